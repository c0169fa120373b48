// Bottom sheet: on a phone the prompt is pulled up and down by its handle.
import { find } from "./elements.js";

const FAR = 24;
const section = find("prompt-section");
const handle = find("sheet-handle");

export function openSheet(open = true) {
  if (!handle) return;
  section?.classList.toggle("closed", !open);
  handle.setAttribute("aria-expanded", String(open));
}

const turnOver = () => openSheet(section?.classList.contains("closed"));

let from = 0;
handle?.addEventListener("pointerdown", (event) => {
  from = event.clientY;
  handle.setPointerCapture(event.pointerId);
});
handle?.addEventListener("pointerup", (event) => {
  const way = event.clientY - from;
  if (Math.abs(way) > FAR) openSheet(way < 0);
  else turnOver();
});
handle?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  turnOver();
});
