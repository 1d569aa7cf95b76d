import { here } from './stage';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reach } from '../src/table/shortcuts';

const { press } = await import('../src/table/shortcuts');
const { settings } = await import('../src/state/settings.svelte');

describe('keys at a table', () => {
  let done: string[];
  let tips: { asking: boolean; dismiss: () => void };
  let session: Reach['session'];
  const note =
    (name: string) =>
    (...what: unknown[]): void =>
      void done.push([name, ...what].join(' '));

  beforeEach(() => {
    done = [];
    tips = { asking: true, dismiss: note('dismiss') };
    session = {
      next: '',
      escape: note('escape'),
      confirm: note('confirm'),
      takeBack: note('take back'),
      toggleHint: note('hint'),
      playback: { on: false, skip: note('skip') },
      advice: { open: false, drop: note('drop') },
      selection: { empty: true, direct: null, could: (thing) => thing === 'card/B3' },
      plan: { on: false },
    };
    Object.assign(document, { querySelector: () => null });
  });

  /** Press a key with the focus on something; whether the browser is left out of it. */
  function hit(key: string, on: Partial<Record<'is' | 'target', string>> = {}, more = {}): boolean {
    let kept = false;
    const matches = (selector: string): boolean =>
      selector
        .split(', ')
        .some((part) => part === on.is || (part.startsWith('button:not') && on.is === 'button'));
    const target = { matches, dataset: on.target ? { target: on.target } : {} };
    const event = { key, target, preventDefault: () => (kept = true), ...more };
    press(event as unknown as KeyboardEvent, {
      session,
      tips,
      talk: note('talk'),
      read: note('read'),
      walk: (arrow) => arrow === 'ArrowLeft',
    });
    return kept;
  }
  const change = (part: object): void => void (session = { ...session, ...part });

  it('open, ask and take back, in small letters and large ones', () => {
    for (const key of ['u', 'U', 'l', 'C', 'H', '?']) hit(key);
    expect(done).toEqual(['take back', 'take back', 'talk log', 'talk chat', 'hint', 'read']);
    hit('w');
    expect(tips.asking).toBe(false);
    const before = settings.twin;
    hit('T');
    expect(settings.twin).toBe(!before);
    hit('t');
    expect(settings.twin).toBe(before);
  });

  it('lead to the table that waits, if one does', () => {
    hit('n');
    expect(here()).toBe('');
    change({ next: 't7' });
    hit('N');
    expect(here()).toBe('#/table/t7');
  });

  it('leave what is nearest: the playback, the hint, the choice', () => {
    hit('Escape');
    change({ advice: { open: true, drop: note('drop') } });
    hit('Escape');
    change({ playback: { on: true, skip: note('skip') } });
    hit('Escape');
    expect(done.filter((what) => what !== 'dismiss')).toEqual(['escape', 'drop', 'skip']);
    expect(tips.asking).toBe(false);
  });

  it('confirm what is meant, unless Enter does something else where the focus is', () => {
    expect(hit('Enter')).toBe(false);
    change({ selection: { ...session.selection, direct: {} } });
    expect(hit('Enter')).toBe(true);
    expect(hit('Enter', { is: 'button' })).toBe(false);
    expect(hit('Enter', { is: 'a' })).toBe(false);
    expect(done).toEqual(['confirm']);
  });

  it('confirm a plan, but not where a thing would go on with it', () => {
    change({ plan: { on: true } });
    expect(hit('Enter', { target: 'card/B3' })).toBe(false);
    expect(hit('Enter', { target: 'card/R7' })).toBe(true);
    expect(done).toEqual(['confirm']);
  });

  it('walk the board, and pass over what moves', () => {
    expect([hit('ArrowLeft'), hit('ArrowUp'), hit(' ')]).toEqual([true, false, false]);
    change({ playback: { on: true, skip: note('skip') } });
    expect(hit(' ')).toBe(true);
    expect(done).toEqual(['skip']);
  });

  it('are left to whoever types, to the browser and to a dialog', () => {
    for (const is of ['input', 'textarea', 'select']) hit('u', { is });
    for (const key of ['ctrlKey', 'metaKey', 'altKey']) hit('u', {}, { [key]: true });
    Object.assign(document, { querySelector: () => ({}) });
    hit('u');
    expect(done).toEqual([]);
  });
});
