/** Putting an action together from its kind and its values. */
import type { KindInfo, VocabularyInfo } from '../net/messages';
import type { GameWords } from '../words/words.svelte';

export function compose(kind: KindInfo, values: readonly string[]): string {
  return [kind.word, ...kind.domains.map((_, place) => values[place] ?? '')].join(' ').trim();
}

/** The first value of each of its domains. */
export function firstOf(kind: KindInfo, vocabulary: VocabularyInfo): string[] {
  return kind.domains.map(
    (name) => vocabulary.domains.find((known) => known.name === name)?.values[0] ?? '',
  );
}

export function valueName(
  vocabulary: VocabularyInfo,
  domain: string,
  value: string,
  words: GameWords,
): string {
  if (/^\d+$/.test(value)) return value;
  const thing = vocabulary.domains.find((known) => known.name === domain)?.thing || domain;
  return words.thing(`${thing}/${value}`);
}
