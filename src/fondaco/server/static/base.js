// What makes pages a little quicker; every page works without it.
"use strict";

const formToken = document.querySelector('meta[name="form-token"]')?.content ?? "";

// The switch of colours needs no new page.
for (const form of document.querySelectorAll('[data-switch="theme"]')) {
  const themes = ["auto", "light", "dark"];
  const button = form.querySelector("button");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = button.value;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="color-scheme"]').content = theme === "auto" ? "light dark" : theme;
    button.value = themes[(themes.indexOf(theme) + 1) % themes.length];
    button.title = button.dataset[theme];
    button.setAttribute("aria-label", button.dataset[theme]);
    fetch(form.action, {
      method: "POST",
      body: new URLSearchParams({ theme, form_token: formToken, next: "/" }),
      redirect: "manual",
    });
  });
}

// A switch of language comes back to the very place.
for (const form of document.querySelectorAll('[data-switch="language"]')) {
  form.addEventListener("submit", () => {
    if (location.hash) form.elements.next.value += location.hash;
  });
}

// What carries data-copy is copied by its button.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(button.dataset.copy);
  const before = button.getAttribute("aria-label");
  button.classList.add("copied");
  if (button.dataset.copied) button.setAttribute("aria-label", button.dataset.copied);
  setTimeout(() => {
    button.classList.remove("copied");
    if (before) button.setAttribute("aria-label", before);
  }, 1600);
});
if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy][hidden]")) button.hidden = false;

// A search that filters while it is typed, in the same way as the server does.
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

for (const field of document.querySelectorAll("[data-filter]")) {
  const entries = [...document.querySelectorAll(field.dataset.filter)].map((entry) => [entry, folded(entry.textContent)]);
  const status = document.querySelector("[data-found]");
  const filter = () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const [entry, text] of entries) {
      entry.hidden = !words.every((word) => text.includes(word));
      found += entry.hidden ? 0 : 1;
    }
    for (const chapter of document.querySelectorAll(".chapter")) {
      const empty = !chapter.querySelector(`${field.dataset.filter}:not([hidden])`);
      chapter.hidden = empty;
      const line = document.querySelector(`[data-chapter="${chapter.id}"]`);
      if (line) line.hidden = empty;
    }
    const sentence = !words.length ? status.dataset.all : found ? status.dataset.found : status.dataset.none;
    status.textContent = sentence.replace(/7.?777/, found);
  };
  field.addEventListener("input", filter);
}

// A clause that the search has hidden is shown to whoever follows a link to it.
function showTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let place = target; place; place = place.parentElement) if (place.hidden) place.hidden = false;
  if (target) target.scrollIntoView();
}
window.addEventListener("hashchange", showTarget);
if (location.hash) showTarget();

// On a phone the contents begin closed.
if (matchMedia("(max-width: 700px)").matches) document.querySelector(".rules-contents")?.removeAttribute("open");
