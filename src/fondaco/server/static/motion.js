// View transitions: pieces travel, dice tumble, numbers count, changes glow once. Skipped if slow; nothing waits.
import { findPart } from "./parts.js";

/** @typedef {import("./parts.js").Change} Change */
/** @typedef {{ moved: string[], changed: string[], rolled: string[] }} News The ids of parts. */

const MOST = 24; // if more pieces move, animate none
const COUNTING = 300;
const PATIENCE = 20;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {ViewTransition | null} */
let running = null;
/** @type {(() => void)[]} */
let waiting = [];

/**
 * Dragged parts are in place already and do not travel.
 * @type {Set<string>}
 */
export const carried = new Set();

/**
 * Diff: which parts move, appear, or only look different.
 * @param {{ parts?: Record<string, Change> }} message
 */
function compare(message) {
  /** @type {News} */
  const news = { moved: [], changed: [], rolled: [] };
  for (const [place, { made }] of Object.entries(message.parts ?? {})) {
    for (const [id, part] of Object.entries(made)) {
      if (carried.has(id)) continue;
      const old = findPart(id);
      const picture = old?.parentElement?.dataset.picture;
      if (!old || picture !== place || old.dataset.box !== part.dataset.box) news.moved.push(id);
      else if (old.innerHTML !== part.innerHTML) news.changed.push(id);
      if (old && id.startsWith("die-") && old.ariaLabel !== part.ariaLabel) news.rolled.push(id);
    }
  }
  return news;
}

/** @param {Element} part */
function isSeen(part) {
  if (!part.checkVisibility?.()) return false;
  const box = part.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

/** @param {string[]} ids */
function name(ids) {
  const named = [];
  for (const id of ids) {
    const part = findPart(id);
    if (!part || !isSeen(part)) continue;
    part.style.viewTransitionName = `part-${id}`;
    named.push(part);
  }
  return named;
}

/** @param {SVGElement[]} parts */
function unname(parts) {
  for (const part of parts) part.style.viewTransitionName = "";
}

/**
 * Apply a message with `swap`, at once or in the next frame.
 * @template {{ parts?: Record<string, Change> }} M
 * @param {M} message
 * @param {(message: M) => void} swap
 */
export function show(message, swap) {
  waiting.push(() => swap(message));
  if (waiting.length > 1) return; // batched with the next frame
  running?.skipTransition();
  if (quiet.matches || document.hidden) {
    flush();
    return;
  }
  const news = compare(message);
  const few = news.moved.length > 0 && news.moved.length <= MOST;
  const named = few && "startViewTransition" in document ? name(news.moved) : null;
  if (named && (named.length || news.moved.some((id) => !findPart(id)))) {
    travel(news, named);
    return;
  }
  flush(); // nothing visible moves, or the browser has no view transitions
  mark(news);
}

/** @param {News} news @param {SVGElement[]} named */
function travel(news, named) {
  let renamed = named;
  const transition = document.startViewTransition(() => {
    clearTimeout(impatience);
    if (!waiting.length) return;
    unname(named);
    flush();
    renamed = name(news.moved);
    mark(news);
  });
  // The browser captures the old picture in the next frame. If that is slow, skip the animation.
  const impatience = setTimeout(() => {
    transition.skipTransition();
    unname(named);
    flush();
    mark(news);
  }, PATIENCE);
  running = transition;
  transition.ready.catch(() => {}); // skipped for a newer one
  transition.finished.finally(() => {
    unname(renamed);
    if (running === transition) running = null;
  });
}

function flush() {
  const swaps = waiting;
  waiting = [];
  for (const swap of swaps) swap();
}

/** @param {News} news */
function mark({ changed, moved, rolled }) {
  if (changed.length + moved.length <= MOST) for (const id of [...changed, ...moved]) once(id, "glows");
  for (const id of rolled) once(id, "tumbles");
}

/** @param {string} id @param {string} kind */
function once(id, kind) {
  const part = findPart(id);
  part?.classList.add(kind);
  part?.addEventListener("animationend", () => part.classList.remove(kind), { once: true });
}

/**
 * Count from the old number to the new one.
 * @param {Element} element
 * @param {number} from
 */
export function count(element, from) {
  const to = Number(element.textContent);
  if (quiet.matches || document.hidden || !Number.isFinite(from) || from === to) return;
  const begun = performance.now();
  /** @param {number} now */
  const step = (now) => {
    const share = Math.min(1, (now - begun) / COUNTING);
    element.textContent = String(Math.round(from + (to - from) * share));
    if (share < 1 && element.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
