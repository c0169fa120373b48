// Replay of a game: slider, buttons, arrow keys, autoplay.
import "./buttons.js";
import { complain } from "./calls.js";
import * as clicks from "./clicks.js";
import { closest, make, need, targetOf } from "./elements.js";
import { show } from "./motion.js";
import { table, words } from "./page.js";
import { partOf, pictures, place, prepare } from "./parts.js";
import { rove, roving } from "./roving.js";
import { swap } from "./swap.js";
import { hideTooltip, refreshTooltip } from "./tooltip.js";
import * as zoom from "./zoom.js";

/** @typedef {import("./swap.js").News & { at: number, say: string[] }} Moment */

const PACE = 900;
const slider = need("slider", HTMLInputElement);
const told = table.told.split(" ").map(Number); // moments with a line in the log
const length = Number(table.length);
let at = Number(table.at);
/** @type {AbortController | null} The request for a moment that is on its way. */
let asked = null;
let playing = 0;

/** @param {number} wanted */
async function goTo(wanted) {
  const next = Math.min(length, Math.max(0, wanted));
  slider.value = String(next);
  if (next === at && !asked) return;
  at = next;
  asked?.abort();
  const mine = (asked = new AbortController());
  const query = new URLSearchParams({ at: String(at), seat: table.seat, lang: document.documentElement.lang });
  try {
    const response = await fetch(`/tables/${table.table}/moment?${query}`, { signal: mine.signal });
    if (!response.ok) throw new Error(String(response.status));
    const message = await response.json();
    if (mine !== asked) return;
    asked = null;
    prepare(message);
    show(message, apply);
  } catch {
    if (mine.signal.aborted) return;
    asked = null;
    stop();
    complain(words.offline);
  }
}

/** @param {Moment} message */
function apply(message) {
  swap({ parts: message.parts, labels: message.labels });
  rove();
  refreshTooltip();
  tell(message);
}

/** @param {Moment} message */
function tell(message) {
  const moment = need("moment");
  const text = moment.dataset.text ?? "";
  moment.textContent = text.replace("{at}", String(message.at)).replace("{length}", String(length));
  slider.setAttribute("aria-valuetext", moment.textContent);
  const box = need("say");
  const sentences = message.say.map((sentence) => make("p", "", sentence));
  const { nothing, begin } = box.dataset;
  if (!sentences.length) sentences.push(make("p", "faded", message.at ? nothing : begin));
  box.replaceChildren(...sentences);
  history.replaceState(null, "", address(message.at));
  link();
}

/** @param {number} moment */
function address(moment, seat = table.seat) {
  const there = new URL(location.href);
  there.searchParams.set("at", String(moment));
  there.searchParams.set("seat", seat);
  return there;
}

function link() {
  const { pathname, search } = address(at);
  need("copy-moment").dataset.share = pathname + search;
}

// Back and next skip moments of which nothing is told, such as dice.
/** @type {Record<string, () => number>} */
const WAYS = {
  first: () => 0,
  previous: () => told.findLast((moment) => moment < at) ?? 0,
  next: () => told.find((moment) => moment > at) ?? length,
  last: () => length,
};

/** @param {string} way */
function go(way) {
  goTo(WAYS[way]());
}

function stop() {
  clearInterval(playing);
  playing = 0;
  label();
}

function toggle() {
  if (playing) {
    stop();
    return;
  }
  if (at >= length) goTo(0);
  playing = setInterval(() => {
    if (asked) return; // a request is pending
    if (at >= length) stop();
    else go("next");
  }, PACE);
  label();
}

function label() {
  const button = need("play");
  button.textContent = (playing ? button.dataset.pause : button.dataset.play) ?? "";
  button.setAttribute("aria-pressed", String(Boolean(playing)));
}

document.addEventListener("click", (event) => {
  const way = closest(event, "[data-go]")?.dataset.go;
  if (!way) return;
  stop();
  go(way);
});
need("play").addEventListener("click", toggle);
slider.addEventListener("input", () => {
  stop();
  goTo(Number(slider.value));
});
const side = need("side-of", HTMLSelectElement);
side.addEventListener("change", () => location.assign(address(at, side.value)));

/** @type {Record<string, string>} */
const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") hideTooltip();
  const target = targetOf(event);
  if (target.closest("select, input") || partOf(target)) return;
  if (event.key === " " && !target.closest("button, a")) toggle();
  else if (event.key in KEYS) {
    stop();
    go(KEYS[event.key]);
  } else return;
  event.preventDefault();
});

for (const picture of pictures()) place(picture);
link();
rove();
roving();
zoom.start();
clicks.start();
