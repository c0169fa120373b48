// Odds form: each change is posted to the server, and the regions of the response are put into the DOM.
import { complain, complaintOf, keepFocus, post } from "./companion-calls.js";
import { all, closest, field, find, first, need, targetOf } from "./elements.js";

const odds = need("odds");
const asking = need("asking", HTMLFormElement);
const alarm = need("alarm");
const { address = "", offline = "", book } = odds.dataset;
const READ_LATER = 120;
/** @type {AbortController | null} */
let waiting = null;
let later = 0;

const fields = () => all("[data-usual]", HTMLInputElement, asking);

// Only values that differ from the defaults, so that links are short.
function query() {
  const chosen = new URLSearchParams();
  for (const each of fields()) {
    if (each.type === "radio" && !each.checked) continue;
    const value = each.type === "checkbox" ? String(Number(each.checked)) : each.value;
    if (value !== "" && value !== each.dataset.usual) chosen.set(each.name, value);
  }
  if (book) chosen.set("book", book);
  const text = chosen.toString();
  return text ? `?${text}` : "";
}

async function show() {
  const asked = query();
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  history.replaceState(null, "", address + asked);
  for (const form of all('[data-switch="language"]', HTMLFormElement)) field(form, "next").value = address + asked;
  clearTimeout(later);
  await bring(`parts${asked}`, signal);
  // Debounce: load the details when the tapping stops.
  if (!signal.aborted) later = setTimeout(() => bring(`figures${asked}`, signal), READ_LATER);
}

/** @param {string} what @param {AbortSignal} signal */
async function bring(what, signal) {
  try {
    const response = await fetch(`${address}/${what}`, { signal });
    if (response.ok) swap(await response.json());
    complain(alarm, response.ok ? "" : await complaintOf(response, offline));
  } catch {
    if (!signal.aborted) complain(alarm, offline);
  }
}

/** @param {Record<string, string>} parts HTML by the id of the element it fills */
function swap(parts) {
  const open = find("more-counts", HTMLDetailsElement)?.open;
  keepFocus(() => {
    for (const [id, html] of Object.entries(parts)) need(id).innerHTML = html;
  });
  const more = find("more-counts", HTMLDetailsElement);
  if (open && more) more.open = true;
  if (parts.chance) need("said").textContent = first(".chance-line")?.textContent ?? "";
}

// Steppers -----------------------------------------------------------------------------------------

asking.addEventListener("click", (event) => {
  const button = closest(event, "[data-step]");
  const stepper = button && closest(button, ".stepper");
  const number = stepper && first("input", HTMLInputElement, stepper);
  if (!button || !number) return;
  event.preventDefault();
  const wanted = Number(number.value || number.dataset.usual) + Number(button.dataset.step);
  const value = String(Math.min(Math.max(wanted, Number(number.min)), Number(number.max)));
  if (value === number.value) return;
  number.value = value;
  show();
});
asking.addEventListener("input", (event) => {
  const changed = targetOf(event);
  if (changed instanceof HTMLInputElement && changed.matches("[data-usual]") && changed.value !== "") show();
});
asking.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});

// A line of "what one more would change" sets that value.
need("figures").addEventListener("click", (event) => {
  const link = closest(event, "[data-change]", HTMLAnchorElement);
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  take(new URL(link.href).searchParams);
  show();
});

/** @param {URLSearchParams} chosen */
function take(chosen) {
  for (const each of fields()) {
    const value = chosen.get(each.name) ?? each.dataset.usual ?? "";
    if (each.type === "radio") each.checked = each.value === value;
    else if (each.type === "checkbox") each.checked = value === "1";
    else each.value = value;
  }
}

// Restore the values of the address (back-forward cache).
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  take(new URLSearchParams(location.search));
  show();
});

// Rolling ------------------------------------------------------------------------------------------

need("rolling").addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = closest(event, "form", HTMLFormElement);
  if (!form) return;
  const button = need("roll", HTMLButtonElement);
  button.disabled = true;
  const answer = await post(form.action, new FormData(form), offline);
  button.disabled = false;
  button.focus({ preventScroll: true });
  complain(alarm, answer.complaint ?? "");
  if (!answer.roll) return;
  const list = need("rolls");
  list.insertAdjacentHTML("afterbegin", answer.roll);
  list.firstElementChild?.classList.add("roll-new");
  list.firstElementChild?.scrollIntoView({ block: "nearest" });
});
