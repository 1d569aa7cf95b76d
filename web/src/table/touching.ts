/** What touching a thing on a board means where somebody decides: at a table and on the analysis board. */
import type { Touch } from '../ui/touch';
import type { TableSession } from './session.svelte';
import type { Tips } from './tips.svelte';

export function touching(session: TableSession, tips: Tips): Touch {
  return {
    may: (thing) => session.selection.may(thing),
    could: (thing) => session.selection.could(thing),
    isTaught: (thing) => session.selection.isTaught(thing),
    isPicked: (thing, instance) => session.selection.isPicked(thing, instance),
    touch: (thing, instance) => {
      tips.hide();
      session.selection.touch(thing, instance);
    },
    plan: () => session.plan.steps,
    offers: () => (session.acts ? session.legal : []),
    begin: (action) => {
      const choice = session.legal.find((offered) => offered.action === action);
      if (choice) session.selection.press(choice);
    },
    lay: (actions) => session.lay(actions),
    asks: () => tips.asking,
    explain: (what, at) => {
      const thing = typeof what === 'string' ? what : what.thing;
      if (at && thing) session.askWhy(thing);
      tips.explain(what, at);
    },
  };
}
