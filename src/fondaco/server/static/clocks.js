// Clocks tick here; what counts is the house's clock, of which each message tells the time.
import { table } from "./words.js";

let ahead = Number(table.now ?? 0) - Date.now() / 1000;

export function setNow(now) {
  if (now) ahead = now - Date.now() / 1000;
}

export function tick() {
  const now = Date.now() / 1000 + ahead;
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const left = Math.max(0, Math.floor(Number(clock.dataset.seconds) - (now - Number(clock.dataset.at))));
    const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
    clock.textContent = [hours, String(minutes).padStart(2, "0"), String(seconds).padStart(2, "0")].join(":");
    clock.classList.toggle("short", left < 30);
  }
  for (const clock of document.querySelectorAll("[data-since]")) {
    const used = Math.max(0, Math.floor(now - Number(clock.dataset.since)));
    clock.textContent = [Math.floor(used / 60), String(used % 60).padStart(2, "0")].join(":");
  }
}

export function start() {
  tick();
  setInterval(tick, 500);
}
