// Options are on the board first and as buttons second; both do the same.
import { byId, table } from "./words.js";
import { call } from "./calls.js";
import { openSheet } from "./sheet.js";

let busy = ""; // the moment that was decided for; the next one may be shown before the answer is here

export const optionsOf = (node) => (node.dataset.options ?? node.dataset.option ?? "").split(" ").filter(Boolean);
export const optionButton = (number) => byId(`option-${number}`);
export const allowed = () =>
  [...document.querySelectorAll("#options [data-move]")].filter((button) => button.checkVisibility?.() ?? true);

// Decide, and go on at once with what was seen to come next; whether the house has done it.
export async function decide(button, then = []) {
  const moment = table.moment;
  if (busy === moment) return false;
  busy = moment;
  button.setAttribute("aria-busy", "true");
  const seat = table.seat === "" ? null : Number(table.seat);
  const done = await call("POST", `/api/tables/${table.table}/moves`, { move: button.dataset.move, then, moment, seat });
  button.removeAttribute("aria-busy");
  if (busy === moment) busy = "";
  return done;
}

// What a part may do, as buttons.
export const openOptions = (part) => optionsOf(part).map(optionButton).filter((button) => button?.dataset.move);

// What a click on an option's button does.
export function pressOption(button) {
  if (button.dataset.move) decide(button);
  else explain(button, button.getAttribute("aria-expanded") !== "true");
}

function explain(button, open) {
  button.setAttribute("aria-expanded", String(open));
  byId(button.getAttribute("aria-controls")).hidden = !open;
}

// What a click on a part does; false if it stands for nothing.
export function pressPart(part) {
  const open = openOptions(part);
  if (open.length === 1) decide(open[0]);
  else if (open.length > 1) narrow(open);
  else return false;
  return true;
}

// Show only the options a part stands for.
export function narrow(buttons) {
  const wanted = new Set(buttons);
  for (const button of document.querySelectorAll("#options .option")) button.closest("li").hidden = !wanted.has(button);
  byId("narrowed").hidden = false;
  number();
  openSheet();
  buttons[0].focus();
}

export function widen() {
  const note = byId("narrowed");
  if (!note || note.hidden) return false;
  for (const row of document.querySelectorAll("#options li")) row.hidden = false;
  note.hidden = true;
  number();
  byId("ask").focus({ preventScroll: true });
  return true;
}

// Digits stand for the options that are shown.
function number() {
  let digit = 0;
  for (const button of document.querySelectorAll("#options [data-move]")) {
    button.querySelector("kbd")?.remove();
    if (button.closest("li").hidden || ++digit > 9) continue;
    const key = document.createElement("kbd");
    key.textContent = digit;
    key.setAttribute("aria-hidden", "true");
    button.prepend(key);
  }
}

document.addEventListener("click", (event) => {
  const option = event.target.closest("#options .option");
  if (option) pressOption(option);
  if (event.target.closest("[data-narrow]")) widen();
});
