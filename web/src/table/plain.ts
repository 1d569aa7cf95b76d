/** The room of a game that brings no board of its own: the view as text, every choice as a button. */
import type { Region, Room } from '../net/room';
import type { GameView } from '../net/view';
import type { GameWords } from '../words/words.svelte';
import PlainBoard from './PlainBoard.svelte';

const KERNEL = new Set([
  'seat',
  'seats',
  'to_act',
  'turn',
  'prompt',
  'scores',
  'ranks',
  'breakdown',
]);

function spell(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(spell).join(', ') : '-';
  if (value !== null && typeof value === 'object')
    return `(${Object.entries(value)
      .map(([name, part]) => `${name} ${spell(part)}`)
      .join('; ')})`;
  return value === '' ? '-' : String(value);
}

export function regions(view: GameView, words: GameWords): Region[] {
  const points = {
    title: words.game,
    lines: view.scores.map((score, seat) => {
      const made = view.breakdown[seat] ?? {};
      const how = Object.keys(made).length ? ` ${spell(made)}` : '';
      return `${words.seat(seat)}: ${score}${how}`;
    }),
  };
  const rest = Object.entries(view)
    .filter(([name]) => !KERNEL.has(name))
    .map(([name, value]) => ({
      title: name.replaceAll('_', ' '),
      lines: Array.isArray(value) ? value.map(spell) : [spell(value)],
    }));
  return [points, ...rest];
}

export const room: Room = {
  Board: PlainBoard,
  facts: () => [],
  twin: regions,
  plain: true,
};
