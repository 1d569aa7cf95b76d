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

/** Blocks with the wanted words, best first: rare words count more than common ones, titles and words explained more than text. */
export function search(book: BookInfo, stems: string[][], wanted: string, language: string): Hit[] {
  const asked = [...new Set(split(wanted).map((word) => stem(word, language)))];
  const found = asked.map((word) =>
    stems.map((own) => Math.max(0, ...own.map((other) => matches(word, other)))),
  );
  const weights = found.map((row) => Math.log(1 + stems.length / (1 + row.filter(Boolean).length)));
  const hits = stems.flatMap((_, at) => {
    const block = book.blocks[at]!;
    const told = found.reduce((sum, row, word) => sum + row[at]! * weights[word]!, 0);
    if (!told) return [];
    const title = block.kind === 'heading' || block.spans[0]?.kind === 'bold' ? 1.4 : 1;
    return [{ at, score: told * title }];
  });
  const best = Math.max(0, ...hits.map((hit) => hit.score));
  return hits.filter((hit) => hit.score >= best * 0.5).sort((a, b) => b.score - a.score);
}
