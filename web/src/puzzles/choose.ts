/** Which puzzles somebody sees, and which comes next. */
import type { PuzzleCard } from '../net/messages';

export const THEMES = [
  'finish',
  'points',
  'combination',
  'deny',
  'patience',
  'sacrifice',
  'lead',
  'comeback',
  'position',
] as const;
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export interface Filter {
  game: string; // '' = all, as with the others
  theme: string;
  difficulty: string;
}

export function fits(card: PuzzleCard, filter: Filter): boolean {
  return (
    (!filter.game || card.game === filter.game) &&
    (!filter.theme || card.theme === filter.theme) &&
    (!filter.difficulty || card.difficulty === filter.difficulty)
  );
}

/** The one nearest to the solver's rating that was not solved yet; without any, none. */
export function next(
  cards: readonly PuzzleCard[],
  filter: Filter,
  rating: number,
  besides = '',
): PuzzleCard | undefined {
  const away = (card: PuzzleCard): number => Math.abs(card.rating - rating);
  const order = { '': 0, tried: 1, solved: 2 } as Record<string, number>;
  return cards
    .filter((card) => fits(card, filter) && card.mine !== 'solved' && key(card) !== besides)
    .sort((one, other) => order[one.mine]! - order[other.mine]! || away(one) - away(other))[0];
}

export function key(card: { game: string; name: string }): string {
  return `${card.game}/${card.name}`;
}
