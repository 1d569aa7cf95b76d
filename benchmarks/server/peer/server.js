// The peer: boardgame.io's server with the same yardstick. Storage: "memory" (its default) or a folder for its FlatFile store.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const [port, storage] = process.argv.slice(2);
const game = {
  name: "endless",
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, square) => {
      G.squares[square] = playerID;
    },
  },
};
const db = storage === "memory" ? undefined : new FlatFile({ dir: storage, logging: false });
Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) }).run(Number(port), () => console.log("ready"));
