// Progressive enhancement of all pages: every page works without it.
import { all, closest, field, first, formToken } from "./elements.js";
import { folded } from "./folding.js";

// Switch the theme without reloading.
for (const form of all('[data-switch="theme"]', HTMLFormElement)) {
  const themes = ["auto", "light", "dark"];
  const button = field(form, "theme", HTMLButtonElement);
  const scheme = first('meta[name="color-scheme"]', HTMLMetaElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const theme = button.value;
    const said = button.dataset[theme] ?? "";
    document.documentElement.dataset.theme = theme;
    if (scheme) scheme.content = theme === "auto" ? "light dark" : theme;
    button.value = themes[(themes.indexOf(theme) + 1) % themes.length];
    button.title = said;
    button.setAttribute("aria-label", said);
    const body = new URLSearchParams({ theme, form_token: formToken, next: "/" });
    fetch(form.action, { method: "POST", body, redirect: "manual" });
  });
}

// A switch of language returns to the same fragment.
for (const form of all('[data-switch="language"]', HTMLFormElement)) {
  form.addEventListener("submit", () => {
    if (location.hash) field(form, "next").value += location.hash;
  });
}

// Copy data-copy to the clipboard.
document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-copy]");
  if (!button || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  const before = button.getAttribute("aria-label");
  button.classList.add("copied");
  if (button.dataset.copied) button.setAttribute("aria-label", button.dataset.copied);
  setTimeout(() => {
    button.classList.remove("copied");
    if (before) button.setAttribute("aria-label", before);
  }, 1600);
});
if (navigator.clipboard) for (const button of all("[data-copy][hidden]")) button.hidden = false;

// Filter while typing, as the server's search does.
for (const search of all("[data-filter]", HTMLInputElement)) {
  const { filter = "" } = search.dataset;
  const entries = all(filter).map((entry) => ({ entry, text: folded(entry.textContent) }));
  const status = first("[data-found]");
  search.addEventListener("input", () => {
    const words = folded(search.value).split(/\s+/).filter(Boolean);
    for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
    for (const chapter of all(".chapter")) {
      chapter.hidden = !first(`${filter}:not([hidden])`, HTMLElement, chapter);
      const line = first(`[data-chapter="${chapter.id}"]`);
      if (line) line.hidden = chapter.hidden;
    }
    if (!status) return;
    const count = entries.filter(({ entry }) => !entry.hidden).length;
    const { all: everything, found, none } = status.dataset;
    const sentence = !words.length ? everything : count ? found : none;
    status.textContent = (sentence ?? "").replace("{count}", String(count));
  });
}

// Show a clause hidden by the search when a link to it is followed.
function showTarget() {
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let place = /** @type {HTMLElement | null} */ (target); place; place = place.parentElement) place.hidden = false;
  target.scrollIntoView();
}
addEventListener("hashchange", showTarget);
showTarget();

// On a phone the table of contents is closed at first.
if (matchMedia("(max-width: 700px)").matches) first(".rules-contents")?.removeAttribute("open");
