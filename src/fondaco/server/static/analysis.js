// Polling: fills in the analysis of a game as it is computed.
import { all, closest, find, need } from "./elements.js";

const SOON = 700;
const LATER = 5000;

/**
 * Replace a region; open details and the focus are kept.
 * @param {string} id
 * @param {string} html
 */
function fill(id, html) {
  const region = need(id);
  const open = all("details[open]", HTMLDetailsElement, region).map((details) => details.id);
  const active = region.contains(document.activeElement) ? document.activeElement : null;
  const fold = active && closest(active, "details")?.id;
  const link = active?.getAttribute("href");
  region.innerHTML = html;
  for (const other of open) find(other)?.setAttribute("open", "");
  const same = link && region.querySelector(`a[href="${CSS.escape(link)}"]`);
  const again = same || (fold && region.querySelector(`#${CSS.escape(fold)} summary`));
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
}

/** @param {HTMLElement} page */
async function ask(page) {
  let wait = LATER;
  try {
    const response = await fetch(page.dataset.found ?? "", { headers: { Accept: "application/json" } });
    if (response.ok) {
      const { complete, ...regions } = await response.json();
      for (const [id, html] of Object.entries(regions)) fill(id, html);
      if (complete) {
        page.dataset.complete = "yes";
        return;
      }
      wait = SOON;
    }
  } catch {
    // offline: retry later
  }
  setTimeout(() => ask(page), wait);
}

const page = find("analysis");
if (page && !page.dataset.complete) setTimeout(() => ask(page), SOON);
