// Tooltips: name, state, options or refusals, and rule of anything pointed at.
import { ruleLink } from "./calls.js";
import { optionButton, optionsOf, partIds } from "./deciding.js";
import { closest, find, first, make, need, targetOf } from "./elements.js";
import { words } from "./page.js";
import { findPart, partOf } from "./parts.js";

/** @typedef {import("./elements.js").Thing} Thing */

const SOON = 350;
const SOONER = 80;
const LINGER = 250;
const GAP = 10;
const MOST = 6;

const tooltip = need("tooltip");
/** @type {SVGSVGElement | null} */
let shownFor = null;
let timer = 0;

/**
 * Element with a tooltip: a part, or an option's button.
 * @param {Event} event
 * @returns {Thing | null}
 */
export const tellable = (event) => partOf(event) ?? closest(event, "#options .option");

/**
 * Highlight an option's parts on the board, and a part's options in the list.
 * @param {Thing | null} thing
 * @param {boolean} on
 */
function point(thing, on) {
  if (!thing) return;
  const others = thing.dataset.parts ? partIds(thing).map(findPart) : optionsOf(thing).map(optionButton);
  for (const other of others) other?.classList.toggle("pointed", on);
}

/** @param {SVGElement} part */
function fill(part) {
  const { text, clause, reconstructed } = part.dataset;
  tooltip.replaceChildren(make("p", "tooltip-name", part.getAttribute("aria-label") ?? ""));
  if (text) tooltip.append(make("p", "tooltip-text", text));
  const buttons = optionsOf(part).flatMap((number) => optionButton(number) ?? []);
  const allowed = buttons.filter((button) => button.dataset.move);
  list(allowed, allowed.length > 1 ? words.canOffer : words.canDo);
  list(buttons.filter((button) => !button.dataset.move), words.cannotDo);
  if (reconstructed !== undefined) tooltip.append(make("p", "tooltip-mark", words.reconstructed));
  if (clause) tooltip.append(ruleLink(clause));
}

/** @param {HTMLElement[]} buttons @param {string} heading */
function list(buttons, heading) {
  if (!buttons.length) return;
  const items = make("ul", "");
  for (const button of buttons.slice(0, MOST)) {
    const item = make("li", "", first("span", HTMLElement, button)?.textContent ?? "");
    const why = button.dataset.move ? null : find(button.getAttribute("aria-controls") ?? "");
    if (why) item.append(...[...why.children].map((reason) => reason.cloneNode(true)));
    items.append(item);
  }
  tooltip.append(make("p", "tooltip-heading", heading), items);
}

/**
 * Position next to the element, not over it if there is room elsewhere.
 * @param {Element} thing
 */
function put(thing) {
  const box = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const across = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), innerWidth - width - GAP);
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  let left = across;
  let top = below + height < innerHeight - GAP ? below : above;
  if (top < GAP) {
    top = Math.min(Math.max(GAP, box.top + box.height / 2 - height / 2), innerHeight - height - GAP);
    left = box.right + GAP + width < innerWidth ? box.right + GAP : Math.max(GAP, box.left - GAP - width);
  }
  tooltip.style.left = `${Math.max(0, left)}px`;
  tooltip.style.top = `${Math.max(0, top)}px`;
}

/** @param {SVGSVGElement} part */
export function showTooltip(part) {
  hideTooltip();
  fill(part);
  tooltip.hidden = false;
  put(part);
  shownFor = part;
  part.setAttribute("aria-describedby", "tooltip");
}

/** False if none was shown. */
export function hideTooltip() {
  clearTimeout(timer);
  if (tooltip.hidden) return false;
  tooltip.hidden = true;
  shownFor?.removeAttribute("aria-describedby");
  shownFor = null;
  return true;
}

/** @param {() => void} what @param {number} delay */
function later(what, delay) {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
}

/** @type {Thing | null} */
let hovered = null;

/** @param {Thing | null} thing */
function hover(thing) {
  if (thing === hovered) return;
  point(hovered, false);
  point(thing, true);
  hovered = thing;
}
export const hoveredThing = () => hovered;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (closest(event, "#tooltip")) {
    clearTimeout(timer);
    return;
  }
  hover(tellable(event));
  const part = partOf(event);
  if (part && part !== shownFor) later(() => part.isConnected && showTooltip(part), shownFor ? SOONER : SOON);
  else if (!part && shownFor) later(hideTooltip, LINGER);
  else if (!part) clearTimeout(timer);
});
document.addEventListener("focusin", (event) => {
  hover(tellable(event));
  const part = partOf(event);
  if (part && part === shownFor) return; // end of a long press
  if (part && targetOf(event).matches(":focus-visible")) showTooltip(part);
  else if (!closest(event, "#tooltip")) hideTooltip();
});
addEventListener(
  "scroll",
  ({ target }) => {
    if (shownFor && target instanceof Node && target.contains(shownFor)) hideTooltip();
  },
  true,
);
addEventListener("resize", hideTooltip);

/** After a patch: the tooltip's element may be gone. */
export function refreshTooltip() {
  if (hovered?.isConnected) point(hovered, true); // the element may have been replaced
  else hover(null);
  if (!shownFor) return;
  const again = find(shownFor.id, SVGSVGElement);
  if (again && again !== shownFor) showTooltip(again);
  else if (!again) hideTooltip();
}
