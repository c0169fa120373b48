// A table book in step on every phone: entries are sent one after the other, and everybody's come by the live connection.
import { focusKept, post } from "./companion-calls.js";
import { Live } from "./live.js";

const whole = document.getElementById("book-form");
const book = document.getElementById("book");
const alarm = document.getElementById("alarm");
const lost = document.getElementById("lost");
const { address, offline } = whole.dataset;
let version = Number(whole.elements.version.value);
let line = Promise.resolve();

function complain(message) {
  alarm.textContent = message;
  alarm.hidden = !message;
  if (message) alarm.scrollIntoView({ block: "nearest" });
}

// Showing ------------------------------------------------------------------------------------------

function show(news) {
  if (news.version === undefined || news.version < version) return;
  version = news.version;
  for (const field of document.querySelectorAll('input[name="version"]')) field.value = version;
  const folds = new Map([...book.querySelectorAll("details[id]")].map((fold) => [fold.id, [fold.dataset.state, fold.open]]));
  focusKept(() => (book.innerHTML = news.book));
  for (const fold of book.querySelectorAll("details[id]")) {
    const [state, open] = folds.get(fold.id) ?? [];
    if (state === fold.dataset.state) fold.open = open;
  }
  document.getElementById("said").textContent = book.querySelector(".log-lines li")?.textContent.trim().replace(/\s+/g, " ") ?? "";
}

// Writing ------------------------------------------------------------------------------------------

// A button is looked up again when its turn comes: what it means may have changed by what was entered before.
async function send(form, id, fields) {
  const button = id ? document.getElementById(id) : null;
  if (id && (!button || button.disabled)) return;
  if (button) fields.set("entry", button.value);
  fields.set("version", version);
  const answer = await post(form.action, fields, offline);
  show(answer);
  complain(answer.complaint ?? "");
  if (answer.complaint && form !== whole) refill(form, fields);
}

function refill(form, fields) {
  for (const [name, value] of fields) if (form.elements[name]) form.elements[name].value = value;
}

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-entry]");
  if (!form) return;
  event.preventDefault();
  const { submitter } = event;
  const fields = new FormData(form, submitter);
  const id = form === whole ? submitter?.id : "";
  if (form !== whole) form.reset(); // at once, as the next entry may be begun before this one is answered
  line = line.then(() => send(form, id, fields));
});

// Z takes back, as at the tables.
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.matches("input, select, textarea")) return;
  document.getElementById("undo").click();
});

// Hearing ------------------------------------------------------------------------------------------

new Live(
  () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address}/live?have=${version}`,
  {
    onMessage: show,
    onLost: () => (lost.hidden = false),
    onBack: () => (lost.hidden = true),
    onRefused: () => (lost.hidden = false),
  },
);

// The link -----------------------------------------------------------------------------------------

// Over plain http, as in a home network, browsers copy only what is selected.
function copyOldWay() {
  share.focus();
  document.execCommand("copy");
  copy.focus();
}

const share = document.getElementById("share");
const copy = document.getElementById("copy");
share.value = new URL(share.dataset.shareField, location.href).href;
share.addEventListener("focus", () => share.select());
copy.addEventListener("click", async () => {
  if (navigator.clipboard) await navigator.clipboard.writeText(share.value);
  else copyOldWay();
  const before = copy.textContent;
  copy.textContent = copy.dataset.copied;
  setTimeout(() => (copy.textContent = before), 1600);
});
