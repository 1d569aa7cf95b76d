/** Why a strong bot prefers a choice, in words of the game. */
import type { TermInfo } from '../net/messages';
import type { GameWords } from '../words/words.svelte';

export function signed(value: number): string {
  const amount = Math.abs(value).toLocaleString(document.documentElement.lang || 'en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return value < 0 ? `−${amount}` : `+${amount}`;
}

/** In which parts of the evaluation a choice of a seat has more or less, in one list. */
export function listed(words: GameWords, terms: readonly TermInfo[], seat: number): string {
  return terms
    .map(({ seat: whose, term, value }) =>
      words.say(whose === seat ? 'why-term' : 'why-other', {
        seat: `seat/${whose}`,
        value: signed(value),
        term: words.say(`term-${term}`),
      }),
    )
    .join(', ');
}

/** The best is compared with the second, the others with the best; '' if nothing differs. */
export function reason(
  words: GameWords,
  terms: readonly TermInfo[],
  seat: number,
  place: number,
): string {
  if (!terms.length) return '';
  return words.say(place ? 'why-best' : 'why-second', { terms: listed(words, terms, seat) });
}
