"""War: marching, field battles, sieges and fleets."""
