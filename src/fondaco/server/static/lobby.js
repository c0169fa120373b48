// The form for a new table shows only what counts; without this script it shows everything.
"use strict";

const form = document.querySelector(".new-table");

// Only as many players as the game is for.
function count() {
  const { least, most } = form.elements.game.selectedOptions?.[0]?.dataset ?? {};
  const select = form.elements.players;
  for (const option of least ? select.options : []) option.hidden = option.disabled = +option.value < +least || +option.value > +most;
  const fits = [...select.options].filter((option) => !option.disabled);
  if (select.selectedOptions[0]?.disabled) fits.at(-1).selected = true;
  return Number(select.value);
}

function tidy() {
  const players = count();
  for (const row of form.querySelectorAll("[data-seat]")) {
    const number = row.dataset.seat;
    row.hidden = Number(number) >= players;
    form.elements[`name-${number}`].hidden = form.elements[`seat-${number}`].value !== "here";
  }
  for (const part of form.querySelectorAll("fieldset[data-game]")) {
    part.hidden = part.dataset.game !== form.elements.game.value;
  }
  form.querySelector(".new-clock").hidden = form.elements.clock.value !== "bank";
}

form.addEventListener("change", tidy);
window.addEventListener("pageshow", tidy);
tidy();
