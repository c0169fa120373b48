// Tips for a first game, one at a time in the prompt, until all are read or dismissed.
import { say } from "./buttons.js";
import { all, closest, find, first } from "./elements.js";

const KEY = "fondaco-hints";

/** @returns {Set<string>} */
function read() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set(["off"]);
  }
}

/** @param {Set<string>} known */
function write(known) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]));
  } catch {
    // no local storage: no tips
  }
}

export function refresh() {
  const box = first("#prompt .hints");
  if (!box) return;
  const known = read();
  const tips = all(".tip", HTMLElement, box);
  const next = known.has("off") ? null : tips.find((tip) => !known.has(tip.dataset.hint ?? ""));
  for (const tip of tips) tip.hidden = tip !== next;
  box.hidden = !next;
}

document.addEventListener("click", (event) => {
  const button = closest(event, "[data-hints]");
  if (!button) return;
  const known = button.dataset.hints === "forget" ? new Set() : read();
  if (button.dataset.hints === "next") known.add(closest(button, ".tip")?.dataset.hint ?? "");
  if (button.dataset.hints === "off") known.add("off");
  write(known);
  if (button.dataset.hints === "forget") say(button, button.dataset.done ?? "");
  const hadFocus = button.closest("#prompt") !== null;
  refresh();
  if (hadFocus) (first("#prompt .tip:not([hidden]) [data-hints]") ?? find("ask"))?.focus({ preventScroll: true });
});
