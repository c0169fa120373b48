// A game moment by moment: slider, buttons, arrow keys, and playing by itself.
import "./actions.js";
import { complain } from "./calls.js";
import { hideCard, refreshCard } from "./card.js";
import { show } from "./motion.js";
import { partOf, pictures, place, prepare } from "./parts.js";
import { rove, roving } from "./roving.js";
import { swap } from "./swap.js";
import * as touch from "./touch.js";
import { byId, table, words } from "./words.js";
import * as zoom from "./zoom.js";

const PACE = 900;
const slider = byId("slider");
const told = table.told.split(" ").map(Number); // the moments of which there is something to tell
const length = Number(table.length);
let at = Number(table.at);
let asked = null;
let playing = 0;

async function goTo(wanted) {
  const next = Math.min(length, Math.max(0, wanted));
  slider.value = next;
  if (next === at && !asked) return;
  at = next;
  asked?.abort();
  const mine = (asked = new AbortController());
  try {
    const query = new URLSearchParams({ at, seat: table.seat, lang: document.documentElement.lang });
    const response = await fetch(`/tables/${table.table}/moment?${query}`, { signal: mine.signal });
    if (!response.ok) throw new Error(response.status);
    const message = await response.json();
    if (mine !== asked) return;
    asked = null;
    prepare(message);
    show(message, apply);
  } catch (error) {
    if (error.name === "AbortError") return;
    asked = null;
    stop();
    complain(words.offline);
  }
}

function apply(message) {
  swap({ parts: message.parts, labels: message.labels });
  rove();
  refreshCard();
  tell(message);
}

function tell(message) {
  const moment = byId("moment");
  moment.textContent = moment.dataset.text.replace("{at}", message.at).replace("{length}", length);
  slider.setAttribute("aria-valuetext", moment.textContent);
  const box = byId("say");
  const sentences = message.say.map((text) => paragraph(text));
  if (!sentences.length) sentences.push(paragraph(message.at ? box.dataset.nothing : box.dataset.begin, "faded"));
  box.replaceChildren(...sentences);
  const address = new URL(location.href);
  address.searchParams.set("at", message.at);
  address.searchParams.set("seat", table.seat);
  history.replaceState(null, "", address);
  link();
}

function paragraph(text, className = "") {
  const line = document.createElement("p");
  line.className = className;
  line.textContent = text;
  return line;
}

function link() {
  const address = new URL(location.href);
  address.searchParams.set("at", at);
  address.searchParams.set("seat", table.seat);
  byId("copy-moment").dataset.share = address.pathname + address.search;
}

// Back and next go by what is told: dice that nobody speaks of are no moment of their own.
const WAYS = {
  first: () => 0,
  previous: () => told.findLast((moment) => moment < at) ?? 0,
  next: () => told.find((moment) => moment > at) ?? length,
  last: () => length,
};
function go(way) {
  goTo(WAYS[way]());
}

function stop() {
  clearInterval(playing);
  playing = 0;
  label();
}
function toggle() {
  if (playing) return stop();
  if (at >= length) goTo(0);
  playing = setInterval(() => {
    if (asked) return; // wait for the one on its way
    if (at >= length) stop();
    else go("next");
  }, PACE);
  label();
}
function label() {
  const button = byId("play");
  button.textContent = playing ? button.dataset.pause : button.dataset.play;
  button.setAttribute("aria-pressed", String(Boolean(playing)));
}

document.addEventListener("click", (event) => {
  const way = event.target.closest("[data-go]")?.dataset.go;
  if (!way) return;
  stop();
  go(way);
});
byId("play").addEventListener("click", toggle);
slider.addEventListener("input", () => {
  stop();
  goTo(Number(slider.value));
});
byId("side-of").addEventListener("change", (event) => {
  const address = new URL(location.href);
  address.searchParams.set("seat", event.target.value);
  address.searchParams.set("at", at);
  location.assign(address);
});

const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") hideCard();
  if (event.target.closest("select, input") || partOf(event.target)) return;
  if (event.key === " " && !event.target.closest("button, a")) toggle();
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
touch.start();
