/** Signs on cards. The drawings of the Kings are loaded after the table; until then their places are empty. */

/** A scroll: it stands for a Pact. */
export const SCROLL =
  'M128 48h288a56 56 0 0 1 56 56v40h-88v264a56 56 0 0 1-56 56H96a56 56 0 0 1-56-56v-32h64V112a64 64 0 0 1 24-64zm32 96v40h168v-40zm0 88v40h168v-40zm0 88v40h120v-40z';

let drawn = $state.raw<typeof import('./icons')>();
void import('./icons').then((icons) => {
  drawn = icons;
});

export function kingSign(king: string): string {
  return drawn?.KINGS[king] ?? '';
}

/** The sign of a card: its King's, or a scroll for a Pact. */
export function signOf(card: string): string {
  return card.startsWith('PACT') ? SCROLL : kingSign(card.slice(0, 3));
}

/** The sign of a type of card. */
export function typeSign(sort: string): string {
  return sort === 'pact' ? SCROLL : (drawn?.TYPES[sort] ?? '');
}
