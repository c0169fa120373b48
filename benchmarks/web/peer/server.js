// node server.js PORT LOBBY: a boardgame.io server as its guide sets one up, on this machine only, games kept in memory.
"use strict";

const { Server } = require("boardgame.io/server");
const { spice } = require("./game.js");

const [port, lobby] = process.argv.slice(2).map(Number);
const server = Server({ games: [spice], origins: [`http://127.0.0.1:${port}`] });

// The lobby has a port of its own: with koa-compose 4.2 the shared one answers 404.
server.run({ port, lobbyConfig: { apiPort: lobby }, callback: () => console.log("open") });
process.stdin.on("end", () => process.exit(0)).resume(); // who started us is gone
