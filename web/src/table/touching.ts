/** How things on the table are touched where a session offers choices: at a table, in an analysis, in a puzzle. */
import type { Touch } from '../ui/touch';
import type { Plan } from './plan.svelte';
import type { Selection } from './selection.svelte';
import type { TableSession } from './session.svelte';
import type { Tips } from './tips.svelte';

/** What of a session answers a touch. */
export interface Touched extends Pick<TableSession, 'acts' | 'legal' | 'lay' | 'askWhy'> {
  readonly selection: Pick<
    Selection,
    'may' | 'could' | 'isTaught' | 'isPicked' | 'touch' | 'press'
  >;
  readonly plan: Pick<Plan, 'steps'>;
}

/** `closed`: nothing may be chosen any more. */
export function touching(
  table: () => Touched | undefined,
  tips: Pick<Tips, 'asking' | 'explain' | 'hide'>,
  closed: () => boolean = () => false,
): Touch {
  const open = (): Touched | undefined => (closed() ? undefined : table());
  return {
    may: (thing) => open()?.selection.may(thing) ?? false,
    could: (thing) => open()?.selection.could(thing) ?? false,
    isTaught: (thing) => table()?.selection.isTaught(thing) ?? false,
    isPicked: (thing, instance) => table()?.selection.isPicked(thing, instance) ?? false,
    touch: (thing, instance) => {
      tips.hide();
      open()?.selection.touch(thing, instance);
    },
    plan: () => table()?.plan.steps ?? [],
    offers: () => (open()?.acts ? (open()?.legal ?? []) : []),
    begin: (action) => {
      const session = table();
      const choice = session?.legal.find((offered) => offered.action === action);
      if (choice) session?.selection.press(choice);
    },
    lay: (actions) => table()?.lay(actions),
    asks: () => tips.asking,
    explain: (what, at) => {
      const thing = typeof what === 'string' ? what : what.thing;
      if (at && thing) table()?.askWhy(thing);
      tips.explain(what, at);
    },
  };
}
