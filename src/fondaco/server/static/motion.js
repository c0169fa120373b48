// Pieces travel, dice tumble, numbers count, and what changed glows once. Nothing waits for it.

const MOST = 24; // more pieces than this at once are a new picture, not a movement
const COUNTING = 300;
const PATIENCE = 20;
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

let running = null;
let waiting = [];

// Parts that somebody has carried to their place need not travel there.
export const carried = new Set();

const find = (id) => document.getElementById(`p-${id}`);

// Which parts change their place, appear, or only look different.
function compare(message) {
  const news = { moved: [], changed: [], rolled: [] };
  for (const [name, { made }] of Object.entries(message.parts ?? {})) {
    for (const [id, part] of Object.entries(made)) {
      const old = find(id);
      if (carried.has(id)) continue;
      if (!old || old.parentElement.dataset.picture !== name || old.dataset.box !== part.dataset.box) news.moved.push(id);
      else if (old.innerHTML !== part.innerHTML) news.changed.push(id);
      if (old && id.startsWith("die-") && old.getAttribute("aria-label") !== part.getAttribute("aria-label")) {
        news.rolled.push(id);
      }
    }
  }
  return news;
}

function seen(part) {
  if (!part?.checkVisibility?.()) return false;
  const box = part.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

function name(ids) {
  const named = [];
  for (const id of ids) {
    const part = find(id);
    if (!seen(part)) continue;
    part.style.viewTransitionName = `part-${id}`;
    named.push(part);
  }
  return named;
}

const unname = (parts) => parts.forEach((part) => (part.style.viewTransitionName = ""));

// Show a message: `swap` puts it into the page, at once or in the very next frame.
export function show(message, swap) {
  waiting.push(() => swap(message));
  if (waiting.length > 1) return; // the frame that is coming shows this too
  const news = quiet.matches || document.hidden ? null : compare(message);
  const travels = news && news.moved.length > 0 && news.moved.length <= MOST && document.startViewTransition;
  running?.skipTransition();
  if (!travels) {
    flush();
    if (news) mark(news);
    return;
  }
  let named = name(news.moved);
  if (!named.length && !news.moved.some((id) => !find(id))) {
    flush(); // nothing that moves is in sight
    mark(news);
    return;
  }
  const transition = document.startViewTransition(() => {
    clearTimeout(impatience);
    if (!waiting.length) return;
    unname(named);
    flush();
    named = name(news.moved);
    mark(news);
  });
  // The old picture is taken in the next frame. Where that is slow, what is true goes before what is pretty.
  const impatience = setTimeout(() => {
    transition.skipTransition();
    unname(named);
    flush();
    mark(news);
  }, PATIENCE);
  running = transition;
  transition.ready.catch(() => {}); // skipped, because something newer came
  transition.finished.finally(() => {
    unname(named);
    if (running === transition) running = null;
  });
}

function flush() {
  const swaps = waiting;
  waiting = [];
  for (const swap of swaps) swap();
}

function mark({ changed, moved, rolled }) {
  if (changed.length + moved.length <= MOST) for (const id of [...changed, ...moved]) once(find(id), "glows");
  for (const id of rolled) once(find(id), "tumbles");
}

function once(part, kind) {
  if (!part) return;
  part.classList.add(kind);
  part.addEventListener("animationend", () => part.classList.remove(kind), { once: true });
}

// A number goes from what it was to what it is.
export function count(element, from) {
  const to = Number(element.textContent);
  if (quiet.matches || document.hidden || !Number.isFinite(from) || from === to) return;
  const begun = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - begun) / COUNTING);
    element.textContent = Math.round(from + (to - from) * part);
    if (part < 1 && element.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
