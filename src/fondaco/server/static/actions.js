// Buttons that say in their markup what they ask of the house: undo, agree, sit down, leave, begin.
import { byId } from "./words.js";
import { call, complain } from "./calls.js";

function confirmed(button) {
  const dialog = byId("confirm");
  byId("confirm-text").textContent = button.dataset.confirm;
  byId("confirm-yes").textContent = button.dataset.yes;
  byId("confirm-levels").hidden = !button.dataset.levels;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

// The address and the body of what a button asks for, with the bot's level where one is to be chosen.
function asked(button) {
  const address = button.dataset.post;
  const body = JSON.parse(button.dataset.body ?? "{}");
  const sitter = document.querySelector("#confirm-levels :checked")?.value;
  if (button.dataset.levels === "address") return [`${address}?sitter=${sitter}`, body];
  return [address, button.dataset.levels === "body" ? { ...body, sitter } : body];
}

export async function act(button) {
  if (button.getAttribute("aria-disabled") === "true") {
    complain(button.dataset.refused);
    return;
  }
  if (button.getAttribute("aria-busy") === "true") return;
  if (button.dataset.confirm && !(await confirmed(button))) return;
  button.setAttribute("aria-busy", "true");
  await call(button.dataset.method ?? "POST", ...asked(button));
  button.removeAttribute("aria-busy");
}

async function share(button) {
  const address = new URL(button.dataset.share, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    const field = byId("share");
    if (!field) return;
    field.select();
    document.execCommand("copy");
  }
  said(button, button.dataset.copied);
}

// A button says for a moment what it has done.
export function said(button, sentence) {
  if (button.dataset.before === undefined) button.dataset.before = button.textContent;
  button.textContent = sentence;
  setTimeout(() => {
    button.textContent = button.dataset.before;
    delete button.dataset.before;
  }, 2000);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-post], [data-share], [data-dialog]");
  if (!button) return;
  if (button.dataset.post) act(button);
  if (button.dataset.share) share(button);
  if (button.dataset.dialog) byId(button.dataset.dialog).showModal();
});

// Menus close when something else is done.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    const inside = menu.contains(event.target);
    if (!inside || event.target.closest("[data-post], [data-dialog]")) menu.open = false;
  }
});

byId("chat-form")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = byId("chat-text");
  const text = field.value.trim();
  if (text && (await call("POST", event.target.getAttribute("action"), { text }))) field.value = "";
});

// What only this page knows: its own address, and the token for its forms.
export function complete() {
  const token = document.querySelector('meta[name="form-token"]')?.content ?? "";
  for (const field of document.querySelectorAll('#prompt input[name="form_token"]')) field.value = token;
  for (const field of document.querySelectorAll("[data-share-field]")) {
    field.value = new URL(field.dataset.shareField, location.href).href;
  }
}
