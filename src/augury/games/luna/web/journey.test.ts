import { describe, expect, it } from 'vitest';
import { follow } from '$shell/ui/matching';
import type { Touch } from '$shell/ui/touch';
import { Journey, steps } from './journey.svelte';
import { at, table } from './sample';
import { lots } from './tokens';

const RING = ['bribe', 'tide', 'herb', 'shrine', 'sail', 'book', 'novice'];

describe('a journey', () => {
  it('is told in ring order, however it was planned (RULES.md 13)', () => {
    const legs = [
      { from: 'landing/', to: 'sail' },
      { from: 'on/book', to: 'tide' },
      { from: 'beside/herb', to: 'bribe' },
      { from: 'on/tide', to: 'sail' },
    ];
    expect(steps(RING, legs)).toEqual([
      'lift tide',
      'lift book',
      'lift-beside herb',
      'lift-landing',
      'lift-done',
      'drop bribe',
      'drop tide',
      'drop sail',
      'drop sail',
    ]);
  });

  function begin(): { journey: Journey; laid: string[][]; view: ReturnType<typeof table> } {
    const laid: string[][] = [];
    const journey = new Journey({
      lay: (actions: string[]) => laid.push(actions),
    } as unknown as Touch);
    const view = table((view) => {
      view.step.tide = true;
      const others = (island: string) => RING.filter((other) => other !== island);
      view.step.sources = [
        { source: 'on/tide', novices: 2, lands: others('tide'), closes: '' },
        { source: 'beside/herb', novices: 1, lands: others('herb'), closes: 'herb' },
      ];
    });
    journey.hear(['tide'], view);
    return { journey, laid, view };
  }

  it('leaves from and lands where the engine lets it', () => {
    const { journey, laid, view } = begin();
    expect([
      journey.mayLeave('on/tide'),
      journey.mayLeave('on/book'),
      journey.mayLand('sail'),
    ]).toEqual([true, false, false]);
    journey.leave('on/tide');
    expect([journey.mayLand('tide'), journey.mayLand('sail')]).toEqual([false, true]);
    journey.land('sail', view);
    expect(laid).toEqual([['tide', 'lift tide', 'lift-done', 'drop sail']]);
    expect(journey.left('on/tide')).toBe(1);
  });

  it('lands nobody at an island that somebody has closed by leaving', () => {
    const { journey, view } = begin();
    journey.leave('beside/herb');
    journey.land('sail', view);
    journey.leave('on/tide');
    expect(journey.mayLand('herb')).toBe(false);
    expect(journey.mayLand('book')).toBe(true);
  });

  it('closes no island at which somebody has landed', () => {
    const { journey, view } = begin();
    journey.leave('on/tide');
    journey.land('herb', view);
    expect([journey.mayLeave('beside/herb'), journey.mayLeave('on/tide')]).toEqual([false, true]);
  });

  it('takes back its last pair when the plan goes one step back', () => {
    const { journey, laid, view } = begin();
    journey.leave('on/tide');
    journey.land('sail', view);
    journey.hear(['tide', 'lift tide', 'lift-done'], view);
    journey.hear(['tide', 'lift tide'], view);
    expect(journey.legs).toEqual([]);
    expect(laid.at(-1)).toEqual(['tide']);
  });
});

describe('the eye follows a novice', () => {
  it('from where one is missing to where one has come', () => {
    const before = follow(new Map(), lots(table((view) => (at(view, 'tide').active = [2, 0]))));
    const after = follow(
      before,
      lots(
        table((view) => {
          at(view, 'tide').active = [1, 0];
          at(view, 'book').inactive = [1, 0];
        }),
      ),
    );
    expect(before.get('on/0/tide')).toEqual([
      ...after.get('on/0/tide')!,
      ...after.get('beside/0/book')!,
    ]);
  });
});
