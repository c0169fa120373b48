// Clicks and long presses on parts: a click does what the part stands for, or tells what it is.
import { hideCard, showCard } from "./card.js";
import { pressPart } from "./deciding.js";
import { partOf } from "./parts.js";
import { wasDragged } from "./zoom.js";

const LONG = 500;
const FAR = 8;
let press = null;

function begin(event) {
  const part = partOf(event.target);
  if (event.pointerType !== "mouse" && !event.target.closest("#card")) hideCard();
  if (!part || event.pointerType === "mouse") return;
  const timer = setTimeout(() => {
    press.long = true;
    showCard(part);
    navigator.vibrate?.(10);
  }, LONG);
  press = { timer, x: event.clientX, y: event.clientY, long: false };
}

function end() {
  clearTimeout(press?.timer);
}

// What a click is meant for: what stands for nothing itself and lies on something that may be chosen is no hindrance.
function meant(event) {
  const part = partOf(event.target);
  if (!part || part.dataset.options) return part;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map(partOf);
  return below.find((each) => each?.matches(".may")) ?? part;
}

// What Enter, Space and a click do on a part.
export function act(part) {
  if (pressPart(part)) hideCard();
  else showCard(part);
}

export function start() {
  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR) end();
  });
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  document.addEventListener("contextmenu", (event) => {
    if (press?.long && partOf(event.target)) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    const part = meant(event);
    const long = press?.long;
    press = null;
    if (long || (part && wasDragged() && part.closest("#viewport"))) return;
    if (part) act(part);
    else if (!event.target.closest("#card")) hideCard();
  });
}
