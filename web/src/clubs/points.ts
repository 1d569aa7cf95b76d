/** Points of a tournament as people read them. The server counts in twelfths. */
import type { BoardInfo } from '../net/messages';

const TWELFTHS: Record<number, string> = { 0: '', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾' };

/** 42 is 3½; what no sign says is a decimal fraction. */
export function shown(twelfths: number, language = 'en'): string {
  const whole = Math.floor(twelfths / 12);
  const sign = TWELFTHS[twelfths % 12];
  if (sign === undefined) return fraction(twelfths / 12, 2, language);
  return whole || !sign ? `${whole}${sign}` : sign;
}

/** Tenths, with their sign. */
export function margin(tenths: number, language = 'en'): string {
  return `${tenths > 0 ? '+' : ''}${fraction(tenths / 10, 1, language)}`;
}

function fraction(number: number, digits: number, language: string): string {
  return number.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** What a player has made of the games of a board so far. */
export function won(board: BoardInfo, player: number): number {
  return board.games.reduce((sum, game) => sum + (game.shares[game.seats.indexOf(player)] ?? 0), 0);
}

/** The share of opponents beaten, in percent; `beaten` is in halves. */
export function share(beaten: number, met: number): number {
  return met ? Math.round((50 * beaten) / met) : 0;
}
