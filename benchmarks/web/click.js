// Put into the page before its own scripts: notes for each click on an option when the page shows what came of it.
addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table").dataset;
  const pages = [document.getElementById("prompt"), ...document.querySelectorAll(".picture")];
  let open = null;
  const looking = new MutationObserver(() => {
    if (!open || table.moment === open.moment) return;
    const click = open;
    open = null;
    click.seen = performance.now() - click.start;
    // The second frame after the change begins once the first has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      click.painted = performance.now() - click.start;
      window.lastClick = click;
    }));
  });
  for (const page of pages) looking.observe(page, { subtree: true, childList: true, attributes: true });
  looking.observe(document.getElementById("table"), { attributes: true });
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-move]")) open = { start: event.timeStamp, moment: table.moment };
  }, true);
});
