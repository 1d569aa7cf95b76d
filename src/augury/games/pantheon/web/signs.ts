/** What the things of the game look like: symbols, shapes and the colours of their kinds. */
import barefoot from 'icon:barefoot';
import bull from 'icon:bull';
import cardDraw from 'icon:card-draw';
import chest from 'icon:chest';
import eagle from 'icon:eagle-emblem';
import elephant from 'icon:elephant';
import helmet from 'icon:spartan-helmet';
import hourglass from 'icon:hourglass';
import hand from 'icon:hand';
import horus from 'icon:eye-of-horus';
import jump from 'icon:jump-across';
import laurels from 'icon:laurels';
import lightning from 'icon:lightning-trio';
import lion from 'icon:lion';
import oak from 'icon:oak-leaf';
import prayer from 'icon:prayer';
import robe from 'icon:robe';
import rooster from 'icon:rooster';
import sandal from 'icon:sandal';
import sun from 'icon:sunbeams';
import tambourine from 'icon:tambourine';
import temple from 'icon:greek-temple';
import fruit from 'icon:fruit-bowl';
import twoCoins from 'icon:two-coins';
import upgrade from 'icon:upgrade';
import wingfoot from 'icon:wingfoot';

export const KINDS = ['gift', 'priest', 'dancer', 'temple'] as const;
export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

export const FOOT = barefoot;
export const CARDS = cardDraw;
export const COINS = twoCoins;
export const SANDAL = sandal;
export const LAUREL = laurels;
export const JUMP = jump;
export const BOLT = lightning;
/** A column, on the 512 grid of the symbols. */
export const COLUMN = 'M64 48h384v72H64zM112 136h288l-24 256H136zM72 408h368v64H72z';

export const NATION: Record<string, string> = { gallia: rooster, germania: oak, graecia: helmet, aegyptus: horus, persia: lion, cartago: elephant, iberia: bull, roma: eagle };

export const KIND: Record<string, string> = { gift: fruit, priest: robe, dancer: tambourine, temple, move: sandal };

export const GOD: Record<string, string> = {
  surparit: sun,
  plaesiris: laurels,
  taksator: chest,
  depraccus: cardDraw,
  vinthrad: wingfoot,
  gaiviles: jump,
  stonkus_1: twoCoins,
  stonkus_2: twoCoins,
  gadicea: hand,
  pietalte: prayer,
  traitera: hourglass,
};

/** A loot or bonus tile: its symbols, and a number beside them. */
export const LOOT: Record<string, { signs: string[]; number: string }> = {
  feet2: { signs: [FOOT], number: '2' },
  columns2: { signs: [COLUMN], number: '2' },
  foot_column: { signs: [FOOT, COLUMN], number: '' },
  choice2: { signs: [FOOT, COLUMN], number: '2' },
  demigod: { signs: [laurels], number: '' },
  god: { signs: [lightning], number: '' },
  raise1: { signs: [upgrade], number: '1' },
  raise2: { signs: [upgrade], number: '2' },
  cards2: { signs: [cardDraw], number: '2' },
  cards3: { signs: [cardDraw], number: '3' },
  money: { signs: [twoCoins], number: '' },
  step1: { signs: [sandal], number: '1' },
  step2: { signs: [sandal], number: '2' },
  column: { signs: [COLUMN], number: '1' },
  step: { signs: [sandal], number: '1' },
  raise: { signs: [upgrade], number: '1' },
  supply: { signs: [FOOT, COLUMN], number: '2+1' },
};

/** The shapes of the four seats around (0, 0), as on their badges. */
export const SHAPES = ['M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z', 'M0-5.4L5.6 4.6H-5.6Z', 'M0-5.6L5.6-1.4L3.5 5H-3.5L-5.6-1.4Z', 'M-4.6-4.6H4.6V4.6H-4.6Z'];

export function symbol(card: string): string {
  return KIND[card] ?? twoCoins;
}

/** The class that gives a card its colours. */
export function family(card: string): string {
  return card in KIND ? card : 'money';
}

export function worth(card: string): number {
  return card.startsWith('m') && card !== 'move' ? Number(card.slice(1)) : 0;
}

/** How often each card is there, in a given order of cards. */
export function piles(cards: readonly string[]): { card: string; number: number }[] {
  return [...new Set(cards)].map((card) => ({ card, number: cards.filter((other) => other === card).length }));
}
