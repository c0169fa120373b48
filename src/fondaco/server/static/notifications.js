// Browser notification when it is one's turn and the page is hidden.
import { say } from "./buttons.js";
import { closest } from "./elements.js";
import { table, words } from "./page.js";

const possible = "Notification" in window;
/** @type {Notification | null} */
let shown = null;

/** @param {boolean} yours @param {boolean} before whether it was one's turn already */
export function notify(yours, before) {
  if (!yours || before || !document.hidden || !possible || Notification.permission !== "granted") return;
  const notification = new Notification(words.game, {
    body: words.yourTurn,
    tag: `fondaco-${table.table}`,
    icon: "/favicon.svg",
  });
  notification.onclick = () => {
    focus();
    notification.close();
  };
  shown = notification;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) shown?.close();
});
document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-notify]");
  if (!button) return;
  const answer = possible ? await Notification.requestPermission() : "denied";
  say(button, (answer === "granted" ? button.dataset.granted : button.dataset.denied) ?? "");
});
