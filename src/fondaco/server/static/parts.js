// Pictures and the parts on them. A part is an outer <svg> of its own, placed in percent over its picture's backdrop.

const shelf = document.createElement("template");

export const pictures = () => document.querySelectorAll(".picture");
export const partOf = (node) => node.closest?.(".part") ?? null;

export function size(picture) {
  const box = picture.querySelector(".backdrop").viewBox.baseVal;
  return [box.width, box.height];
}

// Put parts where their boxes say. Styles are set one by one, as the page allows none in its markup.
export function place(picture, parts = picture.querySelectorAll(".part")) {
  const [width, height] = size(picture);
  picture.style.setProperty("--ratio", width / height);
  const kind = picture.id === "pic-board" ? "board" : picture.closest("#panel-mine") && "mat"; // others' have no hand
  if (kind) document.documentElement.style.setProperty(`--${kind}-ratio`, width / height);
  for (const part of parts) {
    const [x, y, w, h] = part.dataset.box.split(" ").map(Number);
    part.style.left = `${(100 * x) / width}%`;
    part.style.top = `${(100 * y) / height}%`;
    part.style.width = `${(100 * w) / width}%`;
    part.style.height = `${(100 * h) / height}%`;
  }
  picture.classList.add("placed");
}

export function make(html) {
  shelf.innerHTML = html;
  return shelf.content.firstElementChild;
}

// Parts of a picture by id, in painting order.
function held(picture) {
  return new Map([...picture.querySelectorAll(":scope > .part")].map((part) => [part.id.slice(2), part]));
}

// Make the parts of a message, once for all who want to look at them before they are shown.
export function prepare(message) {
  for (const change of Object.values(message.parts ?? {})) {
    change.made = Object.fromEntries(Object.entries(change.html).map(([id, html]) => [id, make(html)]));
  }
}

// Change a picture as a message says: the parts made anew, and their order if it has changed.
export function change(picture, { order, made }) {
  const parts = held(picture);
  for (const [id, part] of Object.entries(made)) {
    parts.get(id)?.replaceWith(part);
    parts.set(id, part);
  }
  if (order) arrange(picture, parts, order);
  place(picture, Object.values(made));
}

function arrange(picture, parts, order) {
  const wanted = new Set(order);
  for (const [id, part] of parts) if (!wanted.has(id)) part.remove();
  let before = picture.querySelector(".backdrop");
  for (const id of order) {
    const part = parts.get(id);
    if (before.nextElementSibling !== part) before.after(part);
    before = part;
  }
}

export function backdrop(picture, html) {
  picture.querySelector(".backdrop").replaceWith(make(html));
  place(picture);
}
