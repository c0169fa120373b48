// The whole game by keyboard: digits pick, arrows move about, letters jump.
import { byId, table } from "./words.js";
import { act } from "./actions.js";
import { hint } from "./advice.js";
import { hideCard, hoveredThing, tellable } from "./card.js";
import { allowed, decide, widen } from "./deciding.js";
import { putBack } from "./drag.js";
import { partOf } from "./parts.js";
import { WAYS, roving } from "./roving.js";
import { openSheet } from "./sheet.js";
import { bring, turnTo } from "./tabs.js";
import { act as actOn } from "./touch.js";
import { zoom } from "./zoom.js";

const typing = (node) => node.closest?.("input, textarea, select, [contenteditable]");

function arrows(event) {
  const way = WAYS[event.key];
  const list = event.target.closest("#options, #story");
  const isAsk = event.target.id === "ask";
  if (!way[1] || (!list && !isAsk)) return false;
  const stops = [...(list ?? byId("options") ?? event.target).querySelectorAll("#options .option, #story a")];
  const shown = stops.filter((stop) => !stop.closest("[hidden]"));
  if (!shown.length) return false;
  const here = shown.indexOf(event.target);
  const next = here < 0 ? (event.target.id === "story" ? shown.length - 1 : 0) : here + way[1];
  shown[Math.min(shown.length - 1, Math.max(0, next))].focus();
  return true;
}

function enter(event) {
  const part = partOf(event.target);
  if (part) {
    actOn(part);
    return true;
  }
  const idle = event.target === document.body || event.target.id === "ask" || event.target.id === "main";
  const choices = allowed();
  // Who is ready and only waits does not come back by pressing Enter once too often.
  if (event.key !== "Enter" || !idle || choices.length !== 1 || !table.yours) return false;
  decide(choices[0]);
  return true;
}

function jump(panel, target) {
  turnTo(panel);
  target?.focus();
}

function openMat() {
  const mats = document.querySelectorAll("#panel-mine details, #panel-others details");
  const mat = byId(`seat-${table.seat}`) ?? mats[0];
  if (!mat) return;
  turnTo(mat.closest("#panel-mine") ? "mine" : "others");
  mat.open = true;
  mat.querySelector('.part[tabindex="0"]')?.focus({ preventScroll: true });
}

function toBoard() {
  const part = byId("pic-board")?.querySelector('.part[tabindex="0"]');
  if (part) bring(part);
  part?.focus({ preventScroll: true });
}

function toPrompt() {
  openSheet();
  byId("ask")?.focus();
}

function rule(event) {
  const thing = tellable(event.target) ?? hoveredThing();
  const clause = thing?.dataset.clause;
  const link = document.querySelector("#prompt .ask-row .rule");
  if (clause) open(`/rules/${table.game}#${clause}`, "_blank", "noopener");
  else link?.click();
}

const LETTERS = {
  z: () => byId("undo") && act(byId("undo")),
  h: hint,
  "?": () => byId("keys").showModal(),
  l: () => jump("log", byId("story")),
  c: () => jump("chat", byId("chat-text")),
  p: toPrompt,
  b: toBoard,
  m: openMat,
  r: rule,
  "+": () => zoom("in"),
  "=": () => zoom("in"),
  "-": () => zoom("out"),
  0: () => zoom("fit"),
};

function pressed(event) {
  if (event.key === "Escape") return escape(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (typing(event.target) || document.querySelector("dialog[open]")) return false;
  if (event.key in WAYS) return arrows(event);
  if (event.key === "Enter" || event.key === " ") return enter(event);
  if (event.repeat) return false;
  if (/^[1-9]$/.test(event.key)) {
    const choice = allowed()[Number(event.key) - 1];
    if (choice) decide(choice);
    return Boolean(choice);
  }
  const letter = LETTERS[event.key.toLowerCase()];
  letter?.(event);
  return Boolean(letter);
}

function escape(event) {
  if (document.querySelector("dialog[open]")) return false;
  if (putBack() || hideCard()) return true;
  const menu = document.querySelector("details.menu[open]");
  if (menu) {
    menu.open = false;
    menu.querySelector("summary").focus();
    return true;
  }
  if (typing(event.target)) {
    event.target.blur();
    return true;
  }
  return widen();
}

export function start() {
  roving();
  document.addEventListener("keydown", (event) => {
    if (pressed(event)) event.preventDefault();
  });
}
