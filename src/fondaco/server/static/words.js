// The sentences the scripts need, in the page's language.
export const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

// What the page is about: which table, seen from which seat, at which moment.
export const table = document.getElementById("table")?.dataset ?? {};

export const byId = (id) => document.getElementById(id);
