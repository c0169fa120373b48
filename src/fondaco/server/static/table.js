// Live sync of the table page: applies the diffs that arrive by WebSocket.
import * as advice from "./advice.js";
import * as autoscroll from "./autoscroll.js";
import { complete } from "./buttons.js";
import { complain } from "./calls.js";
import * as clicks from "./clicks.js";
import * as clocks from "./clocks.js";
import { moveOn } from "./deciding.js";
import * as drag from "./drag.js";
import { find, make, need } from "./elements.js";
import * as keyboard from "./keyboard.js";
import { Live } from "./live-socket.js";
import { renew } from "./misclicks.js";
import { show } from "./motion.js";
import { notify } from "./notifications.js";
import { table, words } from "./page.js";
import { pictures, place, prepare } from "./parts.js";
import { rove } from "./roving.js";
import { openSheet } from "./sheet.js";
import { swap } from "./swap.js";
import * as tabs from "./tabs.js";
import * as thinking from "./thinking.js";
import * as tips from "./tips.js";
import { refreshTooltip } from "./tooltip.js";
import * as zoom from "./zoom.js";

/**
 * @typedef {object} Always
 * @property {string} tag
 * @property {string} moment
 * @property {boolean} begun
 * @property {boolean} yours
 * @property {number} now
 * @property {Record<string, string>} regions
 * @property {string[]} say
 */

/** @typedef {Always & import("./swap.js").News} Message What changed, as the live connection tells it. */

const TOLD = 3; // lines of news that fit

function address() {
  const query = new URLSearchParams({ lang: document.documentElement.lang, have: table.tag });
  if (table.seat !== "") query.set("seat", table.seat);
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/tables/${table.table}/live?${query}`;
}

/** @param {Message} message */
function heard(message) {
  if (message.begun && !table.begun) {
    live.leave();
    location.reload(); // the waiting room becomes the board
    return;
  }
  clocks.setNow(message.now);
  prepare(message);
  show(message, apply);
}

/** @param {Message} message */
function apply(message) {
  const { yours, moment } = table;
  table.tag = message.tag;
  table.moment = message.moment;
  table.yours = message.yours ? "yes" : "";
  swap(message);
  if (message.moment !== moment) moveOn();
  else if (message.regions.prompt !== undefined) renew();
  refresh();
  drag.refresh();
  refreshTooltip();
  if (message.say.length) need("say").replaceChildren(...message.say.slice(-TOLD).map(sentence));
  if (message.remarks?.lines.length) tabs.note("chat");
  if (message.regions.prompt !== undefined) openSheet();
  if (message.yours && message.moment !== moment) tabs.lead();
  notify(message.yours, Boolean(yours));
}

/** @param {string} text */
const sentence = (text) => make("span", "", `${text} `);

// Client state to be put into new markup.
function refresh() {
  complete();
  tips.refresh();
  advice.refresh();
  thinking.refresh();
  rove();
}

/** @param {string} text */
function banner(text) {
  const line = need("connection");
  line.textContent = text;
  line.hidden = !text;
}

for (const picture of pictures()) place(picture);
for (const list of [find("story"), find("remarks")]) autoscroll.start(list);
refresh();
tabs.start();
if (table.yours) tabs.lead();
clocks.start();
zoom.start();
clicks.start();
drag.start();
keyboard.start();
const live = new Live(address, {
  onMessage: heard,
  onLost: () => banner(words.lost),
  onBack: () => {
    banner(words.back);
    setTimeout(() => live.connected && banner(""), 1500);
  },
  onRefused: () => {
    banner("");
    complain(words.gone);
  },
});
