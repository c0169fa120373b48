// Pan and zoom of the board: wheel with Ctrl, pinch, buttons; drag to pan.
import { closest, find } from "./elements.js";

const MOST = 6;
const DRAG = 6;
const viewport = find("viewport");
const board = find("pic-board");
let scale = 1;
let x = 0;
let y = 0;
let dragged = false;
/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map();
let grip = { x: 0, y: 0, spread: 0, scale: 1, fromX: 0, fromY: 0 };

function apply() {
  if (!viewport || !board) return;
  const room = viewport.getBoundingClientRect();
  const width = board.offsetWidth * scale;
  const height = board.offsetHeight * scale;
  const free = [Math.max(0, (width - room.width) / 2), Math.max(0, (height - room.height) / 2)];
  x = Math.min(free[0], Math.max(-free[0], x));
  y = Math.min(free[1], Math.max(-free[1], y));
  board.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  viewport.classList.toggle("zoomed", scale > 1);
}

/**
 * Zoom around the pointer, or else the middle.
 * @param {number} wanted
 * @param {number} [clientX]
 * @param {number} [clientY]
 */
function zoomTo(wanted, clientX, clientY) {
  if (!viewport) return;
  const room = viewport.getBoundingClientRect();
  const px = (clientX ?? room.left + room.width / 2) - room.left - room.width / 2;
  const py = (clientY ?? room.top + room.height / 2) - room.top - room.height / 2;
  const next = Math.min(MOST, Math.max(1, wanted));
  x = px - ((px - x) * next) / scale;
  y = py - ((py - y) * next) / scale;
  scale = next;
  apply();
}

const STEPS = { in: () => scale * 1.4, out: () => scale / 1.4, fit: () => 1 };

/** @param {keyof typeof STEPS} way */
export function zoom(way) {
  zoomTo(STEPS[way]());
}

/** Whether the last press was a drag, and so no click. */
export const wasDragged = () => dragged;

/**
 * Pan to a focused part.
 * @param {Element} part
 */
export function reveal(part) {
  if (!viewport || scale === 1 || !viewport.contains(part)) return;
  const room = viewport.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.left < room.left) x += room.left - box.left + 8;
  if (box.right > room.right) x -= box.right - room.right + 8;
  if (box.top < room.top) y += room.top - box.top + 8;
  if (box.bottom > room.bottom) y -= box.bottom - room.bottom + 8;
  apply();
}

const middle = () => {
  const points = [...fingers.values()];
  /** @param {"x" | "y"} key */
  const mean = (key) => points.reduce((total, finger) => total + finger[key], 0) / points.length;
  const spread = points.length > 1 ? Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) : 0;
  return { x: mean("x"), y: mean("y"), spread };
};

function take() {
  grip = { ...middle(), scale, fromX: x, fromY: y };
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.pointerType === "mouse" && event.button !== 0) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 1) dragged = false;
  take();
}

/**
 * End panning, as the pointer drags a part.
 * @param {number} pointer
 */
export function letGo(pointer) {
  fingers.delete(pointer);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const now = middle();
  const way = [now.x - grip.x, now.y - grip.y];
  if (Math.hypot(...way) > DRAG || fingers.size > 1) dragged = true;
  if (!dragged) return;
  if (fingers.size > 1) {
    x = grip.fromX;
    y = grip.fromY;
    scale = grip.scale;
    zoomTo((grip.scale * now.spread) / grip.spread, grip.x, grip.y);
    x += way[0];
    y += way[1];
    apply();
  } else if (scale > 1) {
    x = grip.fromX + way[0];
    y = grip.fromY + way[1];
    apply();
  }
}

/** @param {PointerEvent} event */
function up(event) {
  fingers.delete(event.pointerId);
  if (fingers.size) take();
}

/** @param {WheelEvent} event */
function turned(event) {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  zoomTo(scale * Math.exp(-event.deltaY / 240), event.clientX, event.clientY);
}

export function start() {
  if (!viewport) return;
  viewport.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  viewport.addEventListener("wheel", turned, { passive: false });
  addEventListener("resize", apply);
  document.addEventListener("click", (event) => {
    const way = closest(event, "[data-zoom]")?.dataset.zoom;
    if (way && way in STEPS) zoom(/** @type {keyof typeof STEPS} */ (way));
  });
}
