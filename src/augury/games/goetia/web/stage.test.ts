import { describe, expect, it } from 'vitest';
import { pace, stage, stepOf } from './stage';
import type { BoardView, GoetiaView, HexView, Mat, Price, Stock } from './view';

const stock = (): Stock => ({ pink: 0, teal: 0, yellow: 0, brown: 0, black: 0, attention: 0 });
const price = (): Price => ({
  tokens: [],
  discount: 0,
  discounts: [],
  payable: false,
  pays: [],
  choice: false,
});
const hex = (id: string, link = '', followers: number[] = []): HexView => ({
  id,
  rank: 1,
  link,
  reward: '1P',
  sacrifice: false,
  followers,
  token: '',
});
const mat = (hand: number): Mat => ({
  stock: stock(),
  hand,
  recruited: hand,
  graveyard: 1,
  waiting: ['L0'],
  stacks: [],
  cards: 0,
  score: 0,
  score_attention: 0,
  score_cards: 0,
  score_pacts: 0,
  score_cubes: 0,
});
const scry = (board: string, hexes: HexView[], attention: number): BoardView => ({
  board,
  name: board,
  board_class: 1,
  dark: false,
  attention,
  attention_printed: 3,
  rows: [
    ['B', 'B'],
    ['P', 'Y'],
  ],
  row_shown: '',
  king: '',
  tile: '',
  price: price(),
  hexes,
});

/** One row of a table for two: a linked World card, a single one, a Scry Board. */
function view(): GoetiaView {
  const card = (name: string, king: string, hexes: HexView[]) => ({
    card: name,
    king,
    colour: 'P',
    hexes,
  });
  return {
    seat: 0,
    seats: 2,
    to_act: [0],
    turn: 1,
    prompt: 'place',
    scores: [0, 0],
    breakdown: [],
    ranks: [],
    edition: '2020',
    phase: 'placement',
    round: 1,
    start_player: 0,
    world: [
      card('W13-2', 'BTH', [hex('W13-2#1', 'a', [0]), hex('W13-2#2', 'a', [1])]),
      card('W20-2', 'PUR', [hex('W20-2#1', 'a', [1]), hex('W20-2#2', 'a')]),
      card('W45-2', 'VIN', [hex('W45-2#1')]),
    ],
    edges: [
      {
        slot: 'L0',
        card: 'WP1',
        flipped: false,
        waiting: [0, 1],
        symbols: 0,
        line: [],
        price: price(),
        hex: hex('L0'),
      },
    ],
    scry: [[scry('S1d', [hex('S1d#1', 'a', [0]), hex('S1d#2', 'a', [1])], 2)], [], []],
    boards_below: [2, 0, 0],
    dark: [[], [], []],
    kings: [
      { king: 'VIN', name: 'Viné', number: 45, king_class: 1, deck_size: 2, looked: [], deck: [] },
    ],
    pacts: [[{ pact: 'PACT01', worth: [0, 0] }], [], []],
    pacts_on_table: 6,
    ends_at: 2,
    new_world_size: 9,
    supply: { ...stock(), pink: 3, attention: 90 },
    robbed: [-1, -1, -1, -1, -1],
    mats: [mat(2), mat(1)],
    placing: '',
    owed: [],
    next_token: '',
    discount: 0,
    drawn: [],
    drawn_size: 0,
    pending: [],
  };
}

const event = (kind: string, facts: Record<string, string | number>) => ({
  kind,
  facts,
  moment: 1,
});

describe('what the others did, played back', () => {
  it('puts a follower on its hex and moves cubes between stock and supply', () => {
    const after = stage(view(), [
      event('placed', { seat: 'seat/0', hex: 'hex/W45-2#1' }),
      event('gained', { seat: 'seat/0', number: 2, cube: 'cube/P' }),
    ]);
    expect(after.world[2]?.hexes[0]?.followers).toEqual([0]);
    expect(after.mats[0]?.hand).toBe(1);
    expect(after.mats[0]?.stock.pink).toBe(2);
    expect(after.supply.pink).toBe(1);
  });

  it('uncovers a discount symbol when a follower is recruited', () => {
    const after = stage(view(), [event('recruited', { seat: 'seat/1', hex: 'hex/L0' })]);
    expect(after.edges[0]?.waiting).toEqual([0]);
    expect(after.edges[0]?.symbols).toBe(1);
    expect(after.mats[1]?.hand).toBe(2);
  });

  it('sends home whom a full link frees, and only those', () => {
    const after = stage(view(), [
      event('returned', { seat: 'seat/0', number: 2 }),
      event('returned', { seat: 'seat/1', number: 2 }),
    ]);
    expect(after.world[0]?.hexes.flatMap((one) => one.followers)).toEqual([]);
    expect(after.world[1]?.hexes[0]?.followers).toEqual([1]);
    expect(after.mats.map((one) => one.hand)).toEqual([4, 3]);
  });

  it('conjures: the board turns dark, the World card becomes the King, the row moves on', () => {
    const dry = [
      event('contact', { seat: 'seat/0', board: 'board/S1d' }),
      event('contact', { seat: 'seat/1', board: 'board/S1d' }),
    ];
    const conjured = stage(view(), [
      ...dry,
      event('conjured', { seat: 'seat/0', king: 'king/VIN', board: 'board/S1d' }),
    ]);
    expect(conjured.mats.map((one) => one.stock.attention)).toEqual([1, 1]);
    expect(conjured.scry[0]).toEqual([]);
    expect(conjured.dark[0]?.[0]?.king).toBe('VIN');
    expect(conjured.world.map((one) => one.card)).toEqual(['W13-2', 'W20-2', '']);
    const moved = stage(view(), [
      ...dry,
      event('conjured', { seat: 'seat/0', king: 'king/VIN', board: 'board/S1d' }),
      event('row', { seat: 'seat/0', king: 'king/VIN', row: 'row/top' }),
    ]);
    expect(moved.world.map((one) => one.card)).toEqual(['', 'W13-2', 'W20-2']);
    expect(moved.dark[0]?.[0]?.row_shown).toBe('top');
  });

  it('leaves the view it started from alone', () => {
    const before = view();
    stage(before, [
      event('placed', { seat: 'seat/0', hex: 'hex/W45-2#1' }),
      event('pact', { seat: 'seat/1', card: 'pact/PACT01' }),
    ]);
    expect(before).toEqual(view());
  });

  it('shows each step of the end of a round for a while', () => {
    const order = ['drawn', 'contact', 'conjured', 'new-world', 'returned', 'end-pacts', 'round'];
    expect(order.map((kind) => stepOf(event(kind, {})))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(order.every((kind) => pace(event(kind, {})) > 0)).toBe(true);
  });
});
