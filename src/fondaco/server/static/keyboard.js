// Keyboard control: digits pick options, arrows move the focus, letters jump.
import { hint } from "./advice.js";
import { post } from "./buttons.js";
import { actOn } from "./clicks.js";
import { allowed, decide, widen } from "./deciding.js";
import { putBack } from "./drag.js";
import { all, closest, find, first, need, targetOf } from "./elements.js";
import { isMeant } from "./misclicks.js";
import { table } from "./page.js";
import { partOf } from "./parts.js";
import { WAYS, roving } from "./roving.js";
import { openSheet } from "./sheet.js";
import { bring, turnTo } from "./tabs.js";
import { hideTooltip, hoveredThing, tellable } from "./tooltip.js";
import { zoom } from "./zoom.js";

/** @param {Event} event */
const typing = (event) => closest(event, "input, textarea, select, [contenteditable]");

/** @param {KeyboardEvent} event */
function arrows(event) {
  const way = WAYS[event.key][1];
  const target = targetOf(event);
  const list = closest(event, "#options, #story") ?? (target.id === "ask" ? find("options") : null);
  if (!way || !list) return false;
  const shown = all("#options .option, #story a", HTMLElement, list).filter((stop) => !stop.closest("[hidden]"));
  if (!shown.length) return false;
  const here = shown.findIndex((stop) => stop === target);
  const next = here >= 0 ? here + way : target.id === "story" ? shown.length - 1 : 0;
  shown[Math.min(shown.length - 1, Math.max(0, next))].focus();
  return true;
}

/** @param {KeyboardEvent} event */
function enter(event) {
  const part = partOf(event);
  if (part) {
    actOn(part);
    return true;
  }
  const target = targetOf(event);
  const idle = target === document.body || target.id === "ask" || target.id === "main";
  const choices = allowed();
  // A seat that is ready and waits is not reopened by one Enter too many.
  if (event.key !== "Enter" || !idle || choices.length !== 1 || !table.yours) return false;
  if (isMeant()) decide(choices[0]);
  return true;
}

/** @param {string} digit */
function pick(digit) {
  const choice = allowed()[Number(digit) - 1];
  if (choice && isMeant()) decide(choice);
  return Boolean(choice);
}

/** @param {string} panel @param {string} id */
function jump(panel, id) {
  turnTo(panel);
  find(id)?.focus();
}

function openMat() {
  const mat = find(`seat-${table.seat}`, HTMLDetailsElement) ?? first(".mats details", HTMLDetailsElement);
  if (!mat) return;
  turnTo(mat.closest("#panel-mine") ? "mine" : "others");
  mat.open = true;
  first('.part[tabindex="0"]', SVGElement, mat)?.focus({ preventScroll: true });
}

function toBoard() {
  const part = first('#pic-board .part[tabindex="0"]', SVGElement);
  if (part) bring(part);
  part?.focus({ preventScroll: true });
}

function toPrompt() {
  openSheet();
  find("ask")?.focus();
}

function undo() {
  const button = find("undo");
  if (button) post(button);
}

/** @param {KeyboardEvent} event */
function rule(event) {
  const clause = (tellable(event) ?? hoveredThing())?.dataset.clause;
  if (clause) open(`/rules/${table.game}#${clause}`, "_blank", "noopener");
  else first("#prompt .ask-row .rule")?.click();
}

/** @type {Record<string, (event: KeyboardEvent) => void>} */
const LETTERS = {
  z: undo,
  h: hint,
  "?": () => need("keys", HTMLDialogElement).showModal(),
  l: () => jump("log", "story"),
  c: () => jump("chat", "chat-text"),
  p: toPrompt,
  b: toBoard,
  m: openMat,
  r: rule,
  "+": () => zoom("in"),
  "=": () => zoom("in"),
  "-": () => zoom("out"),
  0: () => zoom("fit"),
};

/**
 * Handle a key; whether it did something.
 * @param {KeyboardEvent} event
 */
function pressed(event) {
  if (event.key === "Escape") return escape(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (typing(event) || first("dialog[open]")) return false;
  if (event.key in WAYS) return arrows(event);
  if (event.key === "Enter" || event.key === " ") return enter(event);
  if (event.repeat) return false;
  if (/^[1-9]$/.test(event.key)) return pick(event.key);
  const letter = LETTERS[event.key.toLowerCase()];
  letter?.(event);
  return Boolean(letter);
}

/** @param {KeyboardEvent} event */
function escape(event) {
  if (first("dialog[open]")) return false;
  if (putBack() || hideTooltip()) return true;
  const menu = first("details.menu[open]", HTMLDetailsElement);
  if (menu) {
    menu.open = false;
    first("summary", HTMLElement, menu)?.focus();
    return true;
  }
  const field = typing(event);
  field?.blur();
  return Boolean(field) || widen();
}

export function start() {
  roving();
  document.addEventListener("keydown", (event) => {
    if (pressed(event)) event.preventDefault();
  });
}
