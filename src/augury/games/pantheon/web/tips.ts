/** What things on the table are, from the view and the game's texts, for whoever points at them. */
import type { TipText } from '$shell/ui/touch';
import { joined } from '$shell/words/cited';
import type { GameWords } from '$shell/words/words.svelte';
import type { OpenGod, PantheonView, Serving } from './view';

/** A tip that is only put into words when somebody asks; `thing`: what it says why not of, if anything. */
export function later(thing: string, tip: () => TipText): TipText {
  return {
    thing,
    get name() {
      return tip().name;
    },
    get text() {
      return tip().text ?? '';
    },
    get now() {
      return tip().now ?? '';
    },
  };
}

export function godTip(open: OpenGod, words: GameWords): TipText {
  const short = open.short ? words.say('board-short', { number: open.short }) : '';
  return words.piece(`god/${open.god}`, short || open.cost.join(' + '));
}

/** One of the numbers of a god tile, and how you would serve it. */
export function needTip(
  number: number,
  share: Serving | undefined,
  kind: string,
  words: GameWords,
): TipText {
  const missing = share?.short ? `, ${words.say('board-short', { number: share.short })}` : '';
  const served = kind ? `${number} · ${words.thing(`sacrifice/${kind}`)}${missing}` : number;
  return words.tip('need', served);
}

/** What a space is printed with. */
function ground(node: string, view: PantheonView, words: GameWords): string {
  if (node === view.site) return words.say('about-tip-temple');
  if (view.loot_spaces.includes(node)) return words.say('about-tip-loot-space');
  const start = view.spaces.find((spaces) => spaces.start === node);
  if (start) return words.say('about-tip-start-space', { nation: `nation/${start.nation}` });
  const mark = view.grid[node.charCodeAt(0) - 65]?.[Number(node.slice(1))];
  return words.say(
    mark === '#' ? 'about-tip-column' : mark === '~' ? 'about-tip-water' : 'about-tip-land',
  );
}

/** A space of the map: what it is, who stands there, what lies there, and how far it is. */
export function spaceTip(node: string, view: PantheonView, words: GameWords): TipText {
  const standing = view.pieces.filter((piece) => piece.node === node);
  const loot = view.loot.find((space) => space.node === node)?.loot;
  const goal = view.goals.find((reached) => reached.node === node);
  const spot = view.spots.find((next) => next.node === node);
  const money = ['buying', 'buying-on', 'cartago'].includes(view.prompt);
  const price = spot?.cost ?? goal?.steps;
  return {
    thing: `node/${node}`,
    name: words.thing(`node/${node}`),
    text: joined([
      ...standing.map((piece) =>
        words.say('board-stands-here', {
          seat: `seat/${piece.seat}`,
          piece: `piece/${piece.piece}`,
        }),
      ),
      loot ? `${words.say('board-loot')}: ${words.about(`loot/${loot}`)}` : '',
      spot?.over ? `${words.say('board-over', { node: `node/${spot.over}` })}.` : '',
      ground(node, view, words),
    ]),
    now: price ? words.say(money ? 'board-money' : 'board-steps', { number: price }) : '',
  };
}
