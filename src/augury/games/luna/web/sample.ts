/** A table for tests: two seats, the ring of the preset, nothing on it. */
import type { IslandView, LunaView, Player, TileView } from './view';

const RING = ['bribe', 'tide', 'herb', 'shrine', 'sail', 'book', 'novice'];

function player(): Player {
  return {
    colour: 'white',
    automaton: false,
    ip: 5,
    at_end: 5,
    supply: 4,
    landing: 0,
    shrines_left: 5,
    favours: [],
    council: 0,
    council_order: 0,
    temple: 1,
    presence: 0,
    prize: 0,
    loss: 0,
    actions: 0,
  };
}

function island(name: string): IslandView {
  return {
    name,
    active: [0, 0],
    inactive: [0, 0],
    shrines: [false, false],
    favours_left: 2,
    figures: [],
    next_figures: [],
  };
}

export function tile(number: number, symbol: string, more: Partial<TileView> = {}): TileView {
  return {
    tile: number,
    symbol,
    group: Math.floor((number - 1) / 4),
    zone: 'path',
    novice: -1,
    book: false,
    reach: 'released',
    expels: [],
    ...more,
  };
}

export function table(change: (view: LunaView) => void = () => undefined): LunaView {
  const view: LunaView = {
    seat: 0,
    seats: 2,
    to_act: [0],
    turn: 1,
    prompt: 'turn',
    scores: [5, 5],
    breakdown: [],
    ranks: [],
    phase: 'turn',
    round: 1,
    rounds: 6,
    passes: 4,
    level: 0,
    preset: true,
    start: 0,
    tokens: 3,
    all_tokens: 3,
    most_actions: 40,
    guard_values: [6, 5, 4, 3, 2, 2],
    guard: 6,
    guard_at: 1,
    reaches: ['released', 'bribable', 'closed', 'closed', 'closed', 'closed'],
    book_bonus: true,
    prizes: [5, 2],
    players: [player(), player()],
    islands: RING.map(island),
    priestess: 'bribe',
    builder: 'book',
    apostate: 'herb',
    tiles: [],
    fields: [],
    boards: ['blue', 'yellow'],
    stacks: Array.from({ length: 11 }, () => []),
    step: {
      tide: false,
      lifted_on: {},
      lifted_beside: {},
      lifted_landing: 0,
      dropped: {},
      left: 0,
      sources: [],
      island: '',
      tile: 0,
    },
  };
  view.stacks[0] = [0, 1];
  for (const [figure, name] of [
    ['priestess', 'bribe'],
    ['builder', 'book'],
    ['apostate', 'herb'],
  ] as const)
    at(view, name).figures.push(figure);
  change(view);
  return view;
}

export function at(view: LunaView, name: string): IslandView {
  return view.islands.find((one) => one.name === name)!;
}
