// Clicks and long presses on parts: a click decides, a long press shows the tooltip.
import { pressPart } from "./deciding.js";
import { closest } from "./elements.js";
import { partOf } from "./parts.js";
import { hideTooltip, showTooltip } from "./tooltip.js";
import { wasDragged } from "./zoom.js";

const LONG = 500;
const FAR = 8;
/** @type {{ timer: number, x: number, y: number, long: boolean } | null} */
let press = null;

/** @param {PointerEvent} event */
function begin(event) {
  if (event.pointerType === "mouse") return;
  if (!closest(event, "#tooltip")) hideTooltip();
  const part = partOf(event);
  if (!part) return;
  const mine = { timer: 0, x: event.clientX, y: event.clientY, long: false };
  mine.timer = setTimeout(() => {
    mine.long = true;
    showTooltip(part);
    navigator.vibrate?.(10);
  }, LONG);
  press = mine;
}

function end() {
  clearTimeout(press?.timer);
}

/**
 * Hit test: parts without options do not block those below that may be chosen.
 * @param {MouseEvent} event
 */
function aim(event) {
  const part = partOf(event);
  if (!part || part.dataset.options) return part;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(partOf);
  return below.find((each) => each?.matches(".may")) ?? part;
}

/**
 * Activate a part: Enter, Space or a click.
 * @param {SVGSVGElement} part
 */
export function actOn(part) {
  if (pressPart(part)) hideTooltip();
  else showTooltip(part);
}

export function start() {
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR) end();
  });
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  document.addEventListener("contextmenu", (event) => {
    if (press?.long && partOf(event)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const part = aim(event);
    const long = press?.long;
    press = null;
    if (long || (part && wasDragged() && part.closest("#viewport"))) return;
    if (part) actOn(part);
    else if (!closest(event, "#tooltip")) hideTooltip();
  });
}
