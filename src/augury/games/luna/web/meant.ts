/** What the choice being looked at would do: the difference between the table as it is and as the engine says it would be. */
import { gained } from '$shell/ui/matching';
import type { GameWords } from '$shell/words/words.svelte';
import { named } from './pieces';
import type { LunaView } from './view';

/** What would change at an island for the one who decides. */
export interface Ghost {
  off: number; // active novices that leave or fall asleep
  on: number; // novices that come as active ones
  beside: number; // that come to rest beside it
  others: number[]; // seats of others whose novices come to rest there
  shrine: boolean;
}

export interface Line {
  mark: string; // "+3", "-1"; '' = no number
  text: string;
}

export interface Meant {
  lines: Line[];
  islands: Record<string, Ghost>;
  tiles: number[]; // on the path: get a novice, or go to the Temple
  fields: number[]; // in the Temple: filled, or with a new book
  expelled: number[];
  stranded: number[]; // seats whose novices come to the landing stage
  space: number; // where the council stone would come; -1 = it stays
  apostate: string; // where they would be driven
  tokens: number; // candles that would burn
  spends: string[]; // favours that go back
  gains: string[];
}

export function nothing(view: LunaView): Meant {
  return {
    lines: [],
    islands: {},
    tiles: [],
    fields: [],
    expelled: [],
    stranded: [],
    space: -1,
    apostate: '',
    tokens: view.tokens,
    spends: [],
    gains: [],
  };
}

/** Of novices by seat before and after: whose they are that came, one by one. */
function more(before: number[], after: number[]): number[] {
  return after.flatMap((number, seat) =>
    Array.from({ length: Math.max(0, number - before[seat]!) }, () => seat),
  );
}

export function compare(view: LunaView, after: LunaView | null, words: GameWords): Meant {
  const meant = nothing(view);
  if (!after || view.seat < 0) return meant;
  const seat = view.seat;
  const [own, then] = [view.players[seat]!, after.players[seat]!];
  const tell = (change: number, key: string, facts: Record<string, string | number> = {}): void => {
    const mark = change > 0 ? `+${change}` : change < 0 ? String(change) : '';
    meant.lines.push({ mark, text: words.say(key, facts) });
  };
  meant.tokens = after.tokens;
  if (then.ip !== own.ip) tell(then.ip - own.ip, 'board-ip');
  const end = then.at_end - then.ip - (own.at_end - own.ip);
  if (end) tell(end, 'board-ip-end');
  meant.gains = gained(own.favours, then.favours);
  meant.spends = gained(then.favours, own.favours);
  for (const favour of meant.gains) tell(1, 'board-gains', { favour: `favour/${favour}` });
  for (const favour of meant.spends) tell(-1, 'board-spends', { favour: `favour/${favour}` });
  view.islands.forEach((island, place) => {
    const later = after.islands[place]!;
    const on = later.active[seat]! - island.active[seat]!;
    const beside = later.inactive[seat]! - island.inactive[seat]!;
    const shrine = later.shrines[seat]! && !island.shrines[seat]!;
    const others = more(island.inactive, later.inactive).filter((other) => other !== seat);
    if (!on && !beside && !shrine && !others.length) return;
    meant.islands[island.name] = {
      off: Math.max(0, -on),
      on: Math.max(0, on),
      beside: Math.max(0, beside),
      others,
      shrine,
    };
    const rest = Math.min(-on, beside);
    if (rest > 0) tell(0, 'board-rests', { number: rest, island: `island/${island.name}` });
    if (then.supply < own.supply && beside > Math.max(0, rest))
      tell(own.supply - then.supply, 'board-recruits', { island: `island/${island.name}` });
  });
  meant.stranded = more(
    view.players.map((player) => player.landing),
    after.players.map((player) => player.landing),
  );
  for (const tile of view.tiles) {
    const later = after.tiles.find((other) => other.tile === tile.tile)!;
    if (later.zone !== tile.zone || (later.zone === 'path' && later.novice !== tile.novice))
      meant.tiles.push(tile.tile);
    if (later.zone !== tile.zone || (later.book && !tile.book)) meant.fields.push(tile.tile);
    if (tile.novice >= 0 && later.novice < 0) {
      meant.expelled.push(tile.tile);
      const name = named(view, tile.novice, words);
      tell(0, 'board-leaves', { name, field: tile.tile });
    }
    if (tile.zone === 'path' && tile.novice < 0 && later.novice === seat)
      tell(0, 'board-steps', { island: `island/${tile.symbol}`, tile: `tile/${tile.tile}` });
  }
  if (then.council !== own.council) {
    meant.space = then.council;
    tell(then.council - own.council, 'board-advances', { space: then.council });
  }
  if (after.apostate !== view.apostate) {
    meant.apostate = after.apostate;
    tell(0, 'board-driven', { island: `island/${after.apostate}` });
  }
  return meant;
}
