// A bot's thinking: its clock, also on its mat, and one announcement for screen readers.
import { tick } from "./clocks.js";
import { all, find, first, make } from "./elements.js";
import { table } from "./page.js";

let said = "";

export function refresh() {
  const thought = first("#thinking [data-thinks]");
  for (const clock of all(".line-thinks")) clock.remove();
  if (thought) putOnMat(thought.dataset);
  if (table.yours) tell("");
  else if (thought) tell(thought.dataset.said ?? "");
  tick();
}

/** @param {DOMStringMap} thought */
function putOnMat({ thinks, from }) {
  const clock = make("span", "line-thinks");
  clock.dataset.since = from;
  clock.ariaHidden = "true";
  first(`#line-${thinks} .line-state`)?.append(clock);
}

/** @param {string} sentence */
function tell(sentence) {
  const line = find("thinking-said");
  if (!line || sentence === said) return;
  said = sentence;
  line.textContent = sentence;
}
