// Misclick guard (input protector): a press counts only for a prompt shown long enough to be seen, so that a double
// click, or a click on its way when the game moved on, decides nothing.
import { closest } from "./elements.js";
import { table } from "./page.js";

const SEEN = 250; // milliseconds; nobody reacts faster to what appears
let ready = 0; // when presses on the current prompt begin to count
let meant = true; // whether the last press was for it
let timer = 0;

/** Restart the guard: the prompt has changed. Until it counts, #table is marked as fresh. */
export function renew() {
  meant = false;
  ready = Infinity;
  table.fresh = "yes";
  clearTimeout(timer);
  timer = setTimeout(() => {
    ready = performance.now();
    delete table.fresh;
  }, SEEN);
}

/** Whether the last press was meant for the prompt that is shown. */
export const isMeant = () => meant;

/** @param {Event} event */
function judge(event) {
  meant = event.timeStamp >= ready;
}

addEventListener("pointerdown", judge, true);
addEventListener("keydown", judge, true);
addEventListener(
  "click",
  (event) => {
    if (event.detail === 0) judge(event); // no pointer: a key, or a screen reader
    if (meant || !closest(event, "#prompt")) return;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);
