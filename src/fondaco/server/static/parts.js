// Pictures and their parts: each part is an outer <svg>, placed in percent over the background.
import { all, closest, find, first } from "./elements.js";

/** @typedef {SVGSVGElement} Part */

/**
 * @typedef {object} Change How a picture changes: the parts made anew, and the order of all if it is another.
 * @property {string[] | null} order
 * @property {Record<string, string>} html
 * @property {Record<string, Part>} made the same parts as elements, once `prepare` has made them
 */

const shelf = document.createElement("template");

export const pictures = () => all(".picture");

/**
 * Part around an element.
 * @param {Event | Element} here
 */
export const partOf = (here) => closest(here, ".part", SVGSVGElement);

/**
 * A part by its id on the server.
 * @param {string} id
 */
export const findPart = (id) => find(`p-${id}`, SVGSVGElement);

/**
 * A part's id on the server.
 * @param {Element} part
 */
export const idOf = (part) => part.id.slice(2);

/**
 * The parts of a picture, in painting order.
 * @param {Element} picture
 */
export const partsOf = (picture) => all(":scope > .part", SVGSVGElement, picture);

/**
 * Position parts by their boxes. Styles are set by script, as the CSP forbids inline styles.
 * @param {HTMLElement} picture
 */
export function place(picture, parts = partsOf(picture)) {
  const { width, height } = backdropOf(picture).viewBox.baseVal;
  const ratio = String(width / height);
  picture.style.setProperty("--ratio", ratio);
  const kind = picture.id === "pic-board" ? "board" : picture.closest("#panel-mine") && "mat"; // others' have no hand
  if (kind) document.documentElement.style.setProperty(`--${kind}-ratio`, ratio);
  for (const part of parts) {
    const [x, y, w, h] = (part.dataset.box ?? "").split(" ").map(Number);
    part.style.left = `${(100 * x) / width}%`;
    part.style.top = `${(100 * y) / height}%`;
    part.style.width = `${(100 * w) / width}%`;
    part.style.height = `${(100 * h) / height}%`;
  }
  picture.classList.add("placed");
}

/** @param {Element} picture */
function backdropOf(picture) {
  const found = first(".backdrop", SVGSVGElement, picture);
  if (!found) throw new TypeError(`no backdrop in ${picture.id}`);
  return found;
}

/** @param {string} html */
function make(html) {
  shelf.innerHTML = html;
  return /** @type {Part} */ (shelf.content.firstElementChild);
}

/**
 * Create the elements of a message's parts, once, before they are shown.
 * @param {{ parts?: Record<string, Change> }} message
 */
export function prepare(message) {
  for (const news of Object.values(message.parts ?? {})) {
    news.made = Object.fromEntries(Object.entries(news.html).map(([id, html]) => [id, make(html)]));
  }
}

/**
 * Patch a picture.
 * @param {HTMLElement} picture
 * @param {Change} change
 */
export function change(picture, { order, made }) {
  const parts = new Map(partsOf(picture).map((part) => [idOf(part), part]));
  for (const [id, part] of Object.entries(made)) {
    parts.get(id)?.replaceWith(part);
    parts.set(id, part);
  }
  if (order) arrange(picture, parts, order);
  place(picture, Object.values(made));
}

/** @param {HTMLElement} picture @param {Map<string, Part>} parts @param {string[]} order */
function arrange(picture, parts, order) {
  const wanted = new Set(order);
  for (const [id, part] of parts) if (!wanted.has(id)) part.remove();
  let before = backdropOf(picture);
  for (const id of order) {
    const part = parts.get(id);
    if (!part) continue;
    if (before.nextElementSibling !== part) before.after(part);
    before = part;
  }
}

/** @param {HTMLElement} picture @param {string} html */
export function backdrop(picture, html) {
  backdropOf(picture).replaceWith(make(html));
  place(picture);
}
