/** The table in the middle of a step, from what the events tell: nothing is worked out that was not told. */
import type { EventInfo } from '$shell/net/messages';
import { find, put, vacant } from './draw';
import type { GoetiaView, HexView } from './view';

const PACE: Record<string, number> = {
  fetched: 550,
  flipped: 900,
  round: 900,
  ransom: 1400,
  released: 600,
  power: 700,
  placed: 750,
  paid: 350,
  sacrificed: 900,
  gained: 450,
  stolen: 1100,
  recruited: 500,
  resurrected: 800,
  pact: 1300,
  demon: 1000,
  covered: 1100,
  buried: 1300,
  moved: 800,
  exchanged: 700,
  hidden: 700,
  recalled: 700,
  robbed: 1100,
  drawn: 1000,
  dismissed: 1300,
  contact: 650,
  conjured: 1600,
  board: 900,
  row: 900,
  looked: 900,
  'new-world': 900,
  returned: 800,
  'end-pacts': 1400,
  'end-four': 1400,
  'end-rounds': 1400,
};

export function pace(event: EventInfo): number {
  return PACE[event.kind] ?? 0;
}

const STEPS: Record<string, number> = {
  drawn: 1,
  dismissed: 1,
  contact: 2,
  conjured: 3,
  board: 3,
  row: 3,
  looked: 3,
  'new-world': 4,
  returned: 5,
  flipped: 5,
  'end-pacts': 6,
  'end-four': 6,
  'end-rounds': 6,
  round: 7,
};

/** Which of the seven steps at the end of a round an event belongs to; 0 = none of them. */
export function stepOf(event: EventInfo): number {
  return STEPS[event.kind] ?? 0;
}

function name(event: EventInfo, fact: string): string {
  const thing = String(event.facts[fact] ?? '');
  return thing.slice(thing.indexOf('/') + 1);
}

function seatIn(event: EventInfo, fact: string): number {
  return Number(name(event, fact) || -1);
}

export function stage(before: GoetiaView, events: EventInfo[]): GoetiaView {
  const view = structuredClone(before);
  view.to_act = [];
  view.pending = [];
  const leaving = new Set<string>(); // hexes whose followers go home at the end of the round
  for (const event of events) happen(view, event, leaving);
  return view;
}

function happen(view: GoetiaView, event: EventInfo, leaving: Set<string>): void {
  const seat = seatIn(event, 'seat');
  const mat = view.mats[seat];
  const number = Number(event.facts['number'] ?? 1);
  const cube = name(event, 'cube');
  const hex = find(view, name(event, 'hex'))?.hex;
  switch (event.kind) {
    case 'fetched':
      leaveEdge(view, name(event, 'edge'), seat);
      break;
    case 'recruited':
      leaveEdge(view, name(event, 'hex'), seat);
      break;
    case 'placed':
      if (hex && mat) {
        hex.followers = [...hex.followers.filter((other) => other !== seat), seat];
        mat.hand -= 1;
      }
      break;
    case 'paid':
      if (mat) put(mat.stock, cube, -number);
      put(view.supply, cube, number);
      break;
    case 'gained':
      if (mat) put(mat.stock, cube, number);
      put(view.supply, cube, -number);
      break;
    case 'stolen':
    case 'robbed':
      put(view.mats[seatIn(event, 'from')]!.stock, cube, -1);
      if (mat) put(mat.stock, cube, 1);
      break;
    case 'exchanged':
      if (mat) {
        put(mat.stock, cube, -number);
        put(mat.stock, name(event, 'into'), number);
      }
      put(view.supply, cube, number);
      put(view.supply, name(event, 'into'), -number);
      break;
    case 'released':
      release(view, seat, name(event, 'card'), cube);
      break;
    case 'hidden':
      if (hex && mat) {
        hex.token = cube;
        put(mat.stock, cube, -1);
      }
      break;
    case 'recalled':
      if (hex) leave(view, hex, seat);
      break;
    case 'sacrificed':
      if (mat) {
        mat.hand -= 1;
        mat.graveyard += 1;
      }
      break;
    case 'resurrected':
      if (mat) {
        mat.hand += 1;
        mat.graveyard -= 1;
      }
      break;
    case 'pact':
      view.pacts = view.pacts.map((row) => row.filter((pact) => pact.pact !== name(event, 'card')));
      view.pacts_on_table -= 1;
      break;
    case 'contact':
      for (const board of view.scry.flat())
        if (board.board === name(event, 'board')) board.attention -= 1;
      if (mat) mat.stock.attention += 1;
      break;
    case 'drawn':
    case 'deck':
      for (const king of view.kings)
        if (king.king === name(event, 'king')) king.deck_size -= event.kind === 'deck' ? 1 : number;
      break;
    case 'dismissed':
      dismiss(view, name(event, 'king'));
      break;
    case 'conjured':
      conjure(view, name(event, 'king'), name(event, 'board'));
      break;
    case 'row':
      shift(view, name(event, 'king'), name(event, 'row'));
      break;
    case 'new-world':
      view.new_world_size -= 1;
      break;
    case 'returned':
      goHome(view, seat, leaving);
      break;
    case 'round':
      view.round = Number(event.facts['round']);
      view.start_player = seat;
      leaving.clear();
      break;
    default:
  }
}

