import { describe, expect, it } from 'vitest';
import { border, route } from './hexes';
import { pace, stage } from './stage';
import type { Mat, PantheonView } from './view';

function mat(): Mat {
  return {
    hand_size: 5,
    known: [],
    levels: [0, 0, 0, 0],
    gods: [],
    bonus: '',
    step_tiles: [0, 0],
    feet: 4,
    columns: 3,
    general_feet: 8,
    general_columns: 9,
    on_board: 0,
    column_points: 0,
    next_column_points: 1,
    pietalte_points: 0,
    demigods: 0,
    open_demigods: [],
    low_demigods: 0,
    high_demigods: 0,
    free_steps: 0,
    free_jumps: 0,
    free_money: 0,
  };
}

function view(): PantheonView {
  return {
    seat: 0,
    seats: 2,
    to_act: [1],
    turn: 3,
    prompt: 'wait',
    scores: [1, 1],
    breakdown: [],
    ranks: [],
    era: 1,
    eras: 6,
    nation: 'roma',
    nations: ['roma'],
    grid: [],
    spaces: [
      { nation: 'roma', start: 'G09', loot: [] },
      { nation: 'persia', start: 'G21', loot: [] },
    ],
    sacrifices: ['gift', 'priest', 'dancer', 'temple'],
    column_points: [],
    site: 'G09',
    temple: true,
    start_player: 1,
    active: 1,
    big_foot: -1,
    agenda: [],
    pieces: [],
    loot: [
      { node: 'D10', number: 0, loot: 'demigod' },
      { node: 'E07', number: 1, loot: 'money' },
    ],
    gods: [{ god: 'vinthrad', cost: [4, 1], affordable: false, shares: [] }],
    demigods: [5, 2],
    display: ['move', 'gift', 'm1', 'm1'],
    special: ['m2', 'm2', 'm3'],
    laid: [],
    deck_size: 40,
    discard: [],
    god_stack: 34,
    low_pile: 7,
    high_pile: 12,
    bag: 34,
    open_bonus: [],
    mats: [mat(), mat()],
    steps: 0,
    jumps: 0,
    budget: 0,
    picked: 0,
    most_picks: 3,
    taken: [],
    underfoot: '',
    revealed: '',
    wanted: '',
    wanted_cost: [],
    brought: [],
    traitera: 0,
    hand: ['move', 'gift'],
    own_demigods: [],
    demigod_points: 0,
    spots: [],
    most_steps: 0,
    goals: [],
  };
}

const event = (kind: string, facts: Record<string, string | number>) => ({
  kind,
  facts,
  moment: 1,
});

describe('a movement played back', () => {
  const walk = [
    event('moves', { seat: 'seat/1', cards: 1, steps: 3 }),
    event('foot', { seat: 'seat/1', node: 'node/F09' }),
    event('foot', { seat: 'seat/1', node: 'node/E10' }),
    event('foot', { seat: 'seat/1', node: 'node/D10' }),
    event('took-loot', { seat: 'seat/1', loot: 'loot/demigod' }),
    event('open-demigod', { seat: 'seat/1', value: 5 }),
  ];

  it('places the pieces one by one and counts the steps down', () => {
    const after = stage(view(), walk.slice(0, 3));
    expect(after.pieces.map((piece) => piece.node)).toEqual(['F09', 'E10']);
    expect([after.steps, after.mats[1]!.feet, after.mats[1]!.hand_size, after.big_foot]).toEqual([
      1, 2, 4, 1,
    ]);
    expect(after.laid).toEqual(['move']);
  });

  it('takes the loot under the last foot and the demigod that it gives', () => {
    const after = stage(view(), walk);
    expect(after.loot.map((space) => space.node)).toEqual(['E07']);
    expect(after.demigods).toEqual([2]);
    expect([after.mats[1]!.demigods, after.mats[1]!.open_demigods]).toEqual([1, [5]]);
  });

  it('asks two steps where another piece stands', () => {
    const before = view();
    before.pieces.push({ node: 'F09', seat: 0, piece: 'foot', linked: true });
    expect(stage(before, walk.slice(0, 2)).steps).toBe(1);
  });

  it('leaves the view it started from alone, and nobody is asked meanwhile', () => {
    const before = view();
    expect(stage(before, walk).to_act).toEqual([]);
    expect(before).toEqual(view());
  });
});

describe('other events played back', () => {
  it('a god is paid for, taken and scored', () => {
    const paid = [
      event('brought-cards', { seat: 'seat/0', kinds: 'sacrifice/gift', cards: 'card/gift' }),
      event('acquired', { seat: 'seat/0', god: 'god/vinthrad' }),
      event('god-points', { seat: 'seat/0', god: 'god/vinthrad', points: 1 }),
    ];
    const after = stage(view(), paid);
    expect([after.gods, after.hand, after.scores]).toEqual([[], ['move'], [2, 1]]);
    expect(after.mats[0]!.gods).toEqual([{ god: 'vinthrad', number: 1 }]);
  });

  it('open cards change hands, and the row is filled up again', () => {
    const after = stage(view(), [
      event('took-open', { seat: 'seat/1', card: 'card/gift' }),
      event('turned-up', { card: 'card/temple' }),
    ]);
    expect(after.display).toEqual(['move', 'm1', 'm1', 'temple']);
    expect([after.mats[1]!.known, after.mats[1]!.hand_size, after.deck_size]).toEqual([
      ['gift'],
      6,
      39,
    ]);
  });

  it('at the end of an era the feet go home and the columns stay', () => {
    const before = view();
    before.pieces = [
      { node: 'F09', seat: 0, piece: 'foot', linked: true },
      { node: 'D09', seat: 0, piece: 'column', linked: true },
    ];
    const over = stage(before, [event('era-ends', { seat: 'seat/1', era: 1, next: 'seat/0' })]);
    expect(over.pieces).toEqual([{ node: 'D09', seat: 0, piece: 'column', linked: false }]);
    expect([over.mats[0]!.feet, over.scores, over.loot, over.site]).toEqual([5, [1, 4], [], '']);
    const next = stage(over, [event('era', { era: 2, nation: 'nation/persia', seat: 'seat/0' })]);
    expect([next.era, next.site, next.nations]).toEqual([2, 'G21', ['roma', 'persia']]);
  });

  it('what was told to one player only is in his own hand', () => {
    const after = stage(view(), [
      event('drew', { seat: 'seat/0', number: 2 }),
      event('drew-cards', { cards: 'card/m1 card/temple' }),
    ]);
    expect([after.hand, after.mats[0]!.hand_size]).toEqual([['move', 'gift', 'm1', 'temple'], 7]);
  });

  it('what nobody needs to see passes unnoticed', () => {
    expect(pace(event('foot', {}))).toBeGreaterThan(0);
    expect(pace(event('own-demigod', {}))).toBe(0);
  });
});

describe('the drawn board', () => {
  it('joins linked pieces to the temple, over a jump by a broken line', () => {
    const table = view();
    table.pieces = ['F09', 'E10', 'C11'].map((node) => ({
      node,
      seat: 0,
      piece: 'foot',
      linked: true,
    }));
    const drawn = route(table, 0);
    expect(drawn.lines.split('M').length - 1).toBe(2);
    expect(drawn.leaps.split('M').length - 1).toBe(1);
    expect(route(table, 1)).toEqual({ lines: '', leaps: '' });
  });

  it('two spaces side by side have ten sides in common with others', () => {
    expect(border(['G09', 'G10']).split('M').length - 1).toBe(10);
  });
});
