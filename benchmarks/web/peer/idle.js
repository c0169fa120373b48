// node --expose-gc idle.js WARM_UP MATCHES MOVES: how many bytes a boardgame.io server grows with each match that it
// keeps in memory and nobody looks at, every match after so many moves.
"use strict";

const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { Server } = require("boardgame.io/server");
const { spice, OPTIONS } = require("./game.js");

const [warmUp, matches, moves] = process.argv.slice(2).map(Number);
const PLAYERS = 4;
const reducer = CreateGameReducer({ game: spice });
const { db } = Server({ games: [spice] });

function keep(number) {
  const id = `match-${number}`;
  let state = InitializeGame({ game: spice, numPlayers: PLAYERS });
  const players = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { id: seat, name: `seat ${seat}` }]));
  db.createMatch(id, { initialState: state, metadata: { gameName: spice.name, players, createdAt: 0, updatedAt: 0 } });
  for (let made = 0; made < moves; made += 1) {
    const payload = { type: made % 2 ? "use" : "take", args: [made % OPTIONS], playerID: state.ctx.currentPlayer };
    const { deltalog, ...kept } = reducer(state, { type: "MAKE_MOVE", payload });
    state = { ...kept, deltalog: [] };
    db.setState(id, kept, deltalog);
  }
}

function resident() {
  global.gc();
  return process.memoryUsage().rss;
}

for (let number = 0; number < warmUp; number += 1) keep(number);
const before = resident();
for (let number = warmUp; number < warmUp + matches; number += 1) keep(number);
console.log(JSON.stringify({ value: (resident() - before) / matches }));
process.exit(0);
