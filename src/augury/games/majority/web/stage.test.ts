import { describe, expect, it } from 'vitest';
import { stage, turnOf } from './stage';
import type { MajorityView } from './view';

function view(): MajorityView {
  const mat = {
    coins: 0,
    area: [] as string[],
    sums: [0, 0, 0],
    would_pay: [0, 0, 0],
    hand_size: 3,
    packet_size: 0,
    has_chosen: true,
    team: 0,
  };
  return {
    seat: 0,
    seats: 4,
    to_act: [0],
    turn: 3,
    prompt: 'play-closed',
    scores: [0, 0, 0, 0],
    breakdown: [],
    ranks: [],
    phase: 'play',
    round: 1,
    rounds: 4,
    turn_of_round: 1,
    turns_in_round: 5,
    open: false,
    order: [],
    marker: 0,
    deck_size: 48,
    removed: [],
    mats: [0, 1, 2, 3].map(() => structuredClone(mat)),
    zone: [0, 1, 2, 3].map((seat) => ({ seat, card: '' })),
    last_zone: [],
    hand: ['R0', 'R7', 'B3'],
    packet: [],
    kept: [],
    chosen: 'R0',
    passed_on: [],
    gave: '',
    got: '',
  };
}

const event = (kind: string, facts: Record<string, string | number>) => ({
  kind,
  facts,
  moment: 1,
});
// E8 of the rules: R0, R10, R7, B5: the lone 0 takes both other red cards.
const turn = [
  event('turn-closed', { number: 1, round: 1 }),
  event('played', { seat: 'seat/0', card: 'card/R0' }),
  event('played', { seat: 'seat/1', card: 'card/R10' }),
  event('played', { seat: 'seat/2', card: 'card/R7' }),
  event('played', { seat: 'seat/3', card: 'card/B5' }),
  event('bribed', { seat: 'seat/0', from: 'seat/1', card: 'card/R10' }),
  event('bribed', { seat: 'seat/0', from: 'seat/2', card: 'card/R7' }),
];

describe('a turn played back', () => {
  it('shows the cards one after another', () => {
    const after = stage(view(), turn.slice(1, 3));
    expect(after.zone.map((place) => place.card)).toEqual(['R0', 'R10', '', '']);
    expect(after.hand).toEqual(['R7', 'B3']);
  });

  it('moves stolen cards to the briber, and the rest home when the next turn begins', () => {
    const robbed = stage(view(), turn.slice(1));
    expect(robbed.zone.map((place) => place.card)).toEqual(['R0', '', '', 'B5']);
    expect(robbed.mats[0]?.sums).toEqual([17, 0, 0]);
    const done = stage(view(), [...turn.slice(1), event('turn-closed', { number: 2, round: 1 })]);
    expect(done.zone.every((place) => place.card === '')).toBe(true);
    expect(done.mats[3]?.sums).toEqual([0, 5, 0]);
  });

  it('leaves the view it started from alone', () => {
    const before = view();
    stage(before, turn);
    expect(before).toEqual(view());
  });

  it('finds the events of the last turn in the log', () => {
    expect(
      turnOf([...turn, event('turn-closed', { number: 2, round: 1 })]).map((one) => one.kind),
    ).toEqual(['played', 'played', 'played', 'played', 'bribed', 'bribed']);
  });
});
