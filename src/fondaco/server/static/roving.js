// Roving tabindex: each picture is one tab stop, and the arrow keys move between its parts.
import { all, closest } from "./elements.js";
import { partOf, partsOf, pictures } from "./parts.js";
import { reveal } from "./zoom.js";

/** @type {Record<string, [number, number]>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Set the tab stop: the part used last, or the first one that may be chosen. */
export function rove() {
  for (const picture of pictures()) {
    const parts = partsOf(picture);
    const used = parts.find((part) => part.id === picture.dataset.stop);
    const stop = used ?? parts.find((part) => part.matches(".may")) ?? parts[0];
    if (stop) stopAt(picture, stop);
  }
}

/** @param {HTMLElement} picture @param {SVGElement} part */
function stopAt(picture, part) {
  for (const other of all('.part[tabindex="0"]', SVGElement, picture)) if (other !== part) other.tabIndex = -1;
  part.tabIndex = 0;
}

/** @param {Element} part */
const middle = (part) => {
  const box = part.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/**
 * Nearest part in a direction; sideways distance weighs more.
 * @param {HTMLElement} picture
 * @param {SVGElement} part
 * @param {[number, number]} direction
 */
function neighbour(picture, part, [dx, dy]) {
  const [x, y] = middle(part);
  let best = null;
  let least = Infinity;
  for (const other of partsOf(picture)) {
    if (other === part) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (ahead < 2) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

export function roving() {
  document.addEventListener("keydown", (event) => {
    const [part, picture] = [partOf(event), closest(event, ".picture")];
    const way = WAYS[event.key];
    if (!part || !picture || !way || event.ctrlKey || event.metaKey || event.altKey) return;
    neighbour(picture, part, way)?.focus({ preventScroll: true });
    event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const [part, picture] = [partOf(event), closest(event, ".picture")];
    if (!part || !picture) return;
    picture.dataset.stop = part.id;
    stopAt(picture, part);
    reveal(part);
  });
}
