/** The review of one game: fetched while it is judged, and what is looked at in it. */
import { api } from '../net/api';
import type { Frame } from '../net/frames';
import type {
  BetterInfo,
  JudgedInfo,
  LineStepInfo,
  Moment,
  ReviewInfo,
  TermInfo,
} from '../net/messages';
import type { Replay } from '../replay/replay.svelte';
import { me } from '../state/me.svelte';
import { problem } from '../ui/problem';
import { costliest, turnings } from './split';

const SOON = 2000; // milliseconds between two questions

export class Review {
  info = $state.raw<ReviewInfo>();
  decisions = $state.raw<JudgedInfo[]>([]);
  trouble = $state('');
  everyone = $state(false);
  step = $state(-1); // of the better line that is on the board; -1: the game itself
  private line = $state.raw<{ number: number; eye: number; moments: Moment[] }>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whose chances are looked at: one's own, or the winner's where one did not play. */
  readonly seat: number = $derived.by(() => {
    const own = this.replay.table?.seats.find((seat) => seat.mine)?.seat;
    const best = this.info?.final.indexOf(Math.max(...(this.info?.final ?? [0])));
    return own ?? Math.max(0, best ?? 0);
  });
  readonly own: boolean = $derived.by(
    () => this.replay.table?.seats.some((seat) => seat.mine) ?? false,
  );
  readonly costly: JudgedInfo[] = $derived(
    costliest(this.decisions, this.everyone || !this.own ? -1 : this.seat),
  );
  readonly turnings = $derived(turnings(this.decisions, this.seat));
  /** The decision at the moment that is looked at. */
  readonly here: JudgedInfo | undefined = $derived(
    this.decisions.find((one) => one.number === this.replay.at),
  );
  private readonly better: BetterInfo | undefined = $derived(
    this.here && this.info?.better[this.here.number],
  );
  readonly steps: LineStepInfo[] = $derived(this.better?.steps ?? []);
  readonly terms: TermInfo[] = $derived(this.better?.terms ?? []);
  /** Its place among those that are listed; -1: another one. */
  readonly place: number = $derived(this.costly.findIndex((one) => one.number === this.replay.at));
  /** The chances at this moment: those of the last decision that was judged. */
  readonly wins: number[] = $derived.by(() => {
    if (this.info?.final.length && this.replay.last > 0 && this.replay.at >= this.replay.last)
      return this.info.final;
    return (
      this.decisions.findLast((one) => one.number <= this.replay.at)?.table ??
      this.decisions[0]?.table ??
      []
    );
  });

  constructor(readonly replay: Replay) {
    void this.ask();
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Have it judged; a stranger becomes a guest first. */
  async begin(): Promise<void> {
    try {
      await me.be();
      this.hear(await api.beginReview(this.replay.id), 0);
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  private async ask(): Promise<void> {
    try {
      const first = this.decisions.length;
      this.hear(await api.review(this.replay.id, first), first);
      if (this.info?.status === 'none') {
        await me.look();
        if (me.person) await this.begin();
      }
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  private hear(info: ReviewInfo, first: number): void {
    this.trouble = '';
    this.info = info;
    this.decisions = [...this.decisions.slice(0, first), ...info.decisions];
    clearTimeout(this.timer);
    if (info.status === 'judging' || info.status === 'stopped')
      this.timer = setTimeout(() => void this.ask(), SOON);
  }

  go(moment: number): void {
    this.step = -1;
    this.replay.go(moment);
  }

  /** A decision, seen with the eyes of whoever made it: that is what it is judged by. */
  visit(decision: JudgedInfo): void {
    if (this.replay.eye !== decision.seat) this.replay.see(decision.seat);
    this.go(decision.number);
  }

  /** From one costly decision to the next, in the order of the game. */
  next(by: number): void {
    const { at } = this.replay;
    const places = [...this.costly].sort((one, other) => one.number - other.number);
    const found =
      by > 0
        ? places.find(({ number }) => number > at)
        : places.findLast(({ number }) => number < at);
    const goal = found ?? (by > 0 ? places[0] : places.at(-1));
    if (goal) this.visit(goal);
  }

  /** From one listed decision to the next, the most expensive first. */
  turn(by: number): void {
    const { length } = this.costly;
    const goal = this.place < 0 ? 0 : (this.place + by + length) % length;
    if (length) this.visit(this.costly[goal]!);
  }

  /** The better line on the board, a step further; after its end, back to the game. */
  async play(by = 1): Promise<void> {
    const { here, replay } = this;
    if (!here || !this.steps.length) return;
    const goal = this.step + by;
    if (goal < 0 || goal >= this.steps.length) {
      this.leave();
      return;
    }
    try {
      if (this.line?.number !== here.number || this.line.eye !== replay.eye) {
        const { eye } = replay;
        const { moments } = await api.betterLine(replay.id, here.number, eye);
        if (this.here?.number !== here.number || replay.eye !== eye) return; // gone elsewhere
        this.line = { number: here.number, eye, moments };
      }
      const frames = this.line.moments[goal]?.frames as Frame[] | undefined;
      if (!frames) return;
      replay.playback.skip();
      if (by > 0) {
        replay.playback.mark();
        replay.playback.follow(frames);
      } else replay.playback.jump(frames.at(-1)!.view);
      this.step = goal;
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  /** Back from the line to the game as it was played. */
  leave(): void {
    this.step = -1;
    const frames = this.replay.shown?.frames as Frame[] | undefined;
    this.replay.playback.skip();
    if (frames) this.replay.playback.jump(frames.at(-1)!.view);
  }
}
