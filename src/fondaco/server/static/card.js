// Point at anything to read what it is: its name, how things stand with it, what it can do or why not, and the rule.
import { byId, words } from "./words.js";
import { ruleLink } from "./calls.js";
import { optionButton, optionsOf } from "./deciding.js";
import { partOf } from "./parts.js";

const SOON = 350;
const LINGER = 250;
const GAP = 10;

const card = byId("card");
let shownFor = null;
let timer = 0;

// A part, or an option's button: things that a card can tell of.
export const tellable = (node) => partOf(node) ?? node.closest?.("#options .option") ?? null;

// The option's parts light up on the board, and the part's options in the list.
function point(thing, on) {
  if (!thing) return;
  const others = thing.dataset.parts
    ? thing.dataset.parts.split(" ").map((id) => byId(`p-${id}`))
    : optionsOf(thing).map(optionButton);
  for (const other of others) other?.classList.toggle("pointed", on);
}

function line(text, className) {
  const paragraph = document.createElement("p");
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}

function fill(part) {
  const { text, clause, reconstructed } = part.dataset;
  card.replaceChildren(line(part.getAttribute("aria-label"), "card-name"));
  if (text) card.append(line(text, "card-text"));
  const buttons = optionsOf(part).map(optionButton).filter(Boolean);
  const allowed = buttons.filter((button) => button.dataset.move);
  list(allowed, allowed.length > 1 ? words.canOffer : words.canDo);
  list(buttons.filter((button) => !button.dataset.move), words.cannotDo);
  if (reconstructed !== undefined) card.append(line(words.reconstructed, "card-mark"));
  if (clause) card.append(ruleLink(clause));
}

function list(buttons, heading) {
  if (!buttons.length) return;
  const items = document.createElement("ul");
  for (const button of buttons.slice(0, 6)) {
    const item = document.createElement("li");
    item.textContent = button.querySelector("span").textContent;
    const why = button.dataset.move ? null : byId(button.getAttribute("aria-controls"));
    if (why) item.append(...[...why.children].map((reason) => reason.cloneNode(true)));
    items.append(item);
  }
  card.append(line(heading, "card-heading"), items);
}

// Beside the thing, and never over it if there is room elsewhere.
function put(thing) {
  const box = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const across = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), innerWidth - width - GAP);
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  let left = across;
  let top = below + height < innerHeight - GAP ? below : above;
  if (top < GAP) {
    top = Math.min(Math.max(GAP, box.top + box.height / 2 - height / 2), innerHeight - height - GAP);
    left = box.right + GAP + width < innerWidth ? box.right + GAP : Math.max(GAP, box.left - GAP - width);
  }
  card.style.left = `${Math.max(0, left)}px`;
  card.style.top = `${Math.max(0, top)}px`;
}

export function showCard(thing) {
  const part = partOf(thing);
  if (!part) return;
  hideCard();
  fill(part);
  card.hidden = false;
  put(part);
  shownFor = part;
  part.setAttribute("aria-describedby", "card");
}

export function hideCard() {
  clearTimeout(timer);
  if (card.hidden) return false;
  card.hidden = true;
  shownFor?.removeAttribute("aria-describedby");
  shownFor = null;
  return true;
}

const later = (what, delay) => {
  clearTimeout(timer);
  timer = setTimeout(what, delay);
};

let hovered = null;
function hover(thing) {
  if (thing === hovered) return;
  point(hovered, false);
  point(thing, true);
  hovered = thing;
}
export const hoveredThing = () => hovered;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  if (event.target.closest("#card")) {
    clearTimeout(timer);
    return;
  }
  const thing = tellable(event.target);
  hover(thing);
  const part = thing && partOf(thing);
  if (part && part !== shownFor) later(() => part.isConnected && showCard(part), shownFor ? 80 : SOON);
  else if (!part && shownFor) later(hideCard, LINGER);
  else if (!part) clearTimeout(timer);
});
document.addEventListener("focusin", (event) => {
  const thing = tellable(event.target);
  hover(thing);
  if (thing && thing === shownFor) return; // a finger was lifted from what it has pressed for long
  if (thing && partOf(thing) && event.target.matches(":focus-visible")) showCard(thing);
  else if (!event.target.closest("#card")) hideCard();
});
addEventListener("scroll", (event) => shownFor && event.target.contains(shownFor) && hideCard(), true);
addEventListener("resize", hideCard);

// After a swap a card may tell of something that is gone.
export function refreshCard() {
  if (hovered?.isConnected) point(hovered, true); // what it points at may be made anew
  else hover(null);
  if (!shownFor) return;
  const again = byId(shownFor.id);
  if (again && again !== shownFor) showCard(again);
  else if (!again) hideCard();
}
