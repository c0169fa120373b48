// Buttons that call the API as their data attributes say: undo, agree, sit down, leave, begin.
import { call, complain } from "./calls.js";
import { all, closest, field, find, first, formToken, need } from "./elements.js";

/** @param {HTMLElement} button @returns {Promise<boolean>} */
function confirmed(button) {
  const dialog = need("confirm", HTMLDialogElement);
  need("confirm-text").textContent = button.dataset.confirm ?? "";
  need("confirm-yes").textContent = button.dataset.yes ?? "";
  need("confirm-levels").hidden = !button.dataset.levels;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/**
 * Address and body of a button's request, with the bot's level where one is to be chosen.
 * @param {HTMLElement} button
 * @returns {[string, object]}
 */
function asked(button) {
  const address = button.dataset.post ?? "";
  const body = JSON.parse(button.dataset.body ?? "{}");
  const sitter = first("#confirm-levels :checked", HTMLInputElement)?.value;
  if (button.dataset.levels === "address") return [`${address}?sitter=${sitter}`, body];
  return [address, button.dataset.levels === "body" ? { ...body, sitter } : body];
}

/** @param {HTMLElement} button */
export async function post(button) {
  if (button.getAttribute("aria-disabled") === "true") {
    complain(button.dataset.refused ?? "");
    return;
  }
  if (button.getAttribute("aria-busy") === "true") return;
  if (button.dataset.confirm && !(await confirmed(button))) return;
  button.setAttribute("aria-busy", "true");
  await call(button.dataset.method ?? "POST", ...asked(button));
  button.removeAttribute("aria-busy");
}

/** @param {HTMLElement} button */
async function share(button) {
  const address = new URL(button.dataset.share ?? "", location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const shown = find("share", HTMLInputElement);
    if (!shown) return;
    shown.select();
    document.execCommand("copy");
  }
  say(button, button.dataset.copied ?? "");
}

/**
 * Confirm an action on its button for a moment.
 * @param {HTMLElement} button
 * @param {string} sentence
 */
export function say(button, sentence) {
  button.dataset.before ??= button.textContent;
  button.textContent = sentence;
  setTimeout(() => {
    button.textContent = button.dataset.before ?? "";
    delete button.dataset.before;
  }, 2000);
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-post], [data-share], [data-dialog]");
  if (!button) return;
  if (button.dataset.post) post(button);
  if (button.dataset.share) share(button);
  if (button.dataset.dialog) need(button.dataset.dialog, HTMLDialogElement).showModal();
});

// Close menus on a click elsewhere.
document.addEventListener("click", (event) => {
  const within = closest(event, "details.menu");
  const done = closest(event, "[data-post], [data-dialog]");
  for (const menu of all("details.menu[open]", HTMLDetailsElement)) if (menu !== within || done) menu.open = false;
});

const chat = find("chat-form", HTMLFormElement);
chat?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const written = field(chat, "text");
  const text = written.value.trim();
  if (text && (await call("POST", chat.getAttribute("action") ?? "", { text }))) written.value = "";
});

/** Fill in what only this page knows: its address, and its CSRF token. */
export function complete() {
  for (const token of all('#prompt input[name="form_token"]', HTMLInputElement)) token.value = formToken;
  for (const shown of all("[data-share-field]", HTMLInputElement)) {
    shown.value = new URL(shown.dataset.shareField ?? "", location.href).href;
  }
}
