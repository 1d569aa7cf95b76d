import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice, Meaning } from '../src/net/messages';
import { settings } from '../src/state/settings.svelte';
import { type Offer, Selection } from '../src/table/selection.svelte';

const choice = (action: string, ...targets: string[]): Choice => ({ action, targets });
const PASS = choice('pass');
const TAKE = choice('take', 'card/1');
const MOVE = choice('move', 'pawn', 'hex/2');
const STAY = choice('stay', 'pawn', 'hex/3');

function sit(more: Partial<Offer> = {}): { selection: Selection; done: string[] } {
  const done: string[] = [];
  const offer: Offer = {
    legal: [PASS, TAKE, MOVE, STAY],
    acts: true,
    suggested: '',
    usual: null,
    settle: () => done.push('settle'),
    choose: (meant) => done.push(`choose ${meant.action}`),
    play: (meant) => done.push(`play ${meant?.action ?? 'nothing'}`),
    confirm: () => done.push('confirm'),
    ...more,
  };
  return { selection: new Selection(offer), done };
}

const meaning = (action: string) => ({ type: 'meaning', action, view: { at: action } }) as Meaning;

beforeEach(() => {
  settings.confirm = true;
});

describe('what was touched, and which choice that leaves', () => {
  it('begins with anything that a choice names, and has buttons for the rest', () => {
    const { selection } = sit();
    expect(selection.may('hex/2')).toBe(true);
    expect(selection.may('hex/9')).toBe(false);
    expect(selection.could('hex/2')).toBe(true);
    expect(selection.could('hex/9')).toBe(false);
    expect(selection.buttons).toEqual([PASS]);
    expect(selection.empty).toBe(true);
  });

  it('goes from a thing to what belongs to it, and is confirmed by touching that again', () => {
    const { selection, done } = sit();
    selection.touch('pawn');
    expect(selection.direct).toBeNull();
    expect(selection.may('hex/3')).toBe(true);
    selection.touch('hex/3');
    expect(selection.direct).toBe(STAY);
    expect(selection.isPicked('hex/3')).toBe(true);
    expect(selection.isPicked('hex/2')).toBe(false);
    selection.touch('hex/3');
    expect(done).toEqual(['settle', 'settle', 'confirm']);
  });

  it('does nothing while another seat is asked', () => {
    const { selection, done } = sit({ acts: false });
    selection.touch('card/1');
    selection.press(PASS);
    expect(selection.may('card/1')).toBe(false);
    expect(selection.buttons).toEqual([]);
    expect(selection.empty).toBe(true);
    expect(done).toEqual([]);
  });

  it('ignores things that no choice names', () => {
    const { selection, done } = sit();
    selection.touch('hex/9');
    expect(selection.empty).toBe(true);
    expect(done).toEqual([]);
  });

  it('tells equal things apart, and moves from one to the other', () => {
    const { selection, done } = sit();
    selection.touch('card/1', 'left');
    expect(selection.isPicked('card/1', 'left')).toBe(true);
    expect(selection.isPicked('card/1', 'right')).toBe(false);
    selection.touch('card/1', 'right');
    expect(selection.isPicked('card/1', 'right')).toBe(true);
    expect(done).toEqual(['settle', 'settle']);
  });

  it('takes what is usual as chosen until something else is touched', () => {
    const { selection } = sit({ usual: TAKE });
    expect(selection.direct).toBe(TAKE);
    expect(selection.isPicked('card/1')).toBe(true);
    selection.touch('pawn');
    expect(selection.direct).toBeNull();
    expect(selection.isPicked('card/1')).toBe(false);
  });

  it('points where the coach does', () => {
    const { selection } = sit({ suggested: 'move' });
    expect(selection.isTaught('hex/2')).toBe(true);
    expect(selection.isTaught('card/1')).toBe(false);
  });
});

describe('buttons', () => {
  it('wait to be pressed again, so that nothing is decided by one touch', () => {
    const { selection, done } = sit();
    selection.press(PASS);
    expect(selection.direct).toBe(PASS);
    selection.press(PASS);
    expect(done).toEqual(['settle', 'play pass']);
  });

  it('decide at once for those who want it so', () => {
    settings.confirm = false;
    const { selection, done } = sit();
    selection.press(PASS);
    expect(done).toEqual(['choose pass']);
  });

  it('stand for every choice where the board has nothing to touch', () => {
    const { selection } = sit();
    selection.wordsOnly = true;
    expect(selection.buttons).toHaveLength(4);
  });
});

describe('what a choice would do', () => {
  it('is kept for the choice that is looked at, and gone with it', () => {
    const { selection } = sit();
    selection.touch('card/1');
    selection.hear(meaning('pass'));
    expect(selection.after).toBeNull();
    selection.hear(meaning('take'));
    expect(selection.after).toEqual({ at: 'take' });
    selection.clear();
    expect(selection.after).toBeNull();
    expect(selection.empty).toBe(true);
  });
});
