// On a phone the prompt is a sheet at the bottom, pulled up and down by its handle.
import { byId } from "./words.js";

const FAR = 24;
const section = byId("prompt-section");
const handle = byId("sheet-handle");

export function openSheet(open = true) {
  if (!handle) return;
  section.classList.toggle("closed", !open);
  handle.setAttribute("aria-expanded", String(open));
}

let from = null;
handle?.addEventListener("pointerdown", (event) => {
  from = event.clientY;
  handle.setPointerCapture(event.pointerId);
});
handle?.addEventListener("pointerup", (event) => {
  const way = event.clientY - from;
  from = null;
  if (Math.abs(way) > FAR) openSheet(way < 0);
  else openSheet(section.classList.contains("closed"));
});
handle?.addEventListener("pointercancel", () => (from = null));
handle?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  openSheet(section.classList.contains("closed"));
});
