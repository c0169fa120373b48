// Typed DOM queries: elements by id or selector, checked for their class.

/**
 * @template {Element} T
 * @typedef {{ new (): T, prototype: T }} Kind
 */

/** @typedef {HTMLElement | SVGElement} Thing Something on the page that carries data attributes. */

const ANY = /** @type {any} */ (HTMLElement);

/**
 * A required element, by id.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {Kind<T>} [kind]
 * @returns {T}
 */
export function need(id, kind = ANY) {
  const found = find(id, kind);
  if (!found) throw new TypeError(`no ${kind.name} #${id} on this page`);
  return found;
}

/**
 * An optional element, by id.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {Kind<T>} [kind]
 * @returns {T | null}
 */
export function find(id, kind = ANY) {
  const found = document.getElementById(id);
  return found instanceof kind ? found : null;
}

/**
 * All elements that match a selector.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {Kind<T>} [kind]
 * @param {ParentNode} [root]
 * @returns {T[]}
 */
export function all(selector, kind = ANY, root = document) {
  return /** @type {T[]} */ ([...root.querySelectorAll(selector)].filter((each) => each instanceof kind));
}

/**
 * The first match, or null.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {Kind<T>} [kind]
 * @param {ParentNode} [root]
 * @returns {T | null}
 */
export function first(selector, kind = ANY, root = document) {
  const found = root.querySelector(selector);
  return found instanceof kind ? found : null;
}

/**
 * Target of an event.
 * @param {Event} event
 * @returns {Element}
 */
export const targetOf = (event) => (event.target instanceof Element ? event.target : document.documentElement);

/**
 * Closest ancestor of an event's target, or of an element, that matches a selector.
 * @template {Element} [T=HTMLElement]
 * @param {Event | Element} here
 * @param {string} selector
 * @param {Kind<T>} [kind]
 * @returns {T | null}
 */
export function closest(here, selector, kind = ANY) {
  const found = (here instanceof Element ? here : targetOf(here)).closest(selector);
  return found instanceof kind ? found : null;
}

/**
 * Field of a form by name; a group of radio buttons as such.
 * @template [T=HTMLInputElement]
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {{ new (): T, prototype: T }} [kind]
 * @returns {T}
 */
export function field(form, name, kind = /** @type {any} */ (HTMLInputElement)) {
  const found = form.elements.namedItem(name);
  if (!(found instanceof kind)) throw new TypeError(`no ${kind.name} ${name} in this form`);
  return found;
}

/**
 * A new element with a text.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} className
 * @param {string} [text]
 */
export function make(tag, className, text = "") {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.textContent = text;
  return node;
}

/** CSRF token of all forms and requests of the page. */
export const formToken = first('meta[name="form-token"]', HTMLMetaElement)?.content ?? "";
