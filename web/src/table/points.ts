/** Where the points of every seat come from, as the engine says it. */
import type { GameView } from '../net/view';
import type { GameWords } from '../words/words.svelte';

/** One heading of the score, by seat. */
export interface ScoreRow {
  title: string;
  about: string; // what brings them, and by which rules
  points: number[];
}

/** The headings that have brought or cost somebody something. */
export function breakdown(view: GameView, words: GameWords): ScoreRow[] {
  return Object.keys(view.breakdown[0] ?? {})
    .map((heading) => {
      const { told: title, text: about } = words.told(`heading-${heading}`);
      return { title, about, points: view.breakdown.map((seat) => seat[heading] ?? 0) };
    })
    .filter((row) => row.points.some(Boolean));
}

/** The same as sentences, for the table as text. */
export function pointLines(view: GameView, words: GameWords): string[] {
  const rows = breakdown(view, words);
  return view.scores.map((score, seat) => {
    const parts = rows.map((row) => `${row.title} ${row.points[seat]}`);
    return `${words.seat(seat)}: ${score}${parts.length ? ` (${parts.join(', ')})` : ''}`;
  });
}
