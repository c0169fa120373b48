// Options are on the board first and as buttons second; both do the same.
import { call } from "./calls.js";
import { all, closest, find, first, make, need } from "./elements.js";
import { isMeant, renew } from "./misclicks.js";
import { table } from "./page.js";
import { openSheet } from "./sheet.js";

/** @typedef {import("./elements.js").Thing} Thing */

const PATIENCE = 5000; // milliseconds after which a decision that shows no effect may be repeated
let busy = ""; // the moment that was decided for

/**
 * The numbers of the options that something stands for.
 * @param {Thing} thing
 */
export const optionsOf = (thing) => (thing.dataset.options ?? thing.dataset.option ?? "").split(" ").filter(Boolean);

/** @param {string} number */
export const optionButton = (number) => find(`option-${number}`, HTMLButtonElement);

/** Options that may be chosen, without those that are narrowed away. */
export const allowed = () => moves().filter((button) => button.checkVisibility?.() ?? true);

/** All options that may be chosen. */
export const moves = () => all("#options [data-move]", HTMLButtonElement);

/**
 * The parts that an option is about.
 * @param {Thing} button
 */
export const partIds = (button) => (button.dataset.parts ?? "").split(" ").filter(Boolean);

/**
 * Decide, and go on at once with what was seen to come next; whether the server has done it.
 * @param {HTMLElement} button
 * @param {string[]} then
 */
export async function decide(button, then = []) {
  const { moment } = table;
  if (busy === moment) return false;
  busy = moment;
  button.setAttribute("aria-busy", "true");
  const seat = table.seat === "" ? null : Number(table.seat);
  const body = { move: button.dataset.move, then, moment, seat };
  const done = await call("POST", `/api/tables/${table.table}/moves`, body);
  const release = () => {
    button.removeAttribute("aria-busy");
    if (busy === moment) busy = "";
  };
  // The next moment comes by the live connection, perhaps later than the answer.
  if (done && table.moment === moment) setTimeout(release, PATIENCE);
  else release();
  return done;
}

/** Another moment is shown: whatever was being decided is done. */
export function moveOn() {
  for (const button of all("#options [aria-busy]")) button.removeAttribute("aria-busy");
  busy = "";
  renew();
}

/**
 * What a part may do, as buttons.
 * @param {Thing} part
 */
export const openOptions = (part) =>
  optionsOf(part)
    .flatMap((number) => optionButton(number) ?? [])
    .filter(mayBeChosen);

/** @param {HTMLElement} button */
const mayBeChosen = (button) => button.dataset.move !== undefined;

/**
 * What a click on an option's button does.
 * @param {HTMLElement} button
 */
function pressOption(button) {
  if (mayBeChosen(button)) decide(button);
  else explain(button, button.getAttribute("aria-expanded") !== "true");
}

/** @param {HTMLElement} button @param {boolean} open */
function explain(button, open) {
  button.setAttribute("aria-expanded", String(open));
  need(button.getAttribute("aria-controls") ?? "").hidden = !open;
}

/**
 * What a click on a part does; false if it stands for nothing, or was meant for something else.
 * @param {Thing} part
 */
export function pressPart(part) {
  const open = openOptions(part);
  if (!open.length || !isMeant()) return false;
  if (open.length === 1) decide(open[0]);
  else narrow(open);
  return true;
}

/**
 * Show only the options a part stands for.
 * @param {HTMLElement[]} buttons
 */
function narrow(buttons) {
  for (const row of all("#options li")) row.hidden = !buttons.some((button) => row.contains(button));
  need("narrowed").hidden = false;
  renumber();
  openSheet();
  renew();
  buttons[0].focus();
}

/** Show all options again; false if they are shown. */
export function widen() {
  const note = find("narrowed");
  if (!note || note.hidden) return false;
  for (const row of all("#options li")) row.hidden = false;
  note.hidden = true;
  renumber();
  find("ask")?.focus({ preventScroll: true });
  return true;
}

// Digits stand for the options that are shown.
function renumber() {
  let digit = 0;
  for (const button of moves()) {
    first("kbd", HTMLElement, button)?.remove();
    if (closest(button, "li")?.hidden || ++digit > 9) continue;
    const key = make("kbd", "", String(digit));
    key.ariaHidden = "true";
    button.prepend(key);
  }
}

document.addEventListener("click", (event) => {
  const option = closest(event, "#options .option");
  if (option) pressOption(option);
  if (closest(event, "[data-narrow]")) widen();
});
