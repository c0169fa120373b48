// The page of a table: complete as it comes, kept in step from then on.
import { complete } from "./actions.js";
import * as advice from "./advice.js";
import { complain } from "./calls.js";
import { refreshCard } from "./card.js";
import * as clocks from "./clocks.js";
import * as drag from "./drag.js";
import * as following from "./following.js";
import * as hints from "./hints.js";
import * as keyboard from "./keyboard.js";
import { Live } from "./live.js";
import { show } from "./motion.js";
import { tell } from "./notices.js";
import { pictures, place, prepare } from "./parts.js";
import { rove } from "./roving.js";
import { openSheet } from "./sheet.js";
import { swap } from "./swap.js";
import * as tabs from "./tabs.js";
import * as thinking from "./thinking.js";
import * as touch from "./touch.js";
import { byId, table, words } from "./words.js";
import * as zoom from "./zoom.js";

const TOLD = 3; // sentences that fit on the line of news

function address() {
  const query = new URLSearchParams({ lang: document.documentElement.lang, have: table.tag });
  if (table.seat !== "") query.set("seat", table.seat);
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/tables/${table.table}/live?${query}`;
}

function heard(message) {
  if (message.begun && !table.begun) {
    live.leave();
    location.reload(); // from the waiting room to the board
    return;
  }
  clocks.setNow(message.now);
  prepare(message);
  show(message, apply);
}

function apply(message) {
  const before = table.yours;
  const moment = table.moment;
  table.tag = message.tag;
  table.moment = message.moment;
  table.yours = message.yours ? "yes" : "";
  swap(message);
  refresh();
  drag.refresh();
  refreshCard();
  if (message.say.length) byId("say").replaceChildren(...message.say.slice(-TOLD).map(sentence));
  if (message.remarks?.lines.length) tabs.note("chat");
  if (message.regions.prompt !== undefined) openSheet();
  if (message.yours && message.moment !== moment) tabs.lead();
  tell(message.yours, before);
}

function sentence(text) {
  const span = document.createElement("span");
  span.textContent = `${text} `;
  return span;
}

// What the server cannot know, put into new markup.
function refresh() {
  complete();
  hints.refresh();
  advice.refresh();
  thinking.refresh();
  rove();
}

function banner(text) {
  const line = byId("connection");
  line.textContent = text;
  line.hidden = !text;
}

for (const picture of pictures()) place(picture);
for (const list of [byId("story"), byId("remarks")]) following.start(list);
refresh();
tabs.start();
if (table.yours) tabs.lead();
clocks.start();
zoom.start();
touch.start();
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
