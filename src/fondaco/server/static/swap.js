// Puts what the server sends into the page, and keeps the reader's place in it.
import { byId } from "./words.js";
import { backdrop, change } from "./parts.js";
import { follow } from "./following.js";
import { count } from "./motion.js";

// Where the focus is, told so that it can be found again in new markup.
function focusNow() {
  const active = document.activeElement;
  if (!active || active === document.body) return null;
  return { active, id: active.id, move: active.dataset.move, inPrompt: Boolean(active.closest("#prompt")) };
}

function focusAgain(kept) {
  if (!kept || kept.active.isConnected || document.activeElement !== document.body) return;
  const same =
    (kept.move && document.querySelector(`[data-move="${CSS.escape(kept.move)}"]`)) ||
    (kept.id && !kept.inPrompt && byId(kept.id)) ||
    byId("ask");
  same?.focus({ preventScroll: true });
}

export function swap(message) {
  const focus = focusNow();
  for (const [id, html] of Object.entries(message.regions ?? {})) fill(id, html);
  for (const [name, html] of Object.entries(message.backdrops ?? {})) backdrop(byId(`pic-${name}`), html);
  for (const [name, parts] of Object.entries(message.parts ?? {})) change(byId(`pic-${name}`), parts);
  for (const [name, label] of Object.entries(message.labels ?? {})) byId(`pic-${name}`)?.setAttribute("aria-label", label);
  tail(byId("story"), message.story);
  tail(byId("remarks"), message.remarks);
  if (message.title) document.title = message.title;
  soon(() => focusAgain(focus)); // the browser measures the page before it moves the focus
}

const soon = (what) => (document.hidden ? what() : requestAnimationFrame(what));

function fill(id, html) {
  const region = byId(id);
  if (!region) return;
  const before = Number(region.querySelector("[data-count]")?.textContent ?? NaN);
  const open = region.querySelector("details[open]")?.id;
  region.innerHTML = html;
  soon(() => (region.scrollTop = 0));
  if (open) byId(open)?.setAttribute("open", "");
  const number = region.querySelector("[data-count]");
  if (number) count(number, before);
}

// A list stays as it is up to a line, and goes on anew from there.
function tail(list, news) {
  if (!list || !news) return;
  while (list.children.length > news.from) list.lastElementChild.remove();
  list.insertAdjacentHTML("beforeend", news.lines.join(""));
  follow(list);
}
