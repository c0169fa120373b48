// Live sync of a table book: own entries are queued and posted, everybody's arrive by WebSocket.
import { complain, keepFocus, post } from "./companion-calls.js";
import { all, closest, field, find, first, need, targetOf } from "./elements.js";
import { Live } from "./live-socket.js";

const whole = need("book-form", HTMLFormElement);
const book = need("book");
const alarm = need("alarm");
const lost = need("lost");
const { address = "", offline = "" } = whole.dataset;
let version = Number(field(whole, "version").value);
/** @type {Promise<void>} */
let line = Promise.resolve();

// View ---------------------------------------------------------------------------------------------

const folds = () => all("details[id]", HTMLDetailsElement, book);

/** @param {{ version?: number, book?: string }} news */
function show(news) {
  if (news.version === undefined || news.version < version) return;
  version = news.version;
  for (const each of all('input[name="version"]', HTMLInputElement)) each.value = String(version);
  const were = new Map(folds().map((fold) => [fold.id, { state: fold.dataset.state, open: fold.open }]));
  keepFocus(() => (book.innerHTML = news.book ?? ""));
  for (const fold of folds()) {
    const was = were.get(fold.id);
    if (was?.state === fold.dataset.state) fold.open = was?.open ?? false;
  }
  const last = first(".log-lines li", HTMLElement, book)?.textContent ?? "";
  need("said").textContent = last.trim().replace(/\s+/g, " ");
}

// Writing ------------------------------------------------------------------------------------------

/**
 * A queued button is looked up again: earlier entries may have changed what it enters.
 * @param {HTMLFormElement} form
 * @param {string} id
 * @param {FormData} fields
 */
async function send(form, id, fields) {
  const button = id ? find(id, HTMLButtonElement) : null;
  if (id && (!button || button.disabled)) return;
  if (button) fields.set("entry", button.value);
  fields.set("version", String(version));
  const answer = await post(form.action, fields, offline);
  show(answer);
  complain(alarm, answer.complaint ?? "");
  if (!answer.complaint) return;
  alarm.scrollIntoView({ block: "nearest" });
  if (form !== whole) refill(form, fields);
}

/** @param {HTMLFormElement} form @param {FormData} fields */
function refill(form, fields) {
  for (const [name, value] of fields) {
    const each = form.elements.namedItem(name);
    if (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) each.value = String(value);
  }
}

document.addEventListener("submit", (event) => {
  const form = closest(event, "[data-entry]", HTMLFormElement);
  if (!form) return;
  event.preventDefault();
  const { submitter } = event;
  const fields = new FormData(form, submitter);
  const id = form === whole ? (submitter?.id ?? "") : "";
  if (form !== whole) form.reset(); // at once: the next entry may be begun before the response
  line = line.then(() => send(form, id, fields));
});

// Z: undo, as at the tables.
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (!targetOf(event).matches("input, select, textarea")) need("undo").click();
});

// Live sync ----------------------------------------------------------------------------------------

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

const share = need("share", HTMLInputElement);
const copy = need("copy");

// Without HTTPS, as in a home network, there is no clipboard API.
function copySelected() {
  share.focus();
  document.execCommand("copy");
  copy.focus();
}

share.value = new URL(share.dataset.shareField ?? "", location.href).href;
share.addEventListener("focus", () => share.select());
copy.addEventListener("click", async () => {
  if (navigator.clipboard) await navigator.clipboard.writeText(share.value);
  else copySelected();
  const before = copy.textContent;
  copy.textContent = copy.dataset.copied ?? "";
  setTimeout(() => (copy.textContent = before), 1600);
});
