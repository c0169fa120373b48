// Drag and drop: a loose part is carried to its target, which decides two things at once: what, and where to.
// Nothing is decided before the drop; the server says which targets there are.
import { ask } from "./calls.js";
import { decide, moves, openOptions, partIds } from "./deciding.js";
import { all, need } from "./elements.js";
import { carried } from "./motion.js";
import { table } from "./page.js";
import { findPart, idOf, partOf } from "./parts.js";
import { hideTooltip } from "./tooltip.js";
import { letGo } from "./zoom.js";

/** @typedef {{ button: HTMLElement, then: string[] }} Way What to decide so that a part goes to a target. */
/** @typedef {{ move: string, parts: string[] }} Step */

/**
 * @typedef {object} Drag A part under a pointer; once it has moved, with a ghost and targets.
 * @property {string} id
 * @property {number} pointer
 * @property {string} kind of pointer
 * @property {number} x where it began
 * @property {number} y
 * @property {string} moment
 * @property {Map<string, Way[]>} targets by the id of the part to drop it on
 * @property {[number, number]} at where the pointer is
 * @property {string[]} parts that go with it
 * @property {SVGSVGElement | null} ghost
 * @property {Promise<void> | null} known settled once the targets are known
 * @property {boolean} landed
 * @property {number} timer
 */

const FAR = 8;
/** @type {Record<string, number>} How far from a target it may be dropped. */
const NEAR = { mouse: 12, pen: 16, touch: 28 };
const LONGEST = 3; // steps of a drag
const PATIENCE = 1500;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Drag | null} */
let drag = null;
let moved = false; // whether the last press was a drag, and so no click

/** @param {string} id */
const isLoose = (id) => findPart(id)?.dataset.loose !== undefined;

/** @param {PointerEvent} event */
function down(event) {
  moved = false;
  if (drag) {
    if (!drag.landed) putBack(); // a second finger
    return;
  }
  const part = partOf(event);
  if (!part?.matches(".drags") || (event.pointerType === "mouse" && event.button !== 0)) return;
  const { pointerId: pointer, pointerType: kind, clientX: x, clientY: y } = event;
  drag = {
    ...{ id: idOf(part), pointer, kind, x, y, moment: table.moment, targets: new Map(), at: [x, y], parts: [] },
    ...{ ghost: null, known: null, landed: false, timer: 0 },
  };
}

/** @param {PointerEvent} event */
function move(event) {
  if (!drag || drag.landed || event.pointerId !== drag.pointer) return;
  const way = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost && Math.hypot(...way) < FAR) return;
  drag.ghost ??= takeUp(drag);
  if (!drag.ghost) return;
  drag.at = [event.clientX, event.clientY];
  drag.ghost.style.translate = `${way[0]}px ${way[1]}px`;
  point(drag);
}

