/** What things on the table are, from the view and the game's texts, for whoever points at them. */
import type { TipText } from '$shell/ui/touch';
import { joined } from '$shell/words/cited';
import type { GameWords } from '$shell/words/words.svelte';
import { type Found, SORTS, cardThing, counted, given } from './draw';
import type { BoardView, CardView, EdgeView, GoetiaView, Mat, WorldView } from './view';

/** Tokens in words: "2 pink, 1 black". */
export function inWords(tokens: readonly string[], words: GameWords): string {
  const groups = counted(tokens);
  return (
    groups.map(([letter, number]) => `${number} ${words.thing(`cube/${letter}`)}`).join(', ') ||
    words.say('show-free')
  );
}

/** A cube or Attention in somebody's stock, or in the supply. */
export function stockTip(
  letter: string,
  number: number,
  supply: boolean,
  words: GameWords,
  thing = '', // if one of its cubes may be chosen now
): TipText {
  const cube = `cube/${letter}`;
  const name = words.say(supply ? 'tip-supply' : 'tip-cubes', { cube });
  if (!supply)
    return {
      thing,
      name: letter === 'A' ? words.thing(cube) : name,
      text: words.about(cube),
      now: number,
    };
  return {
    name,
    text: words.say(letter === 'A' ? 'about-tip-supply-A' : 'about-tip-supply'),
    now: number,
  };
}

export function scoreTip(mat: Mat, words: GameWords): TipText {
  const facts = {
    attention: mat.score_attention,
    cards: mat.score_cards,
    pacts: mat.score_pacts,
    cubes: mat.score_cubes,
  };
  return words.tip('score', mat.score, facts);
}

/** What a hex gives, in words. */
export function gives({ hex, card }: Found, words: GameWords): string {
  const gain = given(hex.reward);
  if (gain)
    return words.say(gain[0] === 'W' ? 'board-gives-W' : 'board-gives', {
      number: gain[1],
      cube: `cube/${gain[0]}`,
    });
  if (hex.reward[0] === 'D') return words.say('board-gives-D', { number: Number(hex.reward[1]) });
  if (hex.reward === 'RELIC') return words.about(`demon/${card!.card}`);
  return words.say(`board-gives-${hex.reward === '.' ? 'nothing' : hex.reward}`);
}

/** What somebody should know before they place a follower there. */
export function notes({ hex }: Found, words: GameWords): string[] {
  return hex.notes.map(({ key, number, seat }) =>
    words.say(`board-note-${key}`, { number, seat: `seat/${seat}` }),
  );
}

export function hexTip(found: Found, words: GameWords): TipText {
  const { hex, price } = found;
  return {
    name: words.thing(`hex/${hex.id}`),
    text: joined([
      words.say('tip-gives-told', {
        gives: gives(found, words).replace(/\.$/, ''),
      }),
      price?.tokens.length
        ? words.say('tip-costs-told', { cost: inWords(price.tokens, words) })
        : '',
      ...hex.followers.map(
        (seat) => `${words.say('board-follower-of', { seat: `seat/${seat}` })}.`,
      ),
      hex.token ? `${words.say('board-token', { cube: `cube/${hex.token}` })}.` : '',
      words.say('about-tip-hex', { linked: hex.link ? 1 : 0 }),
      ...notes(found, words),
    ]),
    now: hex.link ? words.say('board-linked', { vacant: hex.vacant }) : '',
  };
}

export function worldTip(card: WorldView, view: GoetiaView, words: GameWords): TipText {
  const thing = `world/${card.card}`;
  const name = words.thing(thing);
  if (!card.hexes.length) return { thing, name, text: words.say('about-tip-barren') };
  if (!card.king) return { thing, name, text: words.say('about-tip-new') };
  const king = view.kings.find((other) => other.king === card.king)?.king_class ?? 0;
  return {
    thing,
    name,
    text: words.say('about-tip-world', {
      king: `king/${card.king}`,
      class: king,
    }),
  };
}

export function edgeTip(edge: EdgeView, words: GameWords): TipText {
  const { price } = edge;
  const thing = `edge/${edge.slot}`;
  const facts = {
    waiting: edge.waiting.length,
    symbols: edge.symbols,
    cubes: price.cubes,
    attention: price.attention,
  };
  const place = words.thing(thing);
  return edge.flipped
    ? {
        thing,
        name: place,
        text: joined([`${words.thing(`edge_card/${edge.card}`)}.`, words.say('about-tip-flipped')]),
      }
    : { thing, name: place, text: words.say('about-tip-edge', facts) };
}

export function priceTip(edge: EdgeView, words: GameWords): TipText {
  const thing = `edge/${edge.slot}`;
  if (!edge.open)
    return {
      thing,
      name: words.say('board-none-yours'),
      text: words.say('about-tip-none-yours'),
    };
  const { attention, cubes } = edge.price;
  const parts = [
    ...(attention ? [`${attention} ${words.thing('cube/A')}`] : []),
    `${cubes} ${words.thing('cube/W')}`,
  ];
  return { ...words.tip('price', parts.join(', ')), thing };
}

export function boardTip(board: BoardView, view: GoetiaView, words: GameWords): TipText {
  const king = view.kings.find((other) => other.king === board.king);
  if (king)
    return {
      thing: `king/${king.king}`,
      name: words.say('board-king', {
        king: `king/${king.king}`,
        class: king.king_class,
        number: king.deck_size,
      }),
      text: words.say('about-tip-king'),
    };
  const thing = `board/${board.board}`;
  return {
    thing,
    name: words.thing(thing),
    text: joined([words.about(thing), words.say(board.dark ? 'about-tip-dark' : 'about-tip-scry')]),
  };
}

/** A card of a tableau that lies visible. */
export function cardTip(card: CardView, words: GameWords): TipText {
  const thing = cardThing(card.card);
  return {
    thing,
    name: words.thing(thing),
    text: joined([words.about(thing), words.say(`about-board-type-${card.sort}`)]),
    now: words.say('board-points', { number: card.worth }),
  };
}

export function coveredTip(cards: readonly string[], words: GameWords): TipText {
  return {
    name: cards.map((card) => words.thing(cardThing(card))).join(', '),
    text: words.say('about-tip-covered'),
  };
}

/** Colours that the supply has run out of, and where the next cube would come from. */
export function scarceTip(letter: string, view: GoetiaView, words: GameWords): TipText {
  const robbed = view.robbed[SORTS.indexOf(letter as (typeof SORTS)[number])] ?? -1;
  const cube = `cube/${letter}`;
  return {
    name: words.say('tip-supply', { cube }),
    text: words.say(robbed >= 0 ? 'about-tip-scarce' : 'about-tip-nobody'),
    now: robbed >= 0 ? words.seat(robbed) : '',
  };
}
