/** What the keys do at a table. */
import { go } from '../state/router.svelte';
import { settings } from '../state/settings.svelte';
import type { TableSession } from './session.svelte';
import type { Tips } from './tips.svelte';

/** What a key can reach. */
export interface Reach {
  readonly session: Pick<
    TableSession,
    'next' | 'escape' | 'confirm' | 'takeBack' | 'toggleHint'
  > & {
    readonly playback: Pick<TableSession['playback'], 'on' | 'skip'>;
    readonly advice: Pick<TableSession['advice'], 'open' | 'drop'>;
    readonly selection: Pick<TableSession['selection'], 'empty' | 'direct' | 'could'>;
    readonly plan: Pick<TableSession['plan'], 'on'>;
  };
  readonly tips: Pick<Tips, 'asking' | 'dismiss'>;
  /** Open the panel beside the board, or close it. */
  readonly talk: (tab: 'log' | 'chat') => void;
  /** Open the rulebook, or close it. */
  readonly read: () => void;
  /** Move the focus on the board; true if it moved. */
  readonly walk: (arrow: string) => boolean;
}

/** Enter confirms what is meant, or the plan, unless it does something else where the focus is. */
function confirms(at: HTMLElement, { session }: Reach): boolean {
  if (at.matches('button:not([data-target]), a')) return false;
  return (
    session.selection.direct !== null ||
    (session.plan.on && !(at.dataset['target'] && session.selection.could(at.dataset['target'])))
  );
}

/** Somebody types, or means the browser, or a dialog is open. */
function isForOthers(event: KeyboardEvent): boolean {
  return (
    (event.target as HTMLElement).matches('input, textarea, select') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Escape leaves whatever is nearest. */
function leave({ session, tips }: Reach): void {
  tips.dismiss();
  tips.asking = false;
  if (session.playback.on) session.playback.skip();
  else if (session.advice.open && session.selection.empty) session.advice.drop();
  else session.escape();
}

const LETTERS: Record<string, (reach: Reach) => void> = {
  u: ({ session }) => session.takeBack(),
  l: ({ talk }) => talk('log'),
  c: ({ talk }) => talk('chat'),
  n: ({ session }) => {
    if (session.next) go('table', session.next);
  },
  w: ({ tips }) => {
    tips.asking = !tips.asking;
  },
  h: ({ session }) => session.toggleHint(),
  t: () => {
    settings.twin = !settings.twin;
  },
  '?': ({ read }) => read(),
};

export function press(event: KeyboardEvent, reach: Reach): void {
  if (isForOthers(event)) return;
  const { session } = reach;
  if (event.key === 'Escape') leave(reach);
  else if (event.key === 'Enter' && confirms(event.target as HTMLElement, reach)) {
    event.preventDefault();
    session.confirm();
  } else if (event.key === ' ' && session.playback.on) {
    event.preventDefault();
    session.playback.skip();
  } else if (event.key.startsWith('Arrow')) {
    if (reach.walk(event.key)) event.preventDefault();
  } else LETTERS[event.key.toLowerCase()]?.(reach);
}
