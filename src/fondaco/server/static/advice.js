// Hints: marks what the search recommends, and shows the expected result of every option.
import { request } from "./calls.js";
import { moves, optionsOf } from "./deciding.js";
import { all, closest, find, make } from "./elements.js";
import { table, words } from "./page.js";
import { openSheet } from "./sheet.js";

/**
 * @typedef {object} Option
 * @property {string} move
 * @property {string} percent
 * @property {string} often
 * @property {number[]} expected by seat
 */

/**
 * @typedef {object} Hint
 * @property {string} moment
 * @property {number} seat
 * @property {string} summary
 * @property {Option[]} options the best one first
 * @property {{ name: string, text: string }[]} line
 * @property {{ name: string, percent: string }[]} everybody
 */

let asked = ""; // the moment that was asked for
/** @type {Hint | null} The last hint; it is for one moment only. */
let given = null;

export async function hint() {
  const button = find("hint");
  const { moment } = table;
  if (!button || asked === moment) return;
  if (given?.moment === moment) {
    put(given);
    return;
  }
  asked = moment;
  button.setAttribute("aria-busy", "true");
  find("advice")?.replaceChildren(make("p", "advice-thinks", words.thinks));
  openSheet();
  const body = { moment, seat: Number(button.dataset.hintFor) };
  const told = await request("POST", `/api/tables/${table.table}/hint`, body);
  if (asked !== moment) return; // outdated: another moment was asked for
  asked = "";
  find("hint")?.removeAttribute("aria-busy");
  if (told) given = told;
  refresh();
}

/** After new markup: show the hint again if it is for this moment, else forget it. */
export function refresh() {
  if (given && given.moment !== table.moment) given = null;
  if (given) put(given);
  else if (asked !== table.moment) clear();
}

function clear() {
  find("advice")?.replaceChildren();
  for (const node of all(".advised, .weighed", Element)) node.classList.remove("advised", "weighed");
  for (const node of all("#options .chance")) node.remove();
}

/** @param {Hint} told */
function put(told) {
  clear();
  const buttons = new Map(moves().map((button) => [button.dataset.move, button]));
  for (const option of told.options) {
    const button = buttons.get(option.move);
    if (button) weigh(button, option, told.seat, option === told.options[0]);
  }
  find("advice")?.replaceChildren(...panel(told));
  openSheet();
  const list = find("options");
  const best = buttons.get(told.options[0].move);
  if (list && best) list.scrollTop = best.offsetTop - list.offsetTop - (list.clientHeight - best.offsetHeight) / 2;
}

/** @param {HTMLElement} button @param {Option} option @param {number} seat @param {boolean} best */
function weigh(button, option, seat, best) {
  button.classList.add("weighed");
  button.style.setProperty("--chance", String(option.expected[seat] ?? 0));
  const chance = make("span", "chance");
  chance.append(make("span", "percent", option.percent));
  if (best) {
    button.classList.add("advised");
    chance.append(make("span", "visually-hidden", `, ${words.advised}`));
    for (const part of all("[data-picture] > [data-options]", SVGElement)) {
      if (optionsOf(part).includes(button.dataset.option ?? "")) part.classList.add("advised");
    }
  }
  chance.append(make("span", "visits", option.often));
  button.append(chance);
}

/** @param {Hint} told */
function panel(told) {
  const head = make("p", "advice-head", told.summary);
  const away = make("button", "link", "×");
  away.type = "button";
  away.dataset.advice = "forget";
  away.setAttribute("aria-label", words.forget);
  head.append(away);
  /** @type {HTMLElement[]} */
  const parts = [head];
  if (told.line.length > 1) parts.push(fold(words.follows, told.line.map((reply) => [reply.name, reply.text])));
  if (told.everybody.length > 2) {
    parts.push(fold(words.everybody, told.everybody.map((seat) => [seat.name, seat.percent])));
  }
  return parts;
}

/** @param {string} title @param {[string, string][]} rows */
function fold(title, rows) {
  const details = make("details", "");
  const list = make("ol", "");
  for (const [name, what] of rows) {
    const row = make("li", "");
    row.append(make("b", "", name), " ", what);
    list.append(row);
  }
  details.append(make("summary", "", title), list);
  return details;
}

document.addEventListener("click", (event) => {
  if (closest(event, "#hint")) hint();
  if (closest(event, '[data-advice="forget"]')) {
    given = null;
    clear();
    find("ask")?.focus({ preventScroll: true });
  }
});
