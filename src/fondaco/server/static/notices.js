// A notice by the browser when it is one's turn and the page is out of sight.
import { table, words } from "./words.js";
import { said } from "./actions.js";

const possible = "Notification" in window;
let notice = null;

export function tell(yours, before) {
  if (!yours || before || !document.hidden || !possible || Notification.permission !== "granted") return;
  notice = new Notification(words.game, { body: words.yourTurn, tag: `fondaco-${table.table}`, icon: "/favicon.svg" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) notice?.close();
});
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-notify]");
  if (!button) return;
  const answer = possible ? await Notification.requestPermission() : "denied";
  said(button, answer === "granted" ? button.dataset.granted : button.dataset.denied);
});
