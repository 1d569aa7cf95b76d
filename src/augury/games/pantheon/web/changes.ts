/** What a choice, or a plan, would change for whoever looks: the difference between two views, number by number. */
import type { TipText } from '$shell/ui/touch';
import type { GameWords } from '$shell/words/words.svelte';
import { CARDS, COLUMN, CROWN, FOOT, KIND, KINDS } from './signs';
import type { PantheonView } from './view';

export interface Change {
  icon: string; // '' = points
  more: number; // less than 0: fewer
  kind: string;
  tip: TipText;
}

export function changed(before: PantheonView, after: PantheonView, words: GameWords): Change[] {
  const [was, is] = [before.mats[before.seat], after.mats[before.seat]];
  if (!was || !is) return [];
  const numbers: [string, string, string, number, number][] = [
    ['', '', 'score', before.scores[before.seat] ?? 0, after.scores[before.seat] ?? 0],
    [FOOT, '', 'feet', was.feet, is.feet],
    [COLUMN, '', 'columns', was.columns, is.columns],
    [CARDS, '', 'cards', was.hand_size, is.hand_size],
    [CROWN, '', 'demigods', was.demigods, is.demigods],
  ];
  const found = numbers.map(([icon, kind, key, from, to]) => ({
    icon,
    kind,
    more: to - from,
    tip: words.tip(key, `${from} → ${to}`),
  }));
  KINDS.forEach((kind, place) => {
    const [from, to] = [was.levels[place] ?? 0, is.levels[place] ?? 0];
    found.push({
      icon: KIND[kind]!,
      kind,
      more: to - from,
      tip: words.tip('level', `${from} → ${to}`, { kind: `sacrifice/${kind}` }),
    });
  });
  const points = `${was.column_points} → ${is.column_points}`;
  found.push({
    icon: COLUMN,
    kind: 'built',
    more: is.on_board - was.on_board,
    tip: words.tip('built', points, { points: is.column_points }),
  });
  return found.filter(({ more }) => more !== 0);
}

/** What is being used up at the moment, of which the table tells how much is left; '' = nothing. */
export function meters(view: PantheonView): '' | 'steps' | 'money' | 'cards' {
  const step = view.agenda[0]?.step ?? '';
  const within = (...tasks: string[]): boolean =>
    [...tasks, 'loot-take'].includes(step) && view.agenda.some((task) => tasks.includes(task.step));
  if (within('moving')) return 'steps';
  if (within('buying', 'cartago')) return 'money';
  return step === 'drawing' ? 'cards' : '';
}
