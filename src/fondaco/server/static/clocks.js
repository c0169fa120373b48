// Ticking clocks, synchronised with the server's time by each message.
import { all } from "./elements.js";
import { table } from "./page.js";

let ahead = Number(table.now ?? 0) - Date.now() / 1000;

/** @param {number} now */
export function setNow(now) {
  if (now) ahead = now - Date.now() / 1000;
}

/** @param {number} number */
const padded = (number) => String(number).padStart(2, "0");

export function tick() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of all("[data-runs]")) {
    const left = Math.max(0, Math.floor(Number(clock.dataset.seconds) - (now - Number(clock.dataset.at))));
    clock.textContent = [Math.floor(left / 3600), padded(Math.floor(left / 60) % 60), padded(left % 60)].join(":");
    clock.classList.toggle("short", left < 30);
  }
  for (const clock of all("[data-since]")) {
    const used = Math.max(0, Math.floor(now - Number(clock.dataset.since)));
    clock.textContent = [Math.floor(used / 60), padded(used % 60)].join(":");
  }
}

export function start() {
  tick();
  setInterval(tick, 500);
}
