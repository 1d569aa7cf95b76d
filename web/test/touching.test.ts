import { beforeEach, describe, expect, it } from 'vitest';
import { type Touched, touching } from '../src/table/touching';

const choice = (action: string) => ({ action, targets: ['card/R7'] });

describe('things that are touched', () => {
  let done: unknown[][];
  let acts: boolean;
  let closed: boolean;
  let there: boolean;
  const note =
    (name: string) =>
    (...what: unknown[]): void =>
      void done.push([name, ...what]);
  const tips = { asking: false, explain: note('explain'), hide: note('hide') };
  const session: Touched = {
    selection: {
      may: (thing) => thing === 'card/R7',
      could: (thing) => thing === 'card/B3',
      isTaught: (thing) => thing === 'card/B1',
      isPicked: (thing, instance) => thing === 'card/R7' && instance === '2',
      touch: note('touch'),
      press: note('press'),
    },
    plan: { steps: ['keep R7'] },
    get acts() {
      return acts;
    },
    legal: [choice('keep R7'), choice('keep B3')],
    lay: note('lay'),
    askWhy: note('why'),
  };
  const touch = touching(
    () => (there ? session : undefined),
    tips,
    () => closed,
  );
  beforeEach(() => {
    done = [];
    acts = there = true;
    closed = false;
  });

  it('are those that the session offers', () => {
    expect([touch.may('card/R7'), touch.may('card/B3')]).toEqual([true, false]);
    expect([touch.could('card/B3'), touch.could('card/R7')]).toEqual([true, false]);
    expect([touch.isTaught?.('card/B1'), touch.isTaught?.('card/R7')]).toEqual([true, false]);
    expect([touch.isPicked('card/R7', '2'), touch.isPicked('card/R7')]).toEqual([true, false]);
    expect(touch.plan()).toEqual(['keep R7']);
    expect(touch.offers().map((offered) => offered.action)).toEqual(['keep R7', 'keep B3']);
    acts = false;
    expect(touch.offers()).toEqual([]);
  });

  it('are chosen, begun, laid and explained', () => {
    touch.touch('card/R7', '1');
    expect(done).toEqual([['hide'], ['touch', 'card/R7', '1']]);
    done = [];
    touch.begin('keep B3');
    touch.begin('fly');
    expect(done).toEqual([['press', session.legal[1]]]);
    done = [];
    touch.lay(['a', 'b']);
    expect(done).toEqual([['lay', ['a', 'b']]]);
  });

  it('say why not only where somebody points', () => {
    touch.explain('card/R7', null);
    expect(done).toEqual([['explain', 'card/R7', null]]);
    touch.explain({ name: 'A number' }, null);
    expect(done.map(([name]) => name)).toEqual(['explain', 'explain']);
    expect(touch.asks()).toBe(false);
  });

  it('can be looked at but not chosen when all is decided', () => {
    closed = true;
    expect([touch.may('card/R7'), touch.could('card/B3')]).toEqual([false, false]);
    expect(touch.offers()).toEqual([]);
    touch.touch('card/R7');
    expect(done).toEqual([['hide']]);
    expect(touch.isPicked('card/R7', '2')).toBe(true);
  });

  it('do nothing before there is a table', () => {
    there = false;
    expect([touch.may('card/R7'), touch.isTaught?.('card/B1')]).toEqual([false, false]);
    expect([touch.plan(), touch.offers(), touch.isPicked('card/R7', '2')]).toEqual([[], [], false]);
    touch.begin('keep R7');
    touch.lay(['a']);
    expect(done).toEqual([]);
  });
});
