// While a bot thinks: its clock on its mat as well, and one sentence for who listens, not one for each decision.
import { byId, table } from "./words.js";
import { tick } from "./clocks.js";

let said = "";

export function refresh() {
  const thought = document.querySelector("#thinking [data-thinks]");
  for (const clock of document.querySelectorAll(".line-thinks")) clock.remove();
  if (thought) onMat(thought.dataset.thinks, thought.dataset.from);
  if (table.yours) tell("");
  else if (thought) tell(thought.dataset.said);
  tick();
}

function onMat(seat, since) {
  const clock = document.createElement("span");
  clock.className = "line-thinks";
  clock.dataset.since = since;
  clock.ariaHidden = "true";
  document.querySelector(`#line-${seat} .line-state`)?.append(clock);
}

function tell(sentence) {
  const line = byId("thinking-said");
  if (!line || sentence === said) return;
  said = sentence;
  line.textContent = sentence;
}
