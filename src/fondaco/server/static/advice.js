// A hint: what the search recommends is marked among the options, and all of them bear what can be expected.
import { byId, table, words } from "./words.js";
import { request } from "./calls.js";
import { optionsOf } from "./deciding.js";
import { openSheet } from "./sheet.js";

let asked = ""; // the moment that is being thought about
let given = null; // the last hint; it is for one moment only

export async function hint() {
  const button = byId("hint");
  const moment = table.moment;
  if (!button || asked === moment) return;
  if (given?.moment === moment) {
    put(given);
    return;
  }
  asked = moment;
  button.setAttribute("aria-busy", "true");
  byId("advice")?.replaceChildren(text("p", "advice-thinks", words.thinks));
  openSheet();
  const told = await request("POST", `/api/tables/${table.table}/hint`, { moment, seat: Number(button.dataset.hintFor) });
  asked = "";
  byId("hint")?.removeAttribute("aria-busy");
  if (told) given = told;
  refresh();
}

// New markup, or another moment: a hint that still holds is put in again, any other is forgotten.
export function refresh() {
  if (given && given.moment !== table.moment) given = null;
  if (given) put(given);
  else if (asked !== table.moment) clear();
}

function clear() {
  byId("advice")?.replaceChildren();
  for (const node of document.querySelectorAll(".advised, .weighed")) node.classList.remove("advised", "weighed");
  for (const node of document.querySelectorAll("#options .chance")) node.remove();
}

function put(told) {
  clear();
  const buttons = new Map([...document.querySelectorAll("#options [data-move]")].map((button) => [button.dataset.move, button]));
  told.options.forEach((option, place) => weigh(buttons.get(option.move), option, told.seat, place === 0));
  byId("advice")?.replaceChildren(...panel(told));
  openSheet();
  const list = byId("options");
  const best = buttons.get(told.options[0].move);
  if (best) list.scrollTop = best.offsetTop - list.offsetTop - (list.clientHeight - best.offsetHeight) / 2;
}

function weigh(button, option, seat, best) {
  if (!button) return;
  button.classList.add("weighed");
  button.style.setProperty("--chance", option.expected[seat] ?? 0);
  const chance = text("span", "chance", "");
  chance.append(text("span", "percent", option.percent));
  if (best) {
    button.classList.add("advised");
    chance.append(text("span", "visually-hidden", `, ${words.advised}`));
    for (const part of document.querySelectorAll("[data-picture] > [data-options]")) {
      if (optionsOf(part).includes(button.dataset.option)) part.classList.add("advised");
    }
  }
  chance.append(text("span", "visits", option.often));
  button.append(chance);
}

function panel(told) {
  const head = text("p", "advice-head", told.summary);
  const away = text("button", "link", "×");
  away.type = "button";
  away.dataset.advice = "forget";
  away.setAttribute("aria-label", words.forget);
  head.append(away);
  const parts = [head];
  if (told.line.length > 1) parts.push(fold(words.follows, told.line.map((reply) => [reply.name, reply.text])));
  if (told.everybody.length > 2) parts.push(fold(words.everybody, told.everybody.map((seat) => [seat.name, seat.percent])));
  return parts;
}

function fold(title, rows) {
  const details = document.createElement("details");
  details.append(text("summary", "", title));
  const list = document.createElement("ol");
  for (const [name, what] of rows) {
    const row = text("li", "", "");
    row.append(text("b", "", name), " ", what);
    list.append(row);
  }
  details.append(list);
  return details;
}

function text(kind, classes, content) {
  const node = document.createElement(kind);
  if (classes) node.className = classes;
  node.textContent = content;
  return node;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#hint")) hint();
  if (event.target.closest('[data-advice="forget"]')) {
    given = null;
    clear();
    byId("ask")?.focus({ preventScroll: true });
  }
});
