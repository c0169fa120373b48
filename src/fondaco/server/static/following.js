// A list that grows stays at its end, unless the reader has gone back in it.
const NEAR = 40;
const back = new WeakSet();
const left = new WeakMap(); // where we left a list; only a reader scrolls up from there

// With the next frame, so that nobody waits for the page to be measured.
export function follow(list) {
  requestAnimationFrame(() => {
    if (back.has(list)) return;
    list.scrollTop = list.scrollHeight;
    left.set(list, list.scrollTop);
  });
}

export function start(list) {
  if (!list) return;
  list.addEventListener("scroll", () => {
    const far = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (far <= NEAR) back.delete(list);
    else if (list.scrollTop < left.get(list) - 1) back.add(list);
  });
  new ResizeObserver(() => follow(list)).observe(list);
  follow(list);
}
