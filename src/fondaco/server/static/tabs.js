// Tabs: panels next to the board, one at a time: log and chat on a desktop, on a phone the mats too, and where there
// is no room for a panel below the board, the board itself.
import { moves, partIds } from "./deciding.js";
import { all, closest, find, first, make, need } from "./elements.js";
import { words } from "./page.js";
import { findPart } from "./parts.js";
import { openSheet } from "./sheet.js";

const ROOM = 80;

const side = need("side");
const everyTab = () => all('[role="tab"]', HTMLElement, side);
const shownTabs = () => everyTab().filter((tab) => tab.checkVisibility?.() ?? true);

/** @param {string} panel */
export function turnTo(panel) {
  side.dataset.panel = panel;
  for (const tab of everyTab()) {
    const chosen = tab.dataset.panel === panel;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) first(".unread", HTMLElement, tab)?.remove();
  }
  const mats = all(`#panel-${panel} details`, HTMLDetailsElement, side);
  if (panel === "mine" && mats.length && !mats.some((mat) => mat.open)) mats[0].open = true;
}

/**
 * Open the panel of an element, if it is in one.
 * @param {Element} part
 */
export function bring(part) {
  const panel = panelOf(part);
  if (side.dataset.panel !== panel && shownTabs().some((tab) => tab.dataset.panel === panel)) turnTo(panel);
  const mat = closest(part, "details", HTMLDetailsElement);
  if (mat) mat.open = true;
}

/** @param {Element} part */
const panelOf = (part) => (closest(part, '[id^="panel-"]')?.id ?? "").slice("panel-".length);

/** Show what can be done now: the board if it has options, else one's own mat. */
export function lead() {
  const parts = moves().flatMap(partIds).flatMap((id) => findPart(id) ?? []);
  const found = ["board", "mine"].map((panel) => parts.find((part) => panelOf(part) === panel)).find(Boolean);
  if (found) bring(found);
}

/**
 * Mark a panel as unread.
 * @param {string} panel
 */
export function note(panel) {
  const tab = find(`tab-${panel}`);
  if (!tab || side.dataset.panel === panel || first(".unread", HTMLElement, tab)) return;
  const mark = make("span", "unread");
  mark.append(make("span", "visually-hidden", ` ${words.unread}`));
  tab.append(mark);
}

// Default panel by the window's width: on a desktop the mats are always shown.
function settle() {
  const shown = shownTabs().flatMap((tab) => tab.dataset.panel ?? []);
  const now = side.dataset.panel ?? "";
  if (shown.length) turnTo(shown.includes(now) ? now : shown[0]);
}

side.addEventListener("click", (event) => {
  const panel = closest(event, '[role="tab"]')?.dataset.panel;
  if (!panel) return;
  turnTo(panel);
  if (need(`panel-${panel}`).offsetHeight < ROOM) openSheet(false); // on a phone, close the sheet to make room
});
side.addEventListener("keydown", (event) => {
  const here = closest(event, '[role="tab"]');
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!here || !way) return;
  const shown = shownTabs();
  const next = shown[(shown.indexOf(here) + way + shown.length) % shown.length];
  turnTo(next.dataset.panel ?? "");
  next.focus();
  event.preventDefault();
});

export function start() {
  settle();
  addEventListener("resize", settle);
}
