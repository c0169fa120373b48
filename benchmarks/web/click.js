// Put into the page before its own scripts: tells for each click on an option when the page shows what came of it.
let heard = 0;

window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", () => (heard = performance.now()));
  }
};

addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table");
  let click = null;
  let done = null;
  let awaited = null;

  const look = () => {
    const { moment, fresh } = table.dataset;
    if (awaited?.moment === moment && fresh === undefined) awaited.resolve();
    if (!click || click.moment === moment) return;
    const { start } = click;
    const took = { heard: heard - start, seen: performance.now() - start };
    click = null;
    // The second frame after the change begins once the first has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => done({ ...took, painted: performance.now() - start })));
  };

  const looking = new MutationObserver(look);
  looking.observe(table, { attributes: true });
  for (const page of [document.getElementById("prompt"), ...document.querySelectorAll(".picture")]) {
    looking.observe(page, { subtree: true, childList: true });
  }
  document.addEventListener(
    "click",
    (event) => {
      if (event.target.closest("[data-move]")) click = { start: event.timeStamp, moment: table.dataset.moment };
    },
    true,
  );

  // When the page has come to a moment and takes clicks for it.
  window.untilMoment = (moment) =>
    new Promise((resolve) => {
      awaited = { moment, resolve };
      look();
    });
  // What the next click takes, in milliseconds.
  window.nextClick = () => {
    window.lastClick = new Promise((resolve) => {
      done = resolve;
    });
  };
});
