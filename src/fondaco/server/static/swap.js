// DOM patching: puts the server's diff into the page, and keeps focus and scroll position.
import { scrollToEnd } from "./autoscroll.js";
import { find, first, need } from "./elements.js";
import { count } from "./motion.js";
import { backdrop, change } from "./parts.js";

/** @typedef {{ from: number, lines: string[] }} Tail How a list goes on from a line. */

/**
 * @typedef {object} News What changes on a page.
 * @property {Record<string, string>} [regions] HTML by the id of the element it fills
 * @property {Record<string, string>} [backdrops] by the name of the picture
 * @property {Record<string, import("./parts.js").Change>} [parts] by the name of the picture
 * @property {Record<string, string>} [labels] by the name of the picture
 * @property {Tail | null} [story]
 * @property {Tail | null} [remarks]
 * @property {string} [title]
 */

// Describe the focus, so that it can be restored in new markup.
function focusNow() {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement || active instanceof SVGElement) || active === document.body) return null;
  return { active, id: active.id, move: active.dataset.move, inPrompt: Boolean(active.closest("#prompt")) };
}

/** @param {ReturnType<typeof focusNow>} kept */
function focusAgain(kept) {
  if (!kept || kept.active.isConnected || document.activeElement !== document.body) return;
  const option = kept.move ? first(`[data-move="${CSS.escape(kept.move)}"]`) : null;
  const same = kept.id && !kept.inPrompt ? find(kept.id) ?? find(kept.id, SVGElement) : null;
  (option ?? same ?? find("ask"))?.focus({ preventScroll: true });
}

/** @param {string} name */
const picture = (name) => need(`pic-${name}`);

/** @param {News} message */
export function swap(message) {
  const focus = focusNow();
  for (const [id, html] of Object.entries(message.regions ?? {})) fill(id, html);
  for (const [name, html] of Object.entries(message.backdrops ?? {})) backdrop(picture(name), html);
  for (const [name, parts] of Object.entries(message.parts ?? {})) change(picture(name), parts);
  for (const [name, label] of Object.entries(message.labels ?? {})) picture(name).ariaLabel = label;
  grow("story", message.story);
  grow("remarks", message.remarks);
  if (message.title) document.title = message.title;
  soon(() => focusAgain(focus)); // later, as moving the focus forces a layout
}

/** @param {() => void} what */
function soon(what) {
  if (document.hidden) what();
  else requestAnimationFrame(what);
}

/** @param {string} id @param {string} html */
function fill(id, html) {
  const region = find(id);
  if (!region) return;
  const before = Number(first("[data-count]", HTMLElement, region)?.textContent ?? NaN);
  const open = first("details[open]", HTMLDetailsElement, region)?.id;
  region.innerHTML = html;
  soon(() => (region.scrollTop = 0));
  if (open) find(open, HTMLDetailsElement)?.setAttribute("open", "");
  const number = first("[data-count]", HTMLElement, region);
  if (number) count(number, before);
}

/**
 * Replace the tail of a list.
 * @param {string} id
 * @param {Tail | null} [news]
 */
function grow(id, news) {
  const list = find(id);
  if (!list || !news) return;
  while (list.children.length > news.from) list.lastElementChild?.remove();
  list.insertAdjacentHTML("beforeend", news.lines.join(""));
  scrollToEnd(list);
}
