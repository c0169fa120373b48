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
      body: new URLSearchParams({ theme, form_token: formToken, next: "/robots.txt" }),
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
