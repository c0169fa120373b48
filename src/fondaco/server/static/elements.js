// Elements by id or selector, checked to be of the kind that is expected.

/**
 * @template {Element} T
 * @typedef {{ new (): T, prototype: T }} Kind
 */

/** @typedef {HTMLElement | SVGElement} Thing Something on the page that carries data attributes. */

const ANY = /** @type {any} */ (HTMLElement);

/**
 * An element that the page always has.
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
 * An element that the page may have.
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
 * All elements that a selector fits.
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
 * The first of them.
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
 * The element on which an event happened.
 * @param {Event} event
 * @returns {Element}
 */
export const targetOf = (event) => (event.target instanceof Element ? event.target : document.documentElement);

/**
 * The element around an event, or around another element, that a selector fits.
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
 * The field of a form with that name; of several radio buttons the group.
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

/** The token that every form and every request of a page carries against CSRF. */
export const formToken = first('meta[name="form-token"]', HTMLMetaElement)?.content ?? "";
