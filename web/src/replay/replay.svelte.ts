/** A game seen again: which moment, with whose eyes, what has happened up to there. */
import { untrack } from 'svelte';
import { api } from '../net/api';
import type { Frame } from '../net/frames';
import type { EventInfo, Hinted, Moment, TableInfo } from '../net/messages';
import { me } from '../state/me.svelte';
import { settle } from '../state/router.svelte';
import { settings } from '../state/settings.svelte';
import { shareLink } from '../state/share';
import { ask } from '../net/http';
import { Advice } from '../table/advice.svelte';
import { Playback } from '../table/playback.svelte';
import { problem } from '../ui/problem';

const STRIDE = 60; // moments fetched at once
const REST = 350; // milliseconds between two decisions that play by themselves

export class Replay {
  table = $state.raw<TableInfo>();
  moments = $state.raw<Moment[]>([]);
  log = $state.raw<EventInfo[]>([]); // of the whole game
  last = $state(0);
  at = $state(0);
  eye = $state(-1);
  playing = $state(false);
  trouble = $state('');
  turns = $state.raw<number[]>([]); // moments at which a turn began, once the game is over
  readonly playback = new Playback();
  /** What a strong bot would have done here, once the game is over. */
  readonly advice = new Advice((_seat, moment) => void this.consult(moment));
  readonly shown = $derived(this.moments.find((moment) => moment.moment === this.at));
  readonly heard = $derived(this.log.filter((event) => event.moment <= this.at));
  readonly ended = $derived(this.table?.status === 'over' || this.table?.status === 'closed');
  private asked = new Set<string>();
  private seen: { moment: number; eye: number } | undefined;

  constructor(
    readonly id: string,
    at: number,
    private readonly page: 'replay' | 'review' = 'replay',
  ) {
    this.at = at;
    void this.begin();
    $effect(() => {
      void this.at;
      if (this.table) void this.fetchAround();
    });
    $effect(() => {
      if (this.table) void this.listen(this.eye);
    });
    $effect(() => this.run());
    $effect(() => {
      const moment = this.shown;
      if (moment) untrack(() => this.show(moment));
    });
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  toggleHint(): void {
    if (this.advice.open) this.advice.drop();
    else if (this.ended && this.at < this.last) this.advice.ask(0, this.at);
  }

  go(moment: number): void {
    this.advice.drop();
    this.at = Math.max(0, this.last ? Math.min(this.last, moment) : moment);
    settle(this.page, this.id, this.at);
  }

  see(seat: number): void {
    this.eye = seat;
    this.moments = [];
    this.asked = new Set();
  }

  /** Whoever plays or played may show the game around, and everybody where everybody may watch. */
  get mayShare(): boolean {
    const { table } = this;
    return Boolean(table?.host || table?.watch || table?.seats.some((seat) => seat.mine));
  }

  /** The address of this moment, for anybody. */
  link(): Promise<string> {
    return shareLink(this.id, this.page, this.at);
  }

  /** To where the turn before or the next one began. */
  turn(by: number): void {
    const { at, last, turns } = this;
    if (by > 0) this.go(turns.find((moment) => moment > at) ?? last);
    else this.go(turns.findLast((moment) => moment < at) ?? 0);
  }

  /** A table of one's own from here on; returns its id. */
  async branch(): Promise<string> {
    await me.be();
    const record = await api.record(this.id);
    const seat = Math.max(0, this.eye);
    const seats = Array.from({ length: this.table!.people }, (_, number) =>
      number === seat ? { kind: 'me' as const } : { kind: 'bot' as const, level: 3 },
    );
    return (await api.branch(record, this.at, seats)).id;
  }

  private async consult(moment: number): Promise<void> {
    try {
      await me.be();
      const found = await ask<Hinted>('POST', `tables/${this.id}/moments/hint`, { moment });
      this.advice.hear(found, moment);
    } catch (error) {
      this.advice.fail();
      this.trouble = problem(error);
    }
  }

  private async begin(): Promise<void> {
    try {
      await me.look();
      const table = await api.table(this.id);
      this.eye = table.seats.find((seat) => seat.mine)?.seat ?? -1;
      this.table = table;
    } catch (error) {
      this.trouble = problem(error);
    }
    if (this.ended)
      await api
        .scores(this.id)
        .then(({ points }) => (this.turns = points.map(({ moment }) => moment)))
        .catch(() => undefined); // then it goes decision by decision
  }

  private async fetchAround(): Promise<void> {
    const first = Math.floor(this.at / STRIDE) * STRIDE;
    const { eye } = this;
    const key = `${eye} ${first}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const found = await api.moments(this.id, eye, first, first + STRIDE - 1);
      if (eye !== this.eye) return;
      this.last = found.last;
      if (this.at > this.last) this.at = this.last;
      this.moments = [...this.moments, ...found.moments];
    } catch (error) {
      this.asked.delete(key);
      this.trouble = problem(error);
    }
  }

  private async listen(eye: number): Promise<void> {
    try {
      const { events } = await api.look(this.id, eye);
      if (eye === this.eye) this.log = events;
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  private run(): (() => void) | undefined {
    if (!this.playing || this.playback.on || !this.shown) return undefined;
    const timer = setTimeout(
      () => {
        if (this.at < this.last) this.step(1);
        else this.playing = false;
      },
      REST / (settings.pace || 1),
    );
    return () => clearTimeout(timer);
  }

  /** One step on shows how it came about, any other only how the table stood. */
  private show(moment: Moment): void {
    const frames = moment.frames as Frame[];
    const { seen, eye, playback } = this;
    if (seen?.eye === eye && seen.moment === moment.moment) return;
    playback.skip();
    if (seen?.eye === eye && seen.moment + 1 === moment.moment) {
      playback.mark();
      playback.follow(frames);
    } else playback.jump(frames.at(-1)!.view);
    this.seen = { moment: moment.moment, eye };
  }
}
