// Options, on the board and as buttons; both decide the same.
import { call } from "./calls.js";
import { all, closest, find, first, make, need } from "./elements.js";
import { isMeant, renew } from "./misclicks.js";
import { table } from "./page.js";
import { openSheet } from "./sheet.js";

/** @typedef {import("./elements.js").Thing} Thing */

const PATIENCE = 5000; // timeout in milliseconds, after which a decision without effect may be repeated
let busy = ""; // the moment that was decided for

/**
 * Numbers of the options that an element stands for.
 * @param {Thing} thing
 */
export const optionsOf = (thing) => (thing.dataset.options ?? thing.dataset.option ?? "").split(" ").filter(Boolean);

/** @param {string} number */
export const optionButton = (number) => find(`option-${number}`, HTMLButtonElement);

/** Options that may be chosen and are not filtered out. */
export const allowed = () => moves().filter((button) => button.checkVisibility?.() ?? true);

/** All options that may be chosen. */
export const moves = () => all("#options [data-move]", HTMLButtonElement);

/**
 * The parts that an option is about.
 * @param {Thing} button
 */
export const partIds = (button) => (button.dataset.parts ?? "").split(" ").filter(Boolean);

/**
 * Send a decision, and further ones that were foreseen; whether the server accepted.
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
  // The next moment arrives by the live connection, perhaps after the response.
  if (done && table.moment === moment) setTimeout(release, PATIENCE);
  else release();
  return done;
}

/** Another moment is shown: nothing is pending any more. */
export function moveOn() {
  for (const button of all("#options [aria-busy]")) button.removeAttribute("aria-busy");
  busy = "";
  renew();
}

/**
 * Buttons of a part's options.
 * @param {Thing} part
 */
export const openOptions = (part) =>
  optionsOf(part)
    .flatMap((number) => optionButton(number) ?? [])
    .filter(mayBeChosen);

/** @param {HTMLElement} button */
const mayBeChosen = (button) => button.dataset.move !== undefined;

/**
 * Handle a click on an option's button.
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
 * Handle a click on a part; false if it stands for no option, or was a misclick.
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
