/** The table in the middle of a step, from what the events tell. */
import { type Fact, nameOf, seatOf } from '$shell/net/facts';
import type { EventInfo } from '$shell/net/messages';
import type { IslandView, LunaView, Player, TileView } from './view';

const PACE: Record<string, number> = {
  'placed-shrine': 700,
  'placed-pair': 700,
  'start-favours': 500,
  round: 1600,
  start: 700,
  favour: 900,
  recruit: 900,
  build: 1000,
  herbs: 900,
  travel: 800,
  tide: 800,
  landed: 500,
  sail: 900,
  bribe: 500,
  helped: 400,
  appoint: 1000,
  induct: 1200,
  expel: 1200,
  book: 1100,
  'book-own': 1000,
  council: 900,
  banish: 900,
  meditate: 800,
  'last-token': 1200,
  'end-phase': 700,
  priestess: 900,
  temple: 450,
  apostate: 900,
  final: 1100,
  over: 900,
  'solo-won': 900,
  'solo-lost': 900,
  'automaton-council': 1300,
  'automaton-nothing': 900,
  'automaton-book': 1400,
};

export function pace(event: EventInfo): number {
  return PACE[event.kind] ?? 0;
}

/** A seat, or the automaton's place at the table. */
function chairOf(fact: Fact): number {
  return fact === 'automaton/1' ? 1 : seatOf(fact);
}

class Stage {
  private helped = false; // the replacement novice is part of the action being told
  private afloat = false; // those who travel have left their islands

  constructor(private readonly view: LunaView) {}

  private island(name: string): IslandView {
    return this.view.islands.find((island) => island.name === name)!;
  }

  private tile(fact: string | number | undefined): TileView {
    return this.view.tiles.find((tile) => tile.tile === Number(nameOf(fact)))!;
  }

  private rest(seat: number, name: string, novices: number): void {
    const island = this.island(name);
    const number = Math.min(novices - (this.helped ? 1 : 0), island.active[seat]!);
    island.active[seat]! -= number;
    island.inactive[seat]! += number;
    this.helped = false;
  }

  private pay(player: Player, seat: number, points: number): void {
    player.ip = Math.max(0, player.ip + points);
    this.view.scores[seat] = player.ip;
  }

  private lose(player: Player, favour: string): void {
    player.favours = player.favours.filter((held) => held !== favour);
    this.island(favour).favours_left += 1;
  }

  private stone(seat: number, space: number): void {
    for (const stack of this.view.stacks)
      if (stack.includes(seat)) stack.splice(stack.indexOf(seat), 1);
    const stack = this.view.stacks[space]!;
    if (space === this.view.stacks.length - 1) stack.unshift(seat);
    else stack.push(seat);
    this.view.players[seat]!.council = space;
  }

  private stand(figure: string, name: string): void {
    for (const island of this.view.islands)
      island.figures = island.figures.filter((other) => other !== figure);
    this.island(name).figures.push(figure);
  }

  private move(from: string, to: IslandView, seat: number, number: number): void {
    if (from === 'landing') this.view.players[seat]!.landing -= number;
    else this.island(from).active[seat]! -= number;
    to.active[seat]! += number;
  }

  /** Who leaves an island is told only if one leaves each, or all leave the same. */
  private depart(seat: number, places: string[], number: number): void {
    const each = places.length === 1 ? number : 1;
    this.afloat =
      each * places.length === number &&
      places.every((name) =>
        this.view.islands.some((island) => island.name === name && island.active[seat]! >= each),
      );
    if (this.afloat) for (const name of places) this.island(name).active[seat]! -= each;
  }

  apply(event: EventInfo): void {
    const seat = chairOf(event.facts['seat']);
    const player = this.view.players[seat];
    if (event.kind === 'round') this.round(event);
    if (!player) return;
    this.act(
      event,
      seat,
      player,
      nameOf(event.facts['island']),
      Number(event.facts['number'] ?? 0),
    );
    const points = Number(event.facts['points'] ?? 0);
    if (!['over', 'solo-won', 'solo-lost'].includes(event.kind))
      this.pay(player, seat, event.kind === 'apostate' ? -points : points);
  }

