// Each picture is one stop of the Tab key; within it the arrows move from part to part.
import { partOf, pictures } from "./parts.js";
import { reveal } from "./zoom.js";

export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The stop is the part used last, or the first one that may be chosen.
export function rove() {
  for (const picture of pictures()) {
    const parts = [...picture.querySelectorAll(".part")];
    const chosen =
      parts.find((part) => part.id === picture.dataset.stop) ?? parts.find((part) => part.matches(".may")) ?? parts[0];
    for (const part of picture.querySelectorAll('.part[tabindex="0"]')) if (part !== chosen) part.setAttribute("tabindex", "-1");
    chosen?.setAttribute("tabindex", "0");
  }
}

function stopAt(part) {
  const picture = part.closest(".picture");
  picture.dataset.stop = part.id;
  for (const other of picture.querySelectorAll('.part[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  part.setAttribute("tabindex", "0");
  reveal(part);
}

const middle = (part) => {
  const box = part.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

// The nearest part in a direction; what lies straight ahead counts as nearer.
function neighbour(part, [dx, dy]) {
  const [x, y] = middle(part);
  let best = null;
  let least = Infinity;
  for (const other of part.closest(".picture").querySelectorAll(".part")) {
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
    const part = partOf(event.target);
    const way = WAYS[event.key];
    if (!part || !way || event.ctrlKey || event.metaKey || event.altKey) return;
    neighbour(part, way)?.focus({ preventScroll: true });
    event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const part = partOf(event.target);
    if (part) stopAt(part);
  });
}
