/** What the choice being looked at would do: ghosts on the board, and what it gains and costs in words. */
import type { GameWords } from '$shell/words/words.svelte';
import { named } from './pieces';
import type { IslandView, LunaView } from './view';

/** What would change at an island for the one who decides. */
export interface Ghost {
  off: number; // active novices that leave or fall asleep
  on: number; // novices that come as active ones
  beside: number; // that come to rest beside it
  shrine: boolean;
}

export interface Line {
  mark: string; // "+3", "-1"; '' = no number
  text: string;
}

export interface Preview {
  lines: Line[];
  islands: Record<string, Ghost>;
  tile: number; // on the path: gets a novice, or goes to the Temple
  field: number; // in the Temple: filled, or with a new book
  expelled: number[];
  space: number; // where the council stone would come; -1 = it stays
  apostate: string; // where he would be driven
  candle: boolean;
  spends: string[]; // favours that go back
  gains: string; // a favour
}

export const NOTHING: Preview = {
  lines: [],
  islands: {},
  tile: 0,
  field: 0,
  expelled: [],
  space: -1,
  apostate: '',
  candle: false,
  spends: [],
  gains: '',
};

class Draft {
  readonly made: Preview = structuredClone(NOTHING);
  readonly own: LunaView['players'][number];

  constructor(
    private readonly view: LunaView,
    private readonly words: GameWords,
  ) {
    this.own = view.players[view.seat]!;
  }

  tell(mark: string, key: string, facts: Record<string, string | number> = {}): void {
    this.made.lines.push({ mark, text: this.words.say(key, facts) });
  }

  at(island: string): Ghost {
    return (this.made.islands[island] ??= { off: 0, on: 0, beside: 0, shrine: false });
  }

  island(name: string): IslandView {
    return this.view.islands.find((island) => island.name === name)!;
  }

  /** Novices of one island fall asleep beside it. */
  rest(island: string, number: number): void {
    if (number < 1) return;
    const ghost = this.at(island);
    ghost.off += number;
    ghost.beside += number;
    this.tell('', 'board-rests', { number, island: `island/${island}` });
  }

  spend(favour: string): void {
    this.made.spends.push(favour);
    this.tell('-1', 'board-spends', { favour: `favour/${favour}` });
  }

  help(helped: boolean): number {
    if (helped) this.spend('novice');
    return helped ? 1 : 0;
  }

  council(steps: number): void {
    this.made.space = this.own.council + steps;
    this.tell(`+${steps}`, 'board-advances', { space: this.made.space });
  }

  induct(tile: number): void {
    const laid = this.view.tiles.find((other) => other.tile === tile)!;
    this.made.tile = this.made.field = tile;
    this.made.expelled = laid.expels;
    if (laid.reach === 'bribable') this.spend('bribe');
    this.tell(`+${this.view.guard}`, 'board-guard-pays');
    for (const other of laid.expels) {
      const owner = this.view.tiles.find((candidate) => candidate.tile === other)!.novice;
      this.tell('+1', 'board-leaves', { name: named(this.view, owner, this.words), field: other });
    }
  }

  appoint(tile: number, helped: boolean): void {
    const laid = this.view.tiles.find((other) => other.tile === tile)!;
    const island = this.island(laid.symbol);
    this.made.tile = tile;
    if (laid.reach === 'bribable') this.spend('bribe');
    this.at(laid.symbol).off += 1;
    this.tell('', 'board-steps', { island: `island/${laid.symbol}`, tile: `tile/${tile}` });
    if (!island.shrines[this.view.seat]) this.rest(laid.symbol, 1 - this.help(helped));
  }

  chase(steps: number): void {
    const ring = this.view.islands.map((island) => island.name);
    this.made.apostate = ring[(ring.indexOf(this.view.apostate) + steps) % ring.length]!;
    this.tell('', 'board-driven', { island: `island/${this.made.apostate}` });
  }
}

export function foretell(view: LunaView, action: string, words: GameWords): Preview {
  if (!action || view.seat < 0) return NOTHING;
  const [kind = '', first = '', second = '', third = ''] = action.split(' ');
  const draft = new Draft(view, words);
  const word = kind.replace('-helped', '');
  const helped = word !== kind;
  switch (word) {
    case 'favour':
      draft.made.gains = first;
      draft.tell('+1', 'board-gains', { favour: `favour/${first}` });
      draft.rest(first, (draft.island(first).shrines[view.seat] ? 1 : 2) - draft.help(helped));
      break;
    case 'recruit':
      draft.rest(first, 2 - draft.help(helped));
      draft.at(first).beside += 1;
      draft.tell('+1', 'board-recruits', { island: `island/${first}` });
      break;
    case 'build':
      draft.spend('shrine');
      draft.rest(view.builder, 2 - draft.help(helped));
      draft.at(view.builder).shrine = true;
      draft.tell('+4', 'board-shrine-pays');
      break;
    case 'herbs':
      draft.spend('herb');
      draft.at(first).on += Number(second);
      break;
    case 'sail':
      draft.spend('sail');
      draft.at(first).off += Number(second);
      draft.at(third).on += Number(second);
      break;
    case 'sail-landing':
      draft.spend('sail');
      draft.at(second).on += Number(first);
      break;
    case 'tide':
      draft.spend('tide');
      break;
    case 'appoint':
      draft.appoint(Number(first), helped);
      break;
    case 'induct':
      draft.induct(Number(first));
      break;
    case 'book':
    case 'take':
      draft.made.field = word === 'book' ? Number(first) : view.step.tile;
      draft.spend('book');
      draft.tell(view.book_bonus ? '+2' : '+1', 'board-book-pays');
      break;
    case 'council':
      if (helped) draft.council(draft.help(true));
      break;
    case 'deploy': {
      const number = Number(first);
      draft.rest(view.step.island, number);
      const steps = number + draft.help(helped);
      if (view.phase === 'advance') draft.council(steps);
      else draft.chase(steps);
      break;
    }
    case 'meditate':
      draft.made.candle = true;
      if (view.tokens === 1) draft.tell('+1', 'board-last-candle');
      break;
    case 'lift':
      draft.at(first).off += 1;
      break;
    case 'drop':
      draft.at(first).beside += 1;
      break;
    case 'place-pair':
      draft.at(first).on += 2;
      break;
    case 'place-shrine':
      draft.at(first).shrine = true;
      break;
  }
  return draft.made;
}
