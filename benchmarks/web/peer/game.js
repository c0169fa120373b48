// A small game in the shape of ours, with words of its own: dice, secret cards, a shared board, about ten options.
"use strict";

const SPACES = 40;
const MARKET = 8;
const OPTIONS = 10;
const DICE = 6;

function player(random) {
  return {
    coins: 5,
    points: 0,
    goods: [0, 0, 0, 0, 0, 0],
    houses: [],
    hand: Array.from({ length: 5 }, () => random.Die(60)),
  };
}

function setup({ ctx, random }) {
  return {
    spaces: Array.from({ length: SPACES }, (_, number) => ({ number, worth: 1 + (number % 6), stone: null, house: null })),
    market: Array.from({ length: MARKET }, () => ({ card: random.Die(60), price: random.Die(6) })),
    dice: Array.from({ length: DICE }, () => random.Die(6)),
    deck: Array.from({ length: 40 }, () => random.Die(60)),
    players: Object.fromEntries(ctx.playOrder.map((id) => [id, player(random)])),
    story: [],
  };
}

// What others hold, and what will be drawn, is nobody's business.
function playerView({ G, playerID }) {
  const { deck, players, ...open } = G;
  const seen = Object.entries(players).map(([id, { hand, ...shown }]) => [
    id,
    id === playerID ? { ...shown, hand } : { ...shown, hand: hand.length },
  ]);
  return { ...open, deck: deck.length, players: Object.fromEntries(seen) };
}

function tell(G, line) {
  G.story = [...G.story.slice(-19), line];
}

// First a die is taken, then it is used on a space of the board or at the market; the next player rolls anew.
function take({ G, playerID, random }, option) {
  const own = G.players[playerID];
  own.goods[G.dice[option % DICE] - 1] += 1;
  G.dice[option % DICE] = random.Die(6);
  tell(G, { who: playerID, did: "take", option });
}

function use({ G, playerID, random, events }, option) {
  const own = G.players[playerID];
  if (option < 8) {
    const space = G.spaces[(option * 5 + own.points) % SPACES];
    space.stone = playerID;
    own.houses = [...own.houses.slice(-9), space.number];
    own.points += space.worth;
  } else {
    const place = option % MARKET;
    own.hand = [...own.hand.slice(1), G.market[place].card];
    G.market[place] = { card: G.deck[G.deck.length - 1], price: random.Die(6) };
    G.deck = [random.Die(60), ...G.deck.slice(0, -1)];
  }
  tell(G, { who: playerID, did: "use", option });
  events.endTurn();
}

// Chance and secrets are the server's, so the client guesses nothing ahead.
const spice = {
  name: "spice",
  setup,
  playerView,
  minPlayers: 2,
  maxPlayers: 4,
  moves: { take: { move: take, client: false }, use: { move: use, client: false } },
};

module.exports = { spice, OPTIONS };
