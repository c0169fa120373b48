// The odds follow every tap: the house answers, and what changed is put into the page.
import { complaintOf, focusKept, post } from "./companion-calls.js";

const odds = document.getElementById("odds");
const asking = document.getElementById("asking");
const alarm = document.getElementById("alarm");
const READ_LATER = 120;
let waiting = null;
let later = 0;

// Only what is not as usual is in the address, so that a link is short.
function query() {
  const fields = new URLSearchParams();
  for (const field of asking.querySelectorAll("[data-usual]")) {
    if (field.type === "radio" && !field.checked) continue;
    const value = field.type === "checkbox" ? String(Number(field.checked)) : field.value;
    if (value !== "" && value !== field.dataset.usual) fields.set(field.name, value);
  }
  if (odds.dataset.book) fields.set("book", odds.dataset.book);
  const text = fields.toString();
  return text ? `?${text}` : "";
}

function complain(message) {
  alarm.textContent = message;
  alarm.hidden = !message;
}

async function show() {
  const asked = query();
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  history.replaceState(null, "", odds.dataset.address + asked);
  for (const form of document.querySelectorAll('[data-switch="language"]')) form.elements.next.value = odds.dataset.address + asked;
  clearTimeout(later);
  await bring(`parts${asked}`, signal);
  // Whoever taps on does not want to read yet.
  if (!signal.aborted) later = setTimeout(() => bring(`figures${asked}`, signal), READ_LATER);
}

async function bring(what, signal) {
  try {
    const response = await fetch(`${odds.dataset.address}/${what}`, { signal });
    if (!response.ok) return complain(await complaintOf(response, odds.dataset.offline));
    swap(await response.json());
    complain("");
  } catch (error) {
    if (error.name !== "AbortError") complain(odds.dataset.offline);
  }
}

function swap(parts) {
  const open = document.getElementById("more-counts")?.open;
  focusKept(() => {
    for (const [id, html] of Object.entries(parts)) document.getElementById(id).innerHTML = html;
  });
  const more = document.getElementById("more-counts");
  if (open && more) more.open = true;
  if (parts.chance) document.getElementById("said").textContent = document.querySelector(".chance-line")?.textContent ?? "";
}

// Steppers -----------------------------------------------------------------------------------------

const within = (field, value) => Math.min(Math.max(value, Number(field.min)), Number(field.max));

asking.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  event.preventDefault();
  const field = button.closest(".stepper").querySelector("input");
  const value = within(field, Number(field.value || field.dataset.usual) + Number(button.dataset.step));
  if (String(value) === field.value) return;
  field.value = value;
  show();
});
asking.addEventListener("input", (event) => event.target.matches("[data-usual]") && event.target.value !== "" && show());
asking.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});

// A line of "what one more would change" does what it says.
document.getElementById("figures").addEventListener("click", (event) => {
  const link = event.target.closest("[data-change]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  take(new URL(link.href).searchParams);
  show();
});

function take(fields) {
  for (const field of asking.querySelectorAll("[data-usual]")) {
    const value = fields.get(field.name) ?? field.dataset.usual;
    if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = value === "1";
    else field.value = value;
  }
}

// Whoever comes back to the page sees what its address says.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  take(new URLSearchParams(location.search));
  show();
});

// Rolling ------------------------------------------------------------------------------------------

document.getElementById("rolling").addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = document.getElementById("roll");
  button.disabled = true;
  const answer = await post(event.target.action, new FormData(event.target), odds.dataset.offline);
  button.disabled = false;
  button.focus({ preventScroll: true });
  complain(answer.complaint ?? "");
  if (!answer.roll) return;
  const list = document.getElementById("rolls");
  list.insertAdjacentHTML("afterbegin", answer.roll);
  list.firstElementChild.classList.add("roll-new");
  list.firstElementChild.scrollIntoView({ block: "nearest" });
});
