import { describe, expect, it } from 'vitest';
import type { Planned } from '../src/net/messages';
import { Plan } from '../src/table/plan.svelte';

const offers = (...actions: string[]) => actions.map((action) => ({ action, targets: [] }));

const NO = { key: 'no', facts: {}, rule: 'X-1' };

function planned(actions: string[], more: Partial<Planned> = {}): Planned {
  return {
    type: 'planned',
    version: 1,
    actions,
    view: { after: actions.length },
    legal: offers('next'),
    final: '',
    ends: false,
    ...more,
  };
}

function fresh(...steps: string[]): { plan: Plan; asked: string[][] } {
  const asked: string[][] = [];
  const plan = new Plan((actions) => asked.push(actions));
  steps.forEach((step, place) => {
    plan.add(step);
    plan.hear(planned(steps.slice(0, place + 1)));
  });
  asked.length = 0;
  return { plan, asked };
}

describe('a move of several steps', () => {
  it('grows step by step and shows the table after it', () => {
    const { plan, asked } = fresh('a');
    plan.add('b');
    expect(asked).toEqual([['a', 'b']]);
    expect(plan.waiting).toBe(true);
    expect(plan.steps).toEqual(['a']);
    expect(plan.hear(planned(['a', 'b']))).toBe('planned');
    expect(plan.waiting).toBe(false);
    expect(plan.steps).toEqual(['a', 'b']);
    expect(plan.view).toEqual({ after: 2 });
    expect(plan.legal).toEqual(offers('next'));
  });

  it('goes one step back, and from the first to nothing', () => {
    const { plan, asked } = fresh('a', 'b');
    plan.back();
    expect(asked).toEqual([['a']]);
    plan.hear(planned(['a']));
    expect(plan.steps).toEqual(['a']);
    plan.back();
    expect(plan.on).toBe(false);
    expect(plan.view).toBeNull();
  });

  it('is laid out whole, without the steps that are taken by themselves', () => {
    const { plan, asked } = fresh('z');
    plan.lay(['a', 'b', 'c']);
    expect(plan.hear(planned(['a'], { refusal: NO }))).toBe('none');
    expect(asked).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c'],
    ]);
    expect(plan.hear(planned(['a', 'c']))).toBe('planned');
    expect(plan.steps).toEqual(['a', 'c']);
  });

  it('keeps a last step off that nothing can follow', () => {
    const { plan } = fresh('a');
    plan.add('b');
    expect(
      plan.hear(
        planned(['a', 'b'], { ends: true, final: 'chance has been drawn', view: { after: 1 } }),
      ),
    ).toBe('ended');
    expect(plan.steps).toEqual(['a']);
    expect(plan.view).toEqual({ after: 1 });
  });

  it('shows nothing but the table when the first step is the last', () => {
    const { plan } = fresh();
    plan.add('a');
    expect(plan.hear(planned(['a'], { ends: true }))).toBe('ended');
    expect(plan.on).toBe(false);
    expect(plan.view).toBeNull();
  });

  it('keeps what was planned when the next step is refused', () => {
    const { plan } = fresh('a');
    plan.add('b');
    expect(plan.hear(planned(['a'], { refusal: NO }))).toBe('refused');
    expect(plan.steps).toEqual(['a']);
  });

  it('is looked at again when the table changes, and dropped when it is no longer possible', () => {
    const { plan, asked } = fresh('a', 'b');
    plan.again();
    expect(asked).toEqual([['a', 'b']]);
    expect(plan.hear(planned(['a', 'b']))).toBe('planned');
    plan.again();
    expect(plan.hear(planned(['a'], { refusal: NO }))).toBe('dropped');
    expect(plan.on).toBe(false);
  });

  it('asks again for an answer that was lost', () => {
    const { plan, asked } = fresh('a');
    plan.add('b');
    plan.again();
    expect(asked).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('tells what another choice would mean without planning it', () => {
    const { plan, asked } = fresh('a');
    plan.probe('c');
    expect(asked).toEqual([['a', 'c']]);
    expect(plan.waiting).toBe(false);
    expect(plan.hear(planned(['a', 'c'], { ends: true }))).toBe('probed');
    expect(plan.steps).toEqual(['a']);
  });

  it('does not take the answer to an earlier question for its own', () => {
    const { plan } = fresh('a');
    plan.probe('c');
    plan.add('b');
    expect(plan.hear(planned(['a', 'c']))).toBe('none');
    expect(plan.hear(planned(['a', 'b']))).toBe('planned');
    expect(plan.hear(planned(['a', 'b']))).toBe('none');
  });
});
