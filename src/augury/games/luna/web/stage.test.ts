import { describe, expect, it } from 'vitest';
import { at, table, tile } from './sample';
import { pace, stage } from './stage';

const event = (kind: string, facts: Record<string, string | number>) => ({
  kind,
  facts,
  moment: 1,
});

describe('moves played back', () => {
  it('X-05: two novices rest for a favour, one with a shrine (L-051)', () => {
    const before = table((view) => {
      at(view, 'tide').active = [2, 0];
      at(view, 'book').active = [2, 0];
      at(view, 'book').shrines = [true, false];
    });
    const after = stage(before, [
      event('favour', { seat: 'seat/0', favour: 'favour/tide', island: 'island/tide' }),
      event('favour', { seat: 'seat/0', favour: 'favour/book', island: 'island/book' }),
    ]);
    expect([at(after, 'tide').active[0], at(after, 'tide').inactive[0]]).toEqual([0, 2]);
    expect([at(after, 'book').active[0], at(after, 'book').inactive[0]]).toEqual([1, 1]);
    expect(after.players[0]!.favours).toEqual(['tide', 'book']);
    expect(at(after, 'tide').favours_left).toBe(1);
  });

  it('X-11: the replacement novice rests nowhere (L-106)', () => {
    const before = table((view) => {
      at(view, 'sail').active = [1, 0];
      view.players[0]!.favours = ['novice'];
    });
    const after = stage(before, [
      event('helped', { seat: 'seat/0' }),
      event('recruit', { seat: 'seat/0', island: 'island/sail' }),
    ]);
    expect([at(after, 'sail').active[0], at(after, 'sail').inactive[0]]).toEqual([0, 2]);
    expect(after.players[0]!.supply).toBe(3);
    expect(after.players[0]!.favours).toEqual([]);
  });

  it('X-06: an induction earns the guard and a point for each expelled novice (L-086, L-088)', () => {
    const before = table((view) => {
      view.tiles = [
        tile(20, 'bribe', { novice: 0 }),
        tile(12, 'sail', { zone: 'temple', novice: 1, reach: '' }),
      ];
      view.players[1]!.temple = 2;
    });
    const after = stage(before, [
      event('induct', { seat: 'seat/0', tile: 'tile/20', points: 2 }),
      event('expel', { seat: 'seat/0', owner: 'seat/1', tile: 'tile/12', field: 12, points: 1 }),
    ]);
    expect(after.players.map((player) => [player.ip, player.temple, player.landing])).toEqual([
      [8, 2, 0],
      [5, 1, 1],
    ]);
    expect(after.tiles.map((one) => [one.zone, one.novice])).toEqual([
      ['temple', 0],
      ['temple', -1],
    ]);
  });

  it('X-19: a stone comes on top, but on space 10 at the bottom (L-097)', () => {
    const before = table((view) => {
      view.stacks = view.stacks.map(() => []);
      view.stacks[3] = [1];
      view.stacks[8] = [0];
    });
    const ten = stage(before, [
      event('council', { seat: 'seat/1', number: 7, space: 10 }),
      event('council', { seat: 'seat/0', number: 2, space: 10 }),
    ]);
    expect(ten.stacks[10]).toEqual([0, 1]);
    expect(
      stage(before, [event('council', { seat: 'seat/1', number: 5, space: 8 })]).stacks[8],
    ).toEqual([0, 1]);
  });

  it('X-24: the automaton goes to the Council, takes a tile from the island, and seizes a book (L-164..L-168)', () => {
    const before = table((view) => {
      view.level = 1;
      view.players[1]!.automaton = true;
      at(view, 'sail').active = [0, 2];
      at(view, 'herb').active = [0, 2];
      view.tiles = [
        tile(7, 'herb'),
        tile(3, 'book', { zone: 'temple', novice: 0, book: true, reach: '' }),
      ];
    });
    const after = stage(before, [
      event('automaton-council', {
        seat: 'automaton/1',
        island: 'island/sail',
        number: 2,
        space: 2,
      }),
      event('induct', { seat: 'automaton/1', tile: 'tile/7', points: 6 }),
      event('automaton-book', {
        seat: 'automaton/1',
        owner: 'seat/0',
        from: 'tile/3',
        tile: 'tile/7',
        points: 1,
      }),
    ]);
    expect(after.players[1]!.council).toBe(2);
    expect(at(after, 'sail').inactive[1]).toBe(2);
    expect(at(after, 'herb').active[1]).toBe(1);
    expect(after.players[1]!.ip).toBe(12);
    expect(after.tiles.map((one) => one.book)).toEqual([true, false]);
  });

  it('a new round wakes everybody and moves the figures (L-130..L-135)', () => {
    const before = table((view) => {
      at(view, 'sail').inactive = [2, 1];
      view.tokens = 0;
    });
    const after = stage(before, [
      event('round', {
        round: 2,
        guard: 5,
        priestess: 'island/book',
        builder: 'island/herb',
        apostate: 'island/sail',
      }),
    ]);
    expect(at(after, 'sail').active).toEqual([2, 1]);
    expect(at(after, 'sail').inactive).toEqual([0, 0]);
    expect([
      after.guard,
      after.tokens,
      at(after, 'book').figures,
      at(after, 'herb').figures,
    ]).toEqual([5, 3, ['priestess'], ['builder']]);
  });

  it('X-14: travellers leave and land if it is told from where they came (L-065)', () => {
    const before = table((view) => {
      at(view, 'tide').active = [2, 0];
      at(view, 'book').active = [2, 0];
    });
    const landed = event('landed', { seat: 'seat/0', number: 2, island: 'island/sail' });
    const each = stage(before, [
      event('travel', { seat: 'seat/0', number: 2, from: 'island/tide island/book' }),
      landed,
    ]);
    expect([
      at(each, 'tide').active[0],
      at(each, 'book').active[0],
      at(each, 'sail').inactive[0],
    ]).toEqual([1, 1, 2]);
    const unclear = stage(before, [
      event('travel', { seat: 'seat/0', number: 3, from: 'island/tide island/book' }),
      landed,
    ]);
    expect([at(unclear, 'tide').active[0], at(unclear, 'sail').inactive[0]]).toEqual([2, 0]);
  });

  it('nobody falls below nothing (L-125), and the view it started from stays as it was', () => {
    const before = table();
    const after = stage(before, [
      event('apostate', { seat: 'seat/0', island: 'island/herb', points: 7 }),
    ]);
    expect(after.players[0]!.ip).toBe(0);
    expect(before).toEqual(table());
  });

  it('shows what others do, and passes over what has no picture', () => {
    expect(pace(event('induct', {}))).toBeGreaterThan(0);
    expect(pace(event('unheard-of', {}))).toBe(0);
  });
});
