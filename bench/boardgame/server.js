// A game of four in turns: everybody has fifteen cards, plays one, and all see it. `node server.js PORT`
const { Server } = require("boardgame.io/server");

const setup = () => ({
  hands: [0, 1, 2, 3].map((seat) => Array.from({ length: 15 }, (_, card) => `r${seat * 15 + card}`)),
  trick: [],
  tricks: 0,
});

function play({ G }, card) {
  if (G.trick.length === 4) {
    G.trick = [];
    G.tricks += 1;
  }
  G.trick.push(card);
}

function playerView({ G, playerID }) {
  return { ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) };
}

const game = { name: "cards", setup, playerView, moves: { play }, turn: { minMoves: 1, maxMoves: 1 } };
Server({ games: [game], origins: [/.*/] }).run({ port: Number(process.argv[2]) });
