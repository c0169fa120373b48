// Hints for a first game: one at a time in the prompt, until each was read or all were sent away.
import { byId } from "./words.js";
import { said } from "./actions.js";

const KEY = "fondaco-hints";

function read() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set(["off"]);
  }
}
function write(known) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]));
  } catch {
    // a browser that keeps nothing shows no hints
  }
}

export function refresh() {
  const box = document.querySelector("#prompt .hints");
  if (!box) return;
  const known = read();
  const tips = [...box.querySelectorAll(".tip")];
  const next = known.has("off") ? null : tips.find((tip) => !known.has(tip.dataset.hint));
  for (const tip of tips) tip.hidden = tip !== next;
  box.hidden = !next;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-hints]");
  if (!button) return;
  const known = button.dataset.hints === "forget" ? new Set() : read();
  if (button.dataset.hints === "next") known.add(button.closest(".tip").dataset.hint);
  if (button.dataset.hints === "off") known.add("off");
  write(known);
  if (button.dataset.hints === "forget") said(button, button.dataset.done);
  const hadFocus = button.closest("#prompt") !== null;
  refresh();
  const again = document.querySelector("#prompt .tip:not([hidden]) [data-hints]");
  if (hadFocus) (again ?? byId("ask"))?.focus({ preventScroll: true });
});
