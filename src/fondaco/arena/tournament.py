"""Tournament runner: in this process, in a local process pool or on a Ray cluster."""

from collections.abc import Generator, Iterable, Iterator, Sequence

from fondaco.arena.local_pool import in_processes
from fondaco.arena.matches import Match, Outcome, play_match


def tournament(todo: Sequence[Match], workers: int = 1, ray: str = "") -> Generator[Outcome, None, None]:
    """Play all matches; yields outcomes as they are ready."""
    if ray:
        from fondaco.arena.cluster import on_cluster

        yield from once(on_cluster(todo, ray))
    elif workers <= 1:
        yield from map(play_match, todo)
    else:
        yield from once(in_processes(todo, workers))


def once(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """Deduplicate: each match counts once, even if a cluster has played it twice."""
    seen: set[int] = set()
    for outcome in outcomes:
        if outcome.number not in seen:
            seen.add(outcome.number)
            yield outcome