  /** L-130..L-135: everybody wakes, the figures move on. */
  private round(event: EventInfo): void {
    this.view.round = Number(event.facts['round']);
    this.view.guard = Number(event.facts['guard']);
    this.view.tokens = this.view.all_tokens;
    for (const island of this.view.islands) {
      island.active = island.active.map((number, seat) => number + island.inactive[seat]!);
      island.inactive = island.inactive.map(() => 0);
      island.next_figures = [];
    }
    for (const figure of ['priestess', 'builder', 'apostate'] as const) {
      this.view[figure] = nameOf(event.facts[figure]);
      this.stand(figure, this.view[figure]);
    }
  }

  private act(event: EventInfo, seat: number, player: Player, name: string, number: number): void {
    switch (event.kind) {
      case 'placed-shrine':
        this.island(name).shrines[seat] = true;
        player.shrines_left -= 1;
        break;
      case 'placed-pair':
        this.island(name).active[seat]! += 2;
        player.supply -= 2;
        break;
      case 'start-favours':
        player.favours = String(event.facts['favours']).split(' ').map(nameOf);
        break;
      case 'start':
        this.view.start = seat;
        break;
      case 'helped':
        this.lose(player, 'novice');
        this.helped = true;
        break;
      case 'favour':
        this.rest(seat, name, this.island(name).shrines[seat] ? 1 : 2);
        player.favours.push(name);
        this.island(name).favours_left -= 1;
        break;
      case 'recruit':
        this.rest(seat, name, 2);
        player.supply -= 1;
        this.island(name).inactive[seat]! += 1;
        break;
      case 'build':
        if (!player.automaton) {
          this.rest(seat, name, 2);
          this.lose(player, 'shrine');
        }
        this.island(name).shrines[seat] = true;
        player.shrines_left -= 1;
        break;
      case 'herbs':
        this.lose(player, 'herb');
        this.island(name).inactive[seat]! -= number;
        this.island(name).active[seat]! += number;
        break;
      case 'sail':
        this.lose(player, 'sail');
        this.move(nameOf(event.facts['from']), this.island(name), seat, number);
        break;
      case 'travel':
        this.depart(seat, String(event.facts['from']).split(' ').map(nameOf), number);
        break;
      case 'landed':
        if (this.afloat) this.island(name).inactive[seat]! += number;
        break;
      case 'tide':
        this.lose(player, 'tide');
        this.afloat = false;
        break;
      case 'bribe':
        this.lose(player, 'bribe');
        break;
      case 'appoint':
        this.island(name).active[seat]! -= 1;
        if (!this.island(name).shrines[seat]) this.rest(seat, name, 1);
        this.tile(event.facts['tile']).novice = seat;
        break;
      case 'banish':
        this.view.apostate = name;
        this.stand('apostate', name);
        break;
      case 'council':
        this.stone(seat, Number(event.facts['space']));
        break;
      case 'meditate':
        this.view.tokens = Number(event.facts['tokens']);
        break;
      case 'last-token':
        this.view.tokens = 0;
        break;
      case 'automaton-council':
        this.rest(seat, name, number);
        this.stone(seat, Number(event.facts['space']));
        break;
      default:
        this.inTemple(event, seat, player);
    }
  }

  private inTemple(event: EventInfo, seat: number, player: Player): void {
    if (event.kind === 'induct') {
      const tile = this.tile(event.facts['tile']);
      if (tile.novice < 0) this.island(tile.symbol).active[seat]! -= 1; // the automaton comes straight from the island
      tile.zone = 'temple';
      tile.novice = seat;
      player.temple += 1;
    } else if (event.kind === 'expel') {
      const tile = this.tile(event.facts['tile']);
      const owner = chairOf(event.facts['owner']);
      tile.novice = -1;
      this.view.players[owner]!.temple -= 1;
      if (this.view.players[owner]!.automaton) this.island(tile.symbol).inactive[owner]! += 1;
      else this.view.players[owner]!.landing += 1;
    } else if (['book', 'book-own', 'automaton-book'].includes(event.kind)) {
      this.tile(event.facts['from']).book = false;
      this.tile(event.facts['tile']).book = true;
      if (!player.automaton) this.lose(player, 'book');
    }
  }
}

export function stage(before: LunaView, events: EventInfo[]): LunaView {
  const view = structuredClone(before);
  view.to_act = [];
  const stage = new Stage(view);
  for (const event of events) stage.apply(event);
  return view;
}
