// Panels beside the board, one at a time: log and chat on a desk, on a phone my things and the others too, and where
// there is not even room for one of them below the board, the board itself.
import { openSheet } from "./sheet.js";
import { byId, words } from "./words.js";

const ROOM = 80;

const side = byId("side");
const tabs = () => [...side.querySelectorAll('[role="tab"]')].filter((tab) => tab.checkVisibility?.() ?? true);

export function turnTo(panel) {
  side.dataset.panel = panel;
  for (const tab of side.querySelectorAll('[role="tab"]')) {
    const chosen = tab.dataset.panel === panel;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) tab.querySelector(".unread")?.remove();
  }
  const mats = [...side.querySelectorAll(`#panel-${panel} details`)];
  if (panel === "mine" && mats.length && !mats.some((mat) => mat.open)) mats[0].open = true;
}

// Turn to where something is, if it is in a panel of its own here.
export function bring(part) {
  const panel = panelOf(part);
  if (side.dataset.panel !== panel && tabs().some((tab) => tab.dataset.panel === panel)) turnTo(panel);
  const mat = part.closest("details");
  if (mat) mat.open = true;
}

const panelOf = (part) => part.closest('[id^="panel-"]').id.slice("panel-".length);

// What may be done now comes into sight: the board if anything of it can be done there, else my things.
export function lead() {
  const buttons = [...document.querySelectorAll("#options [data-move]")];
  const parts = buttons.flatMap((button) => button.dataset.parts.split(" ").map((id) => byId(`p-${id}`))).filter(Boolean);
  const found = ["board", "mine"].map((panel) => parts.find((part) => panelOf(part) === panel)).find(Boolean);
  if (found) bring(found);
}

// Tells that a panel has something new in it.
export function note(panel) {
  const tab = byId(`tab-${panel}`);
  if (!tab || side.dataset.panel === panel || tab.querySelector(".unread")) return;
  const mark = document.createElement("span");
  mark.className = "unread";
  mark.innerHTML = '<span class="visually-hidden"></span>';
  mark.firstChild.textContent = ` ${words.unread}`;
  tab.append(mark);
}

// The panel that stands for the width of the window: on a desk the mats are always there.
function settle() {
  const shown = tabs().map((tab) => tab.dataset.panel);
  if (!shown.length) return;
  turnTo(shown.includes(side.dataset.panel) ? side.dataset.panel : shown[0]);
}

side?.addEventListener("click", (event) => {
  const tab = event.target.closest('[role="tab"]');
  if (!tab) return;
  turnTo(tab.dataset.panel);
  if (byId(`panel-${tab.dataset.panel}`).offsetHeight < ROOM) openSheet(false); // on a phone the sheet makes room for it
});
side?.addEventListener("keydown", (event) => {
  const here = event.target.closest('[role="tab"]');
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!here || !way) return;
  const all = tabs();
  const next = all[(all.indexOf(here) + way + all.length) % all.length];
  turnTo(next.dataset.panel);
  next.focus();
  event.preventDefault();
});

export function start() {
  settle();
  addEventListener("resize", settle);
}
