import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tips } from '../src/table/tips.svelte';
import { Pointing } from '../src/ui/tip.svelte';
import { lookingOn } from '../src/ui/touch';

/** A mouse that comes to rest on something. */
const resting = (): PointerEvent =>
  ({
    pointerType: 'mouse',
    currentTarget: { querySelector: () => null, parentElement: null },
  }) as never;

describe('a tip', () => {
  let tips: Tips;
  let pointing: Pointing;

  beforeEach(() => {
    vi.useFakeTimers();
    tips = new Tips();
    const touch = lookingOn((what, at) => tips.explain(what, at));
    pointing = new Pointing(touch, () => 'crown');
  });
  afterEach(() => vi.useRealTimers());

  it('is shown where the mouse rests', () => {
    pointing.enter(resting());
    expect(tips.shown).toBeNull();
    vi.runAllTimers();
    expect(tips.shown?.what).toBe('crown');
  });

  it('that is dismissed before it is shown does not come', () => {
    pointing.enter(resting());
    tips.dismiss();
    vi.runAllTimers();
    expect(tips.shown).toBeNull();
  });

  it('comes again when the mouse does', () => {
    pointing.enter(resting());
    tips.dismiss();
    pointing.enter(resting());
    vi.runAllTimers();
    expect(tips.shown).not.toBeNull();
  });
});
