/** What a club is to play: which game, for how many, with which options and which clock. */
import type { GameInfo, OptionInfo } from '../net/messages';
import { type ClockKind, USUAL_PACE, type Value, clockWish } from '../lobby/setting';

/** The numbers of players at a game's tables; the first is the usual one. */
export type Counts = (game: GameInfo) => number[];

export class GameWish {
  id = $state('');
  values = $state<Record<string, Value>>({});
  clock = $state<ClockKind>('none');
  pace = $state({ ...USUAL_PACE });
  private wished = $state(0);

  readonly game: GameInfo | undefined = $derived.by(() =>
    this.games.find((one) => one.id === this.id),
  );
  readonly allowed: number[] = $derived.by(() => (this.game ? this.counts(this.game) : []));

  constructor(
    readonly games: GameInfo[],
    private readonly counts: Counts,
    private readonly mixed = false, // tables of three and of four at the same event
  ) {
    this.id = games.find((game) => counts(game).length)?.id ?? '';
  }

  get seats(): number {
    return this.allowed.includes(this.wished) ? this.wished : (this.allowed[0] ?? 2);
  }
  set seats(count: number) {
    this.wished = count;
  }

  /** Options that exist at every table of it. */
  readonly options: OptionInfo[] = $derived.by(() => {
    const { seats, game } = this;
    const sizes =
      this.mixed && seats > 2
        ? [seats, ...[3, 4].filter((count) => game?.seats.includes(count))]
        : [seats];
    return (game?.options ?? []).filter(
      (option) => !option.seats.length || sizes.every((count) => option.seats.includes(count)),
    );
  });

  /** As the server reads it. */
  chosen(): { options: Record<string, Value>; clock: ReturnType<typeof clockWish> } {
    const known = this.options.map(({ name, default: usual }): [string, Value] => [
      name,
      this.values[name] ?? usual,
    ]);
    return {
      options: Object.fromEntries(known),
      clock: clockWish(this.clock, $state.snapshot(this.pace)),
    };
  }
}
