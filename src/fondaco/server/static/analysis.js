// The analysis of a game fills in while it is being thought about.
const page = document.getElementById("analysis");
const SOON = 700;
const LATER = 5000;

// Whoever reads keeps their place: what is open stays open, and what has the focus keeps it.
function fill(id, html) {
  const region = document.getElementById(id);
  const open = [...region.querySelectorAll("details[open]")].map((details) => details.id);
  const active = region.contains(document.activeElement) ? document.activeElement : null;
  const key = active && (active.closest("details")?.id || active.getAttribute("href"));
  region.innerHTML = html;
  for (const other of open) document.getElementById(other)?.setAttribute("open", "");
  if (!key) return;
  const again = region.querySelector(`a[href="${CSS.escape(key)}"]`) ?? document.getElementById(key)?.querySelector("summary");
  again?.focus({ preventScroll: true });
}

async function ask() {
  let wait = LATER;
  try {
    const response = await fetch(page.dataset.found, { headers: { Accept: "application/json" } });
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
    // not connected: try again later
  }
  setTimeout(ask, wait);
}

if (page && !page.dataset.complete) setTimeout(ask, SOON);
