// node playout.js: the game played at random by the reducer alone, without server, client or drawing. It says first
// what it is; then answers `measure SECONDS` and `depth SECONDS` with a line of JSON each, as benchmarks/worker.py does.
"use strict";

const readline = require("node:readline");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");
const { spice, OPTIONS } = require("./game.js");

const PLAYERS = 4;
const TURNS = 250; // of two decisions each: as long as our longer games
const game = { ...spice, disableUndo: true, endIf: ({ ctx }) => ctx.turn > TURNS };
const reducer = CreateGameReducer({ game });

function play() {
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  let decisions = 0;
  while (!state.ctx.gameover) {
    const type = decisions % 2 ? "use" : "take";
    const option = Math.floor(Math.random() * OPTIONS);
    state = reducer(state, {
      type: "MAKE_MOVE",
      payload: { type, args: [option], playerID: state.ctx.currentPlayer },
    });
    decisions += 1;
  }
  return decisions;
}

function measure(seconds) {
  const start = performance.now();
  let decisions = 0;
  while (performance.now() - start < 1000 * seconds) decisions += play();
  return { value: (1000 * decisions) / (performance.now() - start) };
}

async function main() {
  console.log(JSON.stringify({ version, compiled: null }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [what, seconds] = line.split(" ");
    const answer = what === "depth" ? { median: OPTIONS, mean: OPTIONS, length: play() } : measure(Number(seconds));
    console.log(JSON.stringify(answer));
  }
}

main();
