import { describe, expect, it } from 'vitest';
import { bare, stand, touch } from '../src/table/chooser';

const choice = (action: string, ...targets: string[]) => ({ action, targets });
const plays = [
  choice('play R7 1', 'card/R7', 'column/1'),
  choice('play R7 2', 'card/R7', 'column/2'),
  choice('play B3 1', 'card/B3', 'column/1'),
  choice('pass'),
];

describe('what is meant by touching things', () => {
  it('offers every thing that a legal choice names, before anything is touched', () => {
    expect([...stand(plays, []).next].sort()).toEqual([
      'card/B3',
      'card/R7',
      'column/1',
      'column/2',
    ]);
  });

  it('is ready as soon as one choice is left', () => {
    expect(stand(plays, ['card/B3']).ready?.action).toBe('play B3 1');
    expect(stand(plays, ['column/2']).ready?.action).toBe('play R7 2');
  });

  it('offers only what agrees with what was touched', () => {
    const standing = stand(plays, ['card/R7']);
    expect(standing.ready).toBeNull();
    expect([...standing.next].sort()).toEqual(['column/1', 'column/2']);
    expect(standing.menu).toEqual([]);
  });

  it('asks in words when the same thing has several meanings', () => {
    const kinds = [choice('keep R7', 'card/R7'), choice('burn R7', 'card/R7')];
    expect(stand(kinds, ['card/R7']).menu.map((one) => one.action)).toEqual(['keep R7', 'burn R7']);
  });

  it('puts a choice that is complete beside those that need more into the menu', () => {
    const mixed = [
      choice('discard R7', 'card/R7'),
      choice('play R7 1', 'card/R7', 'column/1'),
      choice('play R7 2', 'card/R7', 'column/2'),
    ];
    const standing = stand(mixed, ['card/R7']);
    expect(standing.menu.map((one) => one.action)).toEqual(['discard R7']);
    expect([...standing.next]).toEqual(['column/1', 'column/2']);
  });

  it('needs a thing twice when a choice names it twice', () => {
    const twice = [choice('move 1 1', 'hex/1', 'hex/1'), choice('move 1 2', 'hex/1', 'hex/2')];
    expect(stand(twice, ['hex/1']).ready).toBeNull();
    expect(stand(twice, ['hex/1', 'hex/1']).ready?.action).toBe('move 1 1');
  });
});

describe('touching one thing more', () => {
  it('narrows, replaces, lets go, or means nothing', () => {
    expect(touch(plays, [], 'card/R7')).toEqual(['card/R7']);
    expect(touch(plays, ['card/R7'], 'column/2')).toEqual(['card/R7', 'column/2']);
    expect(touch(plays, ['card/R7'], 'card/B3')).toEqual(['card/B3']);
    expect(touch(plays, ['card/R7', 'column/1'], 'column/2')).toEqual(['card/R7', 'column/2']);
    expect(touch(plays, ['card/R7'], 'card/R7')).toEqual([]);
    expect(touch(plays, ['card/R7'], 'card/Y9')).toBeNull();
  });
});

it('turns choices without things into buttons', () => {
  expect(bare(plays).map((one) => one.action)).toEqual(['pass']);
});
