// node client.js PORT LOBBY: four seats of one match. For each number N read, makes N moves and prints how long each took
// in milliseconds: until the mover had the new state from the server, and until all four seats had it.
"use strict";

const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { spice, OPTIONS } = require("./game.js");

const [address, lobby] = process.argv.slice(2).map((port) => `http://127.0.0.1:${port}`);
const SEATS = ["0", "1", "2", "3"];

async function ask(path, body) {
  const answer = await fetch(`${lobby}/games/${spice.name}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function seat(matchID, playerID) {
  const { playerCredentials } = await ask(`${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
  const client = Client({
    game: spice,
    numPlayers: SEATS.length,
    multiplayer: SocketIO({ server: address, socketOpts: { transports: ["websocket"] } }),
    matchID,
    playerID,
    credentials: playerCredentials,
    debug: false,
  });
  client.start();
  return client;
}

function until(client, ready) {
  return new Promise((resolve) => {
    let stop = null;
    const look = () => {
      const state = client.getState();
      if (!state || !client.transport.isConnected || !ready(state)) return false;
      if (stop) stop();
      resolve(performance.now());
      return true;
    };
    if (!look()) stop = client.subscribe(look);
  });
}

async function move(clients, made) {
  const before = clients[0].getState();
  const mover = clients[Number(before.ctx.currentPlayer)];
  const heard = clients.map((client) => until(client, (state) => state._stateID > before._stateID));
  const start = performance.now();
  mover.moves[made % 2 ? "use" : "take"](made % OPTIONS);
  const own = (await heard[clients.indexOf(mover)]) - start;
  return [own, Math.max(...(await Promise.all(heard))) - start];
}

async function main() {
  const { matchID } = await ask("create", { numPlayers: SEATS.length });
  const clients = await Promise.all(SEATS.map((id) => seat(matchID, id)));
  await Promise.all(clients.map((client) => until(client, () => true)));
  console.log(JSON.stringify({ bytes: JSON.stringify(clients[0].getState().G).length }));
  let made = 0;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const times = [];
    for (let left = Number(line); left > 0; left -= 1) times.push(await move(clients, made++));
    console.log(JSON.stringify(times));
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
