import { describe, expect, it } from 'vitest';
import { difference } from '../src/net/frames';
import { follow, gained, kindOf, transfers } from '../src/ui/matching';

describe('what two views disagree about', () => {
  it('is told value by value', () => {
    const before = { scores: [3, 4], mats: [{ coins: 1, hand: ['a'] }], phase: 'draft' };
    const after = { scores: [3, 6], mats: [{ coins: 1, hand: ['a', 'b'] }], phase: 'draft' };
    expect(difference(before, after)).toEqual([
      { path: 'scores.1', before: 4, after: 6 },
      { path: 'mats.0.hand.1', before: undefined, after: 'b' },
    ]);
  });

  it('is nothing between equal ones', () => {
    expect(difference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
  });

  it('counts what a list has gained', () => {
    expect(gained(['a', 'b'], ['b', 'b', 'c', 'a'])).toEqual(['b', 'c']);
    expect(gained(['a'], [])).toEqual([]);
  });
});

describe('pieces that are alike', () => {
  const begin = follow(new Map(), [
    ['supply', 'novice/0', 2],
    ['tide', 'novice/0', 1],
    ['tide', 'novice/1', 1],
  ]);

  it('get names of their own', () => {
    expect([...begin.values()].flat().sort()).toEqual([
      'novice/0~1',
      'novice/0~2',
      'novice/0~3',
      'novice/1~1',
    ]);
    expect(kindOf('novice/0~3')).toBe('novice/0');
    expect(kindOf('marker')).toBe('marker');
  });

  it('keep them where they lie and take them along where they go', () => {
    const after = follow(begin, [
      ['supply', 'novice/0', 1],
      ['sail', 'novice/0', 1],
      ['tide', 'novice/0', 1],
      ['tide', 'novice/1', 1],
    ]);
    expect(after.get('tide')).toEqual(begin.get('tide'));
    expect(after.get('supply')).toEqual(begin.get('supply')!.slice(0, 1));
    expect(after.get('sail')).toEqual(begin.get('supply')!.slice(1));
  });

  it('never become pieces of another kind', () => {
    const after = follow(begin, [['sail', 'novice/1', 2]]);
    expect(after.get('sail')).toEqual(['novice/1~1', 'novice/1~2']);
  });

  it('give a name that is free again to nobody who is still there', () => {
    const fewer = follow(begin, [['tide', 'novice/0', 1]]);
    const more = follow(fewer, [
      ['tide', 'novice/0', 1],
      ['supply', 'novice/0', 2],
    ]);
    const names = [...more.values()].flat();
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('numbers that change', () => {
  it('pass from counter to counter of a kind, and the rest from or to outside', () => {
    const before = new Map([
      ['coins/0', 5],
      ['coins/1', 2],
      ['cards/0', 4],
    ]);
    const after = new Map([
      ['coins/0', 2],
      ['coins/1', 4],
      ['cards/0', 5],
    ]);
    expect(transfers(before, after)).toEqual([
      { from: 'coins/0', to: 'coins/1', number: 2 },
      { from: '', to: 'cards/0', number: 1 },
      { from: 'coins/0', to: '', number: 1 },
    ]);
  });

  it('say nothing of a counter that was not there before', () => {
    expect(transfers(new Map(), new Map([['coins/0', 5]]))).toEqual([]);
  });
});