/** @param {Drag} mine */
function takeUp(mine) {
  const part = findPart(mine.id);
  if (!part) return null;
  moved = true;
  hideTooltip();
  letGo(mine.pointer);
  const { left, top, width, height } = part.getBoundingClientRect();
  const ghost = /** @type {SVGSVGElement} */ (part.cloneNode(true));
  for (const name of ["id", "data-options", "tabindex", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("class", `ghost ${mine.kind}`);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  part.classList.add("lifted");
  document.body.classList.add("dragging");
  mine.known = look(mine, openOptions(part));
  return ghost;
}

/**
 * Find the drop targets: named by the options, or else by the options of the next step.
 * @param {Drag} mine
 * @param {HTMLElement[]} options
 */
async function look(mine, options) {
  if (options.every((button) => partIds(button).some((id) => !isLoose(id)))) lookHere(mine);
  else if (options.length === 1) await lookAhead(mine, options[0]);
  if (mine !== drag) return;
  // Dropping a part where it was is no move.
  for (const id of mine.targets.keys()) if (id === mine.id || holds(id, mine)) mine.targets.delete(id);
  show(mine);
  if (mine.ghost) point(mine);
}

/** @param {Drag} mine @param {string} id @param {Way} way */
function add(mine, id, way) {
  mine.targets.set(id, [...(mine.targets.get(id) ?? []), way]);
}

/**
 * A part in hand: all targets of the current options, except those about other parts.
 * @param {Drag} mine
 */
function lookHere(mine) {
  for (const button of moves()) {
    const parts = partIds(button);
    if (!parts.includes(mine.id) && parts.some(isLoose)) continue;
    for (const id of parts) if (!isLoose(id)) add(mine, id, { button, then: [] });
  }
}

/**
 * Follow single steps while the same question is asked: the part was only taken up, and its next option continues the
 * move. An option that repeats the last step would undo it.
 * @param {Drag} mine
 * @param {HTMLElement} button
 */
async function lookAhead(mine, button) {
  const { step } = need("options").dataset;
  const steps = [{ move: button.dataset.move ?? "", parts: partIds(button) }];
  mine.parts = steps[0].parts;
  let found = await foresee(steps);
  while (found && found.step === step && steps.length < LONGEST) {
    const onward = found.options.filter((option) => option.parts.includes(mine.id));
    if (onward.length !== 1) return;
    steps.push(onward[0]);
    found = await foresee(steps);
  }
  const then = steps.slice(1).map((each) => each.move);
  const last = steps[steps.length - 1].parts;
  for (const option of found?.options ?? []) {
    const back = option.parts.some((id) => last.includes(id));
    if (back && !then.length) continue;
    const way = { button, then: back ? then.slice(0, -1) : [...then, option.move] };
    for (const id of option.parts) add(mine, id, way);
  }
}

/**
 * Ask for the options after some steps.
 * @param {Step[]} steps
 * @returns {Promise<{ step: string, options: Step[] } | null>}
 */
function foresee(steps) {
  const played = steps.map((step) => step.move).join(",");
  const query = new URLSearchParams({ moves: played, seat: table.seat, lang: document.documentElement.lang });
  return ask(`/api/tables/${table.table}/ahead?${query}`);
}

/** @param {string} id @param {{ x: number, y: number }} point */
function holds(id, { x, y }) {
  const box = findPart(id)?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** @param {Drag} mine */
function show(mine) {
  for (const id of mine.targets.keys()) findPart(id)?.classList.add("target");
}

/** @param {Drag} mine */
function point(mine) {
  const over = nearest(mine);
  for (const part of all(".part.over", SVGElement)) if (part !== over) part.classList.remove("over");
  over?.classList.add("over");
}

/**
 * Hit test with tolerance; but not where another part of that size is pointed at.
 * @param {Drag} mine
 */
function nearest(mine) {
  const [x, y] = mine.at;
  const under = partOf(document.elementFromPoint(x, y) ?? document.body);
  let best = null;
  let least = NEAR[mine.kind] ?? NEAR.mouse;
  for (const id of mine.targets.keys()) {
    const part = findPart(id);
    if (!part?.checkVisibility()) continue;
    const box = part.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (far && under && under.clientWidth <= 1.5 * box.width) continue;
    if (far < least) [best, least] = [part, far];
  }
  return best;
}

/** @param {PointerEvent} event */
async function up(event) {
  if (moved) setTimeout(() => (moved = false), 50); // the click of this press comes at once, or not at all
  const mine = drag;
  if (!mine || mine.landed || event.pointerId !== mine.pointer) return;
  if (!mine.ghost) {
    drag = null;
    return;
  }
  mine.landed = true;
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  await Promise.race([mine.known, late]);
  if (mine !== drag) return;
  const target = nearest(mine);
  const ways = (target && mine.targets.get(idOf(target))) ?? [];
  if (ways.length !== 1 || table.moment !== mine.moment) {
    putBack();
    return;
  }
  clear();
  for (const id of [mine.id, ...mine.parts]) carried.add(id);
  mine.timer = setTimeout(settle, PATIENCE);
  const [{ button, then }] = ways;
  if (!(await decide(button, then)) && mine === drag) putBack();
}

function clear() {
  document.body.classList.remove("dragging");
  for (const part of all(".part.target, .part.over", SVGElement)) part.classList.remove("target", "over");
}

// The part was dropped.
function settle() {
  if (!drag) return;
  clear();
  clearTimeout(drag.timer);
  findPart(drag.id)?.classList.remove("lifted");
  drag.ghost?.remove();
  carried.clear();
  drag = null;
}

/** Cancel the drag; false if there was none. */
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

/** After a patch: a dropped part has arrived, and the options of a dragged one may have changed. */
export function refresh() {
  if (!drag) return;
  if (table.moment !== drag.moment) {
    if (drag.landed) settle();
    else putBack();
    return;
  }
  if (!drag.ghost) return;
  findPart(drag.id)?.classList.add("lifted");
  if (!drag.landed) show(drag);
}

/** @param {Event} event */
function click(event) {
  if (!moved) return;
  moved = false;
  event.stopPropagation();
  event.preventDefault();
}

export function start() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", putBack);
  addEventListener("blur", putBack);
  document.addEventListener("click", click, true);
}
