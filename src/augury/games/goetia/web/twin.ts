/** The table as text: row by row from left to right, then the players, the supply and the decks. */
import { type Region, headline } from '$shell/net/room';
import type { Told } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import { nearSeat } from '$shell/ui/near.svelte';
import { SORTS, cardThing, held } from './draw';
import { inWords } from './tips';
import type {
  BoardView,
  CardView,
  EdgeView,
  GoetiaView,
  HexView,
  Mat,
  Price,
  Stock,
  WorldView,
} from './view';

export function facts(view: GoetiaView, words: GameWords): Told[] {
  return [
    ...(view.round > 0 ? [words.told('show-round', { round: view.round })] : []),
    ...(view.phase === 'over' ? [] : [words.told(`board-phase-${view.phase}`)]),
    words.told('board-fact-pacts', { number: view.pacts_on_table, limit: view.ends_at }),
  ];
}

function stock(held_: Stock, words: GameWords): string {
  return SORTS.map((letter) => `${held(held_, letter)} ${words.thing(`cube/${letter}`)}`).join(
    ', ',
  );
}

/** "Costs 2 pink; discount 1: Breaker of Walls; you pay 1 pink." */
function price(cost: Price, own: boolean, words: GameWords): string {
  if (!cost.tokens.length) return words.say('show-costs', { cost: words.say('show-free') });
  const parts = [words.say('show-costs', { cost: inWords(cost.tokens, words) })];
  for (const discount of cost.discounts)
    parts.push(
      `−${discount.number} ${discount.thing.startsWith('edge/') ? words.say('board-symbols') : words.thing(discount.thing)}`,
    );
  if (own)
    parts.push(
      cost.payable
        ? `${words.say('board-you-pay')} ${inWords(cost.pays, words)}`
        : words.say('board-cannot-pay'),
    );
  return parts.join('; ');
}

function hex(spot: HexView, words: GameWords): string {
  const parts = [
    words.thing(`hex/${spot.id}`),
    spot.link ? words.say('board-linked', { vacant: spot.vacant }) : words.say('board-single'),
  ];
  for (const seat of spot.followers)
    parts.push(words.say('board-follower-of', { seat: `seat/${seat}` }));
  if (spot.token) parts.push(words.say('board-token', { cube: `cube/${spot.token}` }));
  return parts.join(', ');
}

function world(card: WorldView, words: GameWords): string[] {
  if (!card.card) return [];
  return card.hexes.length
    ? card.hexes.map((spot) => hex(spot, words))
    : [words.thing(`world/${card.card}`)];
}

function edge(card: EdgeView, own: boolean, words: GameWords): string {
  const parts = [words.thing(`edge/${card.slot}`)];
  if (card.flipped) parts.push(words.thing(`edge_card/${card.card}`));
  if (card.waiting.length)
    parts.push(
      words.say('board-waiting', { seats: card.waiting.map((seat) => `seat/${seat}`).join(' ') }),
    );
  parts.push(
    price(card.price, own, words),
    ...card.hex.followers.map((seat) => words.say('board-follower-of', { seat: `seat/${seat}` })),
  );
  return parts.join('; ');
}

function board(tile: BoardView, view: GoetiaView, words: GameWords): string[] {
  const own = view.seat >= 0;
  const king = view.kings.find((other) => other.king === tile.king);
  let head = words.thing(`board/${tile.board}`);
  if (king)
    head += `; ${words.say('board-king', { king: `king/${king.king}`, class: king.king_class, number: king.deck_size })}`;
  else if (!tile.dark)
    head += `; ${words.say('show-attention', { number: tile.attention, printed: tile.attention_printed })}; ${words.say('board-dark-side', { top: inWords(tile.rows[0]!, words), bottom: inWords(tile.rows[1]!, words) })}`;
  return [
    `${head}; ${price(tile.price, own, words)}`,
    ...tile.hexes.map((spot) => hex(spot, words)),
  ];
}

