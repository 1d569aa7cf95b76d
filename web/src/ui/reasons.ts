/** Why a strong bot prefers a choice, in words of the game. */
import type { TermInfo } from '../net/messages';
import { type GameWords, shell } from '../words/words.svelte';

export function signed(value: number): string {
  const amount = Math.abs(value).toLocaleString(shell.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return value < 0 ? `−${amount}` : `+${amount}`;
}

/** In which parts of the evaluation a choice of a seat has more or less; of each player once. */
export function listed(words: GameWords, terms: readonly TermInfo[], seat: number): string {
  const told = new Map<number, string[]>();
  for (const { seat: whose, term, value } of terms) {
    const said = words.say('why-term', { value: signed(value), term: words.say(`term-${term}`) });
    told.set(whose, [...(told.get(whose) ?? []), said]);
  }
  return [...told]
    .map(([whose, parts]) => {
      const all = parts.join(', ');
      return whose === seat
        ? all
        : words.say('why-other', { seat: `seat/${whose}`, terms: `=${all}` });
    })
    .join('; ');
}

/** The best is compared with the second, the others with the best; '' if nothing differs. */
export function reason(
  words: GameWords,
  terms: readonly TermInfo[],
  seat: number,
  place: number,
): string {
  if (!terms.length) return '';
  return words.say(place ? 'why-best' : 'why-second', { terms: `=${listed(words, terms, seat)}` });
}
