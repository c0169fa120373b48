// What is loose can be carried to where it shall go, which decides two things at once: what, and where to.
// Nothing is decided before it is dropped; the house says where it could go.
import { byId, table } from "./words.js";
import { ask } from "./calls.js";
import { hideCard } from "./card.js";
import { decide, openOptions } from "./deciding.js";
import { carried } from "./motion.js";
import { partOf } from "./parts.js";
import { letGo } from "./zoom.js";

const FAR = 8;
const NEAR = { mouse: 12, pen: 16, touch: 28 }; // how far from a target it may be dropped
const LONGEST = 3; // steps on the way to where it goes
const PATIENCE = 1500;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

let drag = null; // a part under a pointer; once it has moved, with a ghost and targets
let moved = false; // whether the last press was a drag, and so no click

const find = (id) => byId(`p-${id}`);
const isLoose = (id) => find(id)?.dataset.loose !== undefined;
const partsOf = (button) => button.dataset.parts.split(" ").filter(Boolean);

function down(event) {
  moved = false;
  if (drag) {
    if (!drag.landed) putBack(); // a second finger
    return;
  }
  const part = partOf(event.target);
  if (!part?.matches(".drags") || (event.pointerType === "mouse" && event.button !== 0)) return;
  const { pointerId: pointer, pointerType: kind, clientX: x, clientY: y } = event;
  drag = { id: part.id.slice(2), pointer, kind, x, y, moment: table.moment, targets: new Map() };
}

function move(event) {
  if (!drag || drag.landed || event.pointerId !== drag.pointer) return;
  const way = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost && Math.hypot(...way) < FAR) return;
  if (!drag.ghost && !takeUp()) return;
  drag.at = [event.clientX, event.clientY];
  drag.ghost.style.translate = `${way[0]}px ${way[1]}px`;
  point();
}

function takeUp() {
  const part = find(drag.id);
  if (!part) return false;
  moved = true;
  hideCard();
  letGo(drag.pointer);
  const box = part.getBoundingClientRect();
  const ghost = part.cloneNode(true);
  for (const name of ["id", "data-options", "tabindex", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("class", `ghost ${drag.kind}`);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(ghost);
  drag.ghost = ghost;
  part.classList.add("lifted");
  document.body.classList.add("dragging");
  drag.known = look(drag, openOptions(part));
  return true;
}

// Where it could go. An option that names a place beside it says so itself; if it names none, what could be decided
// next says so.
async function look(mine, options) {
  if (options.every((button) => partsOf(button).some((id) => !isLoose(id)))) lookHere(mine);
  else if (options.length === 1) await lookAhead(mine, options[0]);
  if (mine !== drag) return;
  // What is put down where it was has not been moved.
  for (const id of mine.targets.keys()) if (id === mine.id || holds(find(id), mine)) mine.targets.delete(id);
  show();
  if (mine.at) point();
}

function add(mine, id, way) {
  mine.targets.set(id, [...(mine.targets.get(id) ?? []), way]);
}

// It is in somebody's hand already: to all places of what may be decided now, but for what names something else.
function lookHere(mine) {
  for (const button of document.querySelectorAll("#options [data-move]")) {
    const parts = partsOf(button);
    if (!parts.includes(mine.id) && parts.some(isLoose)) continue;
    for (const id of parts) if (!isLoose(id)) add(mine, id, { button, then: [] });
  }
}

// Where the same is asked again, the part was only taken from its place, and what it stands for now is the next step
// on its way. What then stands for the last step would undo it.
async function lookAhead(mine, button) {
  const { step } = byId("options").dataset;
  const steps = [{ move: button.dataset.move, parts: partsOf(button) }];
  mine.parts = steps[0].parts;
  let found = await foresee(steps);
  while (found?.step === step && steps.length < LONGEST) {
    const onward = found.options.filter((option) => option.parts.includes(mine.id));
    if (onward.length !== 1) return;
    steps.push(onward[0]);
    found = await foresee(steps);
  }
  const then = steps.slice(1).map((each) => each.move);
  for (const option of found?.options ?? []) {
    const back = option.parts.some((id) => steps.at(-1).parts.includes(id));
    if (back && !then.length) continue;
    const way = { button, then: back ? then.slice(0, -1) : [...then, option.move] };
    for (const id of option.parts) add(mine, id, way);
  }
}

function foresee(steps) {
  const moves = steps.map((step) => step.move).join(",");
  const query = new URLSearchParams({ moves, seat: table.seat, lang: document.documentElement.lang });
  return ask(`/api/tables/${table.table}/ahead?${query}`);
}

function holds(part, { x, y }) {
  const box = part?.getBoundingClientRect();
  return Boolean(box) && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function show() {
  for (const id of drag.targets.keys()) find(id)?.classList.add("target");
}

function point() {
  const over = nearest();
  for (const part of document.querySelectorAll(".part.over")) if (part !== over) part.classList.remove("over");
  over?.classList.add("over");
}

// The target under the pointer, or one that is hardly missed; but not where something else of its size is pointed at.
function nearest() {
  const [x, y] = drag.at;
  const under = partOf(document.elementFromPoint(x, y) ?? document.body);
  let best = null;
  let least = NEAR[drag.kind] ?? NEAR.mouse;
  for (const id of drag.targets.keys()) {
    const part = find(id);
    if (!part?.checkVisibility()) continue;
    const box = part.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (far && under && under.clientWidth <= 1.5 * box.width) continue;
    if (far < least) [best, least] = [part, far];
  }
  return best;
}

async function up(event) {
  if (moved) setTimeout(() => (moved = false), 50); // the click that belongs to it comes at once, or not at all
  if (!drag || drag.landed || event.pointerId !== drag.pointer) return;
  if (!drag.ghost) {
    drag = null;
    return;
  }
  const mine = drag;
  mine.landed = true;
  await Promise.race([mine.known, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  if (mine !== drag) return;
  const target = nearest();
  const ways = (target && drag.targets.get(target.id.slice(2))) ?? [];
  if (ways.length !== 1 || table.moment !== drag.moment) {
    putBack();
    return;
  }
  clear();
  for (const id of [drag.id, ...(drag.parts ?? [])]) carried.add(id);
  drag.timer = setTimeout(settle, PATIENCE);
  const [{ button, then }] = ways;
  if (!(await decide(button, then)) && mine === drag) putBack();
}

function clear() {
  document.body.classList.remove("dragging");
  for (const part of document.querySelectorAll(".part.target, .part.over")) part.classList.remove("target", "over");
}

// What was carried lies in its place now.
function settle() {
  if (!drag) return;
  clear();
  clearTimeout(drag.timer);
  find(drag.id)?.classList.remove("lifted");
  drag.ghost?.remove();
  carried.clear();
  drag = null;
}

// Nothing is decided; false if nothing was carried.
export function putBack() {
  if (!drag) return false;
  const { ghost } = drag;
  drag.ghost = null;
  settle();
  if (!ghost) return false;
  if (quiet.matches) {
    ghost.remove();
    return true;
  }
  ghost.classList.add("returns");
  ghost.style.translate = "0px 0px";
  setTimeout(() => ghost.remove(), 200);
  return true;
}

// After a swap: what was dropped has arrived, and what is carried may stand for something else now.
export function refresh() {
  if (!drag) return;
  if (table.moment !== drag.moment) {
    if (drag.landed) settle();
    else putBack();
    return;
  }
  if (!drag.ghost) return;
  find(drag.id)?.classList.add("lifted");
  if (!drag.landed) show();
}

export function start() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", putBack);
  addEventListener("blur", putBack);
  document.addEventListener(
    "click",
    (event) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}
