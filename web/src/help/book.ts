/** The rulebook of a game in a language: fetched once, found by rule or by words. */
import { api } from '../net/api';
import type { BookBlock, BookInfo, BookSpan } from '../net/messages';
import { matches, stem, words as split } from './stems';

const shelf = new Map<string, Promise<BookInfo>>();

export function open(game: string, language: string): Promise<BookInfo> {
  const name = `${game}/${language}`;
  const known = shelf.get(name);
  if (known) return known;
  const asked = api.book(game, language);
  shelf.set(name, asked);
  asked.catch(() => shelf.delete(name)); // the server may be back next time
  return asked;
}

export const plain = (spans: BookSpan[]): string => spans.map((span) => span.text).join('');

export function text(block: BookBlock): string {
  return [block.spans, ...block.rows.flat()].map(plain).filter(Boolean).join(' ');
}

/** The place of the block that tells a rule best, or of a heading; -1 if there is none. */
export function place(book: BookInfo, wanted: string): number {
  const heading = book.blocks.findIndex((block) => block.id === wanted);
  if (heading >= 0) return heading;
  return book.blocks.findIndex((block) => block.rules.includes(wanted));
}

/** The heading above a block. */
export function above(book: BookInfo, at: number): BookBlock | undefined {
  return book.blocks.slice(0, at + 1).findLast((block) => block.kind === 'heading');
}

export interface Hit {
  at: number;
  score: number;
}

/** What a block is found by: its stems, and the words of the prompts it answers. */
export function index(
  book: BookInfo,
  prompt: (word: string) => string,
  language: string,
): string[][] {
  const asked = new Map<number, string>();
  for (const [word, rule] of Object.entries(book.prompts)) {
    const at = place(book, rule);
    asked.set(at, `${asked.get(at) ?? ''} ${prompt(word)}`);
  }
  return book.blocks.map((block, at) =>
    split(`${text(block)} ${asked.get(at) ?? ''}`).map((word) => stem(word, language)),
  );
}

/** How well each wanted word fits each block, and how much the word tells: rare words tell more than common ones. */
function weigh(stems: string[][], wanted: string, language: string) {
  const asked = [...new Set(split(wanted).map((word) => stem(word, language)))];
  return asked.map((word) => {
    const fits = stems.map((own) => Math.max(0, ...own.map((other) => matches(word, other))));
    const share = fits.filter(Boolean).length / stems.length;
    return { word, fits, share, weight: Math.log(1 + stems.length / (1 + share * stems.length)) };
  });
}

/** The words of a title, or of what a paragraph explains. */
function lead(block: BookBlock): string[] {
  if (block.kind === 'heading') return split(plain(block.spans));
  return block.spans[0]?.kind === 'bold' ? split(block.spans[0].text) : [];
}

/** Words that stand in many blocks, and the shortest, say nothing and are not marked; unless there are no others. */
const COMMON = 0.25;
export function telling(stems: string[][], wanted: string, language: string): string[] {
  const words = weigh(stems, wanted, language);
  const rare = words.filter(({ word, share }) => share < COMMON && word.length > 2);
  return (rare.length ? rare : words).map(({ word }) => word);
}

/** Blocks with the wanted words, best first: where they are the title or explained, then where they are part of it, then in the text. */
export function search(book: BookInfo, stems: string[][], wanted: string, language: string): Hit[] {
  const words = weigh(stems, wanted, language);
  const hits = stems.flatMap((_, at) => {
    const told = words.reduce((sum, { fits, weight }) => sum + fits[at]! * weight, 0);
    if (!told) return [];
    const title = lead(book.blocks[at]!).map((word) => stem(word, language));
    const named = title.filter((own) => words.some(({ word }) => matches(word, own) === 3));
    const whole = named.length > 0 && named.length === title.length;
    return [{ at, score: told * (whole ? 2 : named.length ? 1.4 : 1) }];
  });
  const best = Math.max(0, ...hits.map((hit) => hit.score));
  return hits.filter((hit) => hit.score >= best * 0.4).sort((a, b) => b.score - a.score);
}
