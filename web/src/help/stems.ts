/** Words as a search compares them: without case, accents and the commonest endings. */

const ENDINGS: Record<string, RegExp> = {
  en: /(?:'s|ings?|ed|es|(?<!s)s|e)$/,
  nl: /(?:tjes?|eren|en|ers?|es|(?<!s)s|e|t)$/,
  de: /(?:erinnen|innen|ern|en|er|es|em|e|n|(?<!s)s|t)$/,
};

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/’/g, "'");
}

/** The words of a text, as they are written. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
}

/** What is left of a word: novices, Novice and novice are one; so are altaren and altaar, zetten and zet, kaarsen and kaars. */
export function stem(word: string, language: string): string {
  const folded = fold(word);
  const cut = folded.replace(ENDINGS[language] ?? /$/, '').replace(/(?<!s)s$/, '');
  const kept = cut.length >= 3 ? cut : folded;
  const plain = language === 'en' ? kept.replace(/ie$|y$/, 'i') : kept;
  return plain.replace(/([aeou])\1/g, '$1').replace(/([^aeiou])\1$/, '$1');
}

/** How well a wanted stem fits another: 3 the same, 2 its beginning, 1 a part of it, 0 not at all. */
export function matches(wanted: string, other: string): number {
  if (wanted === other) return 3;
  if (wanted.length >= 3 && other.startsWith(wanted)) return 2;
  return wanted.length >= 4 && other.includes(wanted) ? 1 : 0;
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text with the words of these stems marked. */
export function mark(text: string, asked: string[], language: string): Piece[] {
  return text
    .split(/([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)/u)
    .filter(Boolean)
    .map((part) => {
      const own = stem(part, language);
      return {
        text: part,
        marked: /[\p{L}\p{N}]/u.test(part) && asked.some((one) => matches(one, own) > 0),
      };
    });
}
