// Autoscroll: a growing list stays at its end, unless the reader has scrolled back.
const NEAR = 40;
/** @type {WeakSet<Element>} */
const back = new WeakSet();
/** @type {WeakMap<Element, number>} Where we left a list; only a reader scrolls up from there. */
const left = new WeakMap();

/**
 * In the next frame, to avoid a forced layout.
 * @param {Element} list
 */
export function scrollToEnd(list) {
  requestAnimationFrame(() => {
    if (back.has(list)) return;
    list.scrollTop = list.scrollHeight;
    left.set(list, list.scrollTop);
  });
}

/** @param {Element | null} list */
export function start(list) {
  if (!list) return;
  list.addEventListener("scroll", () => {
    const far = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (far <= NEAR) back.delete(list);
    else if (list.scrollTop < (left.get(list) ?? 0) - 1) back.add(list);
  });
  new ResizeObserver(() => scrollToEnd(list)).observe(list);
  scrollToEnd(list);
}