function leaveEdge(view: GoetiaView, slot: string, seat: number): void {
  const edge = view.edges.find((other) => other.slot === slot);
  const mat = view.mats[seat];
  if (!edge || !mat) return;
  edge.waiting = edge.waiting.filter((other) => other !== seat);
  edge.symbols = edge.flipped ? 0 : view.seats - edge.waiting.length;
  mat.waiting = mat.waiting.filter((other) => other !== slot);
  mat.hand += 1;
}

function leave(view: GoetiaView, hex: HexView, seat: number): void {
  if (!hex.followers.includes(seat)) return;
  hex.followers = hex.followers.filter((other) => other !== seat);
  view.mats[seat]!.hand += 1;
}

function release(view: GoetiaView, seat: number, card: string, cube: string): void {
  const mat = view.mats[seat];
  const top = mat?.stacks.flatMap((stack) => stack.top).find((other) => other.card === card);
  if (!mat || !top) return;
  const place = top.cubes.indexOf(cube);
  if (place >= 0) top.cubes.splice(place, 1);
  put(mat.stock, cube, 1);
}

/** A King without cards leaves; who stood on him goes home. */
function dismiss(view: GoetiaView, king: string): void {
  for (const board of view.dark.flat()) {
    if (board.king !== king) continue;
    for (const hex of board.hexes) for (const seat of [...hex.followers]) leave(view, hex, seat);
    Object.assign(board, { king: '', tile: '', row_shown: '', hexes: [] });
  }
}

/** The Scry Board turns dark, the World card beside it becomes the King on it. */
function conjure(view: GoetiaView, king: string, board: string): void {
  view.scry.forEach((stack, row) => {
    const turned = stack.find((other) => other.board === board);
    if (!turned) return;
    const tile = view.world[row * 3 + 2]!;
    for (const hex of [...turned.hexes, ...tile.hexes])
      for (const seat of [...hex.followers]) leave(view, hex, seat);
    view.scry[row] = [];
    view.dark[row]!.push({
      ...turned,
      dark: true,
      king,
      tile: tile.card,
      attention: 0,
      row_shown: '',
      hexes: [],
    });
    view.world[row * 3 + 2] = { card: '', king: '', colour: '', hexes: [] };
  });
}

/** The King covers one cost row; the World cards of the row move to the right. */
function shift(view: GoetiaView, king: string, shown: string): void {
  view.dark.forEach((boards, row) => {
    const board = boards.find((other) => other.king === king);
    if (!board) return;
    board.row_shown = shown;
    if (view.world[row * 3 + 2]!.card) return;
    view.world[row * 3 + 2] = view.world[row * 3 + 1]!;
    view.world[row * 3 + 1] = view.world[row * 3]!;
    view.world[row * 3] = { card: '', king: '', colour: '', hexes: [] };
  });
}

function allHexes(view: GoetiaView): HexView[][] {
  const relics = view.mats.flatMap((mat) =>
    mat.stacks.flatMap((stack) => stack.top.map((card) => card.hexes)),
  );
  return [
    ...view.world.map((card) => card.hexes),
    ...view.edges.map((edge) => [edge.hex]),
    ...view.scry.flat().map((board) => board.hexes),
    ...view.dark.flat().map((board) => board.hexes),
    ...relics,
  ];
}

/** Followers on single hexes and on full links go home; which those are is seen before the first of them leaves. */
function goHome(view: GoetiaView, seat: number, leaving: Set<string>): void {
  const groups = allHexes(view);
  if (leaving.size === 0) {
    for (const hexes of groups)
      for (const hex of hexes)
        if (hex.followers.length && vacant(hexes, hex) === 0) leaving.add(hex.id);
  }
  for (const hex of groups.flat()) if (leaving.has(hex.id)) leave(view, hex, seat);
}
