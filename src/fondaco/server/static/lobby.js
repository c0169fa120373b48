// The form for a new table shows only what counts; without this script it shows everything.
"use strict";

const form = document.querySelector(".new-table");

function tidy() {
  const players = Number(form.elements.players.value);
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