function card(top: CardView, under: readonly string[], own: boolean, words: GameWords): string {
  const thing = cardThing(top.card);
  const parts = [
    words.thing(thing),
    words.say(`board-type-${top.sort}`),
    words.say('board-points', { number: top.worth }),
    words.about(thing),
  ];
  if (top.cubes.length) parts.push(inWords(top.cubes, words));
  if (top.price[0]) parts.push(price(top.price[0], own, words));
  for (const spot of top.hexes)
    parts.push(
      ...spot.followers.map((seat) => words.say('board-follower-of', { seat: `seat/${seat}` })),
    );
  if (under.length) parts.push(words.say('show-covers', { cards: under.map(cardThing).join(' ') }));
  return parts.join('; ');
}

function player(mat: Mat, seat: number, view: GoetiaView, words: GameWords): Region {
  const own = seat === view.seat;
  const lines = [
    words.say('show-score', {
      score: mat.score,
      attention: mat.score_attention,
      cards: mat.score_cards,
      pacts: mat.score_pacts,
      cubes: mat.score_cubes,
    }),
    stock(mat.stock, words),
    [
      words.say('show-hand', { number: mat.hand }),
      words.say('board-placed', { number: mat.placed }),
      words.say('show-graveyard', { number: mat.graveyard }),
    ].join(', '),
    words.say('show-waiting', {
      slots: mat.waiting.map((slot) => `edge/${slot}`).join(' ') || '-',
    }),
    ...mat.stacks.flatMap((stack, place) =>
      stack.top.map(
        (top) =>
          `${words.thing(`stack/${place + 1}`)}: ${card(top, stack.cards.slice(0, -1), own, words)}`,
      ),
    ),
  ];
  return { title: words.seat(seat), lines };
}

export function twin(view: GoetiaView, words: GameWords): Region[] {
  const own = view.seat >= 0;
  const table = [
    words.say('show-skull', { seat: `seat/${view.start_player}` }),
    words.say('show-pacts-left', { number: view.pacts_on_table, limit: view.ends_at }),
    words.say('show-new-world', { number: view.new_world_size }),
  ];
  if (view.placing) table.push(words.say('show-placing', { hex: `hex/${view.placing}` }));
  if (view.owed.length)
    table.push(
      words.say('show-owed', { cost: inWords(view.owed, words), discount: view.discount }),
    );
  if (view.drawn.length)
    table.push(
      words.say('show-drawn', { cards: view.drawn.map((drawn) => `demon/${drawn}`).join(' ') }),
    );
  const rows = [0, 1, 2].map((row) => ({
    title: words.say('board-row', { number: row + 1 }),
    lines: [
      ...view.pacts[row]!.map(
        (pact) =>
          `${words.thing(`pact/${pact.pact}`)}: ${words.about(`pact/${pact.pact}`)} ${pact.worth.map((worth, seat) => `${words.seat(seat)} ${worth}`).join(', ')}`,
      ),
      edge(view.edges[row]!, own, words),
      ...view.world.slice(row * 3, row * 3 + 3).flatMap((place) => world(place, words)),
      ...view.scry[row]!.flatMap((tile) => board(tile, view, words)),
      ...view.dark[row]!.toReversed().flatMap((tile) => board(tile, view, words)),
    ],
  }));
  const mats = view.mats.map((mat, seat) => player(mat, seat, view, words));
  const near = nearSeat(view);
  const robbed = view.robbed.flatMap((seat, colour) =>
    seat >= 0
      ? [
          `${words.thing(`cube/${SORTS[colour]}`)}: ${words.say('board-takes-from', { seat: `seat/${seat}` })}`,
        ]
      : [],
  );
  return [
    { title: headline(facts(view, words)), lines: table },
    mats[near]!,
    ...rows,
    {
      title: words.say('board-edges'),
      lines: view.edges.slice(3).map((place) => edge(place, own, words)),
    },
    ...mats.filter((_, seat) => seat !== near),
    { title: words.say('show-supply'), lines: [stock(view.supply, words), ...robbed] },
    {
      title: words.say('show-decks'),
      lines: view.kings.map(
        (king) =>
          `${king.name}: ${king.deck_size}${king.deck.length ? `; ${words.say('show-known', { cards: king.deck.map(cardThing).join(' ') })}` : ''}`,
      ),
    },
  ];
}
