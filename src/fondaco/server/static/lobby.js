// Progressive enhancement of the form for a new table: shows only the fields that matter.
import { all, field, first } from "./elements.js";

/**
 * Limit the number of players to the game's.
 * @param {HTMLFormElement} form
 */
function count(form) {
  const players = field(form, "players", HTMLSelectElement);
  const game = form.elements.namedItem("game"); // no list if there is only one game
  if (game instanceof HTMLSelectElement) {
    const { least, most } = game.selectedOptions[0].dataset;
    for (const option of players.options) {
      option.disabled = Number(option.value) < Number(least) || Number(option.value) > Number(most);
      option.hidden = option.disabled;
    }
  }
  const fits = [...players.options].filter((option) => !option.disabled);
  if (players.selectedOptions[0]?.disabled) fits[fits.length - 1].selected = true;
  return Number(players.value);
}

/** @param {HTMLFormElement} form */
function tidy(form) {
  const players = count(form);
  for (const row of all("[data-seat]", HTMLElement, form)) {
    const { seat } = row.dataset;
    row.hidden = Number(seat) >= players;
    field(form, `name-${seat}`).hidden = field(form, `seat-${seat}`, HTMLSelectElement).value !== "here";
  }
  const game = form.elements.namedItem("game");
  const chosen = game instanceof HTMLSelectElement || game instanceof HTMLInputElement ? game.value : "";
  for (const part of all("fieldset[data-game]", HTMLElement, form)) part.hidden = part.dataset.game !== chosen;
  for (const clock of all(".new-clock", HTMLElement, form)) {
    clock.hidden = field(form, "clock", RadioNodeList).value !== "bank";
  }
}

const form = first(".new-table", HTMLFormElement);
if (form) {
  form.addEventListener("change", () => tidy(form));
  addEventListener("pageshow", () => tidy(form));
  tidy(form);
}
