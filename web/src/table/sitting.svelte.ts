/** One table as the person sees it: the view and what led to it, what may be done, what has been touched. */
import type {
  ChatLine,
  Choice,
  ClocksInfo,
  EventInfo,
  LessonInfo,
  LessonStep,
  Meaning,
  Planned,
  State,
  TableInfo,
} from '../net/messages';
import type { GameView } from '../net/view';
import { type Link, Live } from '../net/live';
import { api } from '../net/api';
import { settings } from '../state/settings.svelte';
import { type Standing, bare, stand, touch } from './chooser';
import { Plan } from './plan.svelte';

export interface LoggedEvent extends EventInfo {
  number: number;
}

/** What a room adds to the shell: how long each event is shown, how the table looks after some events, and what is part of a longer move. */
export interface Playback<V> {
  pace(event: EventInfo): number;
  stage(before: V, events: EventInfo[]): V;
  plans?(action: string, view: V): boolean;
  plain?: boolean;
}

export class Sitting {
  readonly plan = new Plan((actions) =>
    this.live.tell({ type: 'plan', actions, seat: this.eye, version: this.version }),
  );
  table = $state.raw<TableInfo | null>(null);
  clocks = $state.raw<ClocksInfo | null>(null);
  clocksAt = $state(0);
  eye = $state(-1);
  version = $state(0);
  decisions = $state(0);
  undo = $state('');
  log = $state.raw<LoggedEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  lesson = $state.raw<LessonInfo | null>(null); // what the coach has to say, at a table that teaches
  link = $state<Link>('connecting');
  busy = $state(false); // a wish is on its way
  trouble = $state<{ code: string; message: string } | null>(null);
  picked = $state.raw<string[]>([]);
  instance = $state(''); // which of several equal things was touched
  meaning = $state.raw<Meaning | null>(null);
  playing = $state.raw<EventInfo | null>(null); // the event being played back
  shown = $state.raw<EventInfo[]>([]); // the events of this playback so far
  hidden = $state(false); // behind the curtain
  wordsOnly = $state(false); // the board shows no things to touch: every choice is a button
  private pressed = $state.raw<Choice | null>(null); // a button that waits for its confirmation
  private offered = $state.raw<Choice[]>([]); // what may be done now, before anything is planned
  private staged = $state.raw<GameView | null>(null); // behind `latest` while moves are played back

  /** As shown: played back, or as planned, or as it is. */
  readonly view: GameView | null = $derived(
    this.playing ? this.staged : (this.plan.view ?? this.staged),
  );
  readonly legal: Choice[] = $derived(this.plan.on ? this.plan.legal : this.offered);

  /** What the coach suggests now: the next step of the lesson, unless something else is planned. */
  readonly taught: LessonStep | null = $derived(
    this.plan.steps.every((step, place) => step === this.lesson?.steps[place]?.action)
      ? (this.lesson?.steps[this.plan.steps.length] ?? null)
      : null,
  );
  private readonly suggested: Set<string> = $derived(
    new Set(
      this.acts ? this.legal.find((choice) => choice.action === this.taught?.action)?.targets : [],
    ),
  );
  readonly standing: Standing = $derived(
    this.acts
      ? stand(this.legal, this.picked)
      : { open: [], next: new Set<string>(), ready: null, menu: [] },
  );
  private readonly named: Set<string> = $derived(
    new Set(this.legal.flatMap((choice) => choice.targets)),
  );
  readonly buttons: Choice[] = $derived(
    !this.acts ? [] : this.wordsOnly ? this.legal : bare(this.legal),
  );
  readonly direct: Choice | null = $derived(this.pressed ?? this.standing.ready);

  private awaited = 0; // the version that the last answered wish has made
  private latest: GameView | null = null;
  private queue: { view: GameView | null; events: EventInfo[] }[] = [];
  private running = false;
  private wake: (() => void) | undefined;
  private first = true;
  private playback: Playback<GameView> | undefined;
  private readonly live: Live;

  constructor(id: string) {
    this.live = new Live(id, {
      state: (state) => this.hear(state),
      chat: (line) => {
        if (!this.chat.some((known) => known.number === line.number && known.room === line.room))
          this.chat = [...this.chat, line];
      },
      meaning: (meaning) => {
        if (meaning.action === this.direct?.action) this.meaning = meaning;
      },
      planned: (planned) => this.hearPlan(planned),
      refused: (refusal) => {
        this.plan.forget();
        this.trouble = refusal;
      },
      done: (version) => {
        this.awaited = Math.max(this.awaited, version);
        this.busy = this.live.pending() || this.version < this.awaited;
      },
      link: (link) => {
        this.link = link;
      },
    });
  }

  get acts(): boolean {
    return (
      this.legal.length > 0 && !this.playing && !this.busy && !this.hidden && !this.plan.waiting
    );
  }

  /** The seats of this person. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  use(room: Playback<GameView>): void {
    this.playback = room;
    this.wordsOnly = room.plain ?? false;
  }

  close(): void {
    this.live.close();
    this.skip();
  }

  // Choosing

  may(thing: string): boolean {
    return this.acts && this.standing.next.has(thing);
  }

  /** Touching it would let go of something and begin another choice. */
  could(thing: string): boolean {
    return this.acts && this.named.has(thing);
  }

  /** The coach points at it. */
  isTaught(thing: string): boolean {
    return this.suggested.has(thing);
  }

  isPicked(thing: string, instance = ''): boolean {
    const ready = this.standing.ready;
    const meant = this.picked.includes(thing) || (ready?.targets.includes(thing) ?? false);
    return (
      meant &&
      (!instance || !this.instance || this.picked.at(-1) !== thing || this.instance === instance)
    );
  }

  touch(thing: string, instance = ''): void {
    if (!this.acts) return;
    const waiting = this.pressed;
    this.pressed = null;
    const same = this.picked.includes(thing) && (!instance || instance === this.instance);
    if (
      same &&
      this.standing.ready &&
      touch(this.legal, this.picked, thing)?.length !== this.picked.length + 1
    ) {
      this.confirm();
      return;
    }
    const moved = this.picked.includes(thing) && !same;
    const picked = moved ? this.picked : touch(this.legal, this.picked, thing);
    if (!picked) return;
    this.picked = picked;
    this.instance = instance;
    if (waiting && waiting.action === this.direct?.action)
      this.play(waiting); // touched again
    else this.settle();
  }

  press(choice: Choice): void {
    if (!this.acts) return;
    if (this.pressed === choice) {
      this.play(choice);
      return;
    }
    if (!settings.confirm) {
      this.choose(choice);
      return;
    }
    this.picked = [];
    this.pressed = choice;
    this.settle();
  }

  /** This is meant: it goes on the plan, or it is played. */
  choose(choice: Choice): void {
    if (!this.isStep(choice)) this.play(choice);
    else {
      this.letGo();
      this.trouble = null;
      this.plan.add(choice.action);
    }
  }

  /** A board plans a whole move. */
  lay(actions: string[]): void {
    if (this.acts) {
      this.letGo();
      this.plan.lay(actions);
    }
  }

  /** Play what is planned and what is chosen, all or nothing. */
  confirm(): void {
    if (this.acts && (this.direct || this.plan.on)) this.play(this.direct);
  }

  /** Let go of what was touched; if nothing was, of the plan. */
  escape(): void {
    if (this.picked.length || this.pressed) this.letGo();
    else this.plan.drop();
  }

  letGo(): void {
    this.picked = [];
    this.pressed = null;
    this.meaning = null;
  }

  takeBack(): void {
    if (this.busy || this.plan.waiting) return;
    if (this.plan.on) {
      this.letGo();
      this.plan.back();
      return;
    }
    if (this.undo) return;
    this.letGo();
    this.busy = true;
    this.live.wish({ type: 'undo', seat: this.eye, version: this.version });
  }

  private settle(): void {
    this.meaning = null;
    this.trouble = null;
    const choice = this.direct;
    if (!choice) return;
    if (this.isStep(choice) || (!settings.confirm && !this.pressed)) this.choose(choice);
    else if (this.plan.on) this.plan.probe(choice.action);
    else this.live.tell({ type: 'ask', action: choice.action, seat: this.eye });
  }

  private isStep(choice: Choice): boolean {
    return (this.view && this.playback?.plans?.(choice.action, this.view)) ?? false;
  }

  private play(choice: Choice | null): void {
    const actions = [...this.plan.steps, ...(choice ? [choice.action] : [])];
    this.letGo();
    this.plan.drop();
    this.trouble = null;
    this.busy = true;
    this.live.wish({ type: 'play', actions, seat: this.eye, version: this.version });
  }

  /** Others have made it impossible. */
  private dropPlan(): void {
    this.plan.drop();
    this.trouble = { code: 'plan-dropped', message: '' };
  }

  private hearPlan(planned: Planned): void {
    const before = this.legal;
    const outcome = this.plan.hear(planned);
    const action = planned.actions.at(-1) ?? '';
    if (outcome === 'probed') {
      if (action === this.direct?.action)
        this.meaning = { type: 'meaning', action, refusal: planned.refusal, final: planned.final };
      return;
    }
    if (outcome === 'none') return;
    if (!same(before, this.legal)) this.letGo();
    if (outcome === 'refused') this.trouble = { code: 'illegal', message: planned.refusal };
    if (outcome === 'dropped') this.dropPlan();
    if (outcome !== 'ended') return;
    // Nothing can be planned beyond it: it is played with the plan, after a confirmation.
    const last = this.legal.find((choice) => choice.action === action);
    if (!last || !settings.confirm) {
      this.play(last ?? null);
      return;
    }
    this.picked = [];
    this.pressed = last;
    this.meaning = { type: 'meaning', action, refusal: '', final: planned.final };
  }

  // Talking

  say(text: string): void {
    if (text.trim()) this.live.wish({ type: 'say', text: text.trim().slice(0, 500) });
  }

  propose(kind: 'undo' | 'pause', keep = 0): void {
    this.live.tell({ type: 'propose', kind, keep, seat: this.eye < 0 ? null : this.eye });
  }

  answer(number: number, yes: boolean): void {
    this.live.tell({ type: 'answer', number, yes, seat: this.eye < 0 ? null : this.eye });
  }

  resume(): void {
    this.live.tell({ type: 'resume' });
  }

  async comeBack(): Promise<void> {
    await api
      .comeBack(this.table!.id, this.eye)
      .catch((error: { code: string; message: string }) => {
        this.trouble = error;
      });
  }

  // Eyes

  look(eye: number): void {
    this.letGo();
    this.plan.drop();
    this.skip();
    this.first = true;
    this.live.look(eye);
  }

  // Hearing

  private hear(state: State): void {
    const view = (state.view as GameView | undefined) ?? this.latest;
    if (state.eye !== this.eye) {
      this.first = true;
      this.log = [];
    }
    const fresh = state.events.map((event, place) => ({
      ...event,
      number: state.events_from + place,
    }));
    const known = this.log.filter((event) => event.number < state.events_from);
    const news = fresh.filter(
      (event) =>
        !this.log.some((other) => other.number === event.number && other.kind === event.kind),
    );
    const back = state.decisions < this.decisions;
    const moved = state.version !== this.version || state.eye !== this.eye;
    this.log = [...known, ...fresh];
    this.eye = state.eye;
    this.version = state.version;
    this.busy = this.live.pending() || this.version < this.awaited;
    this.decisions = state.decisions;
    this.undo = state.undo;
    this.lesson = state.lesson ?? null;
    if (state.table) this.table = state.table;
    if (state.clocks) {
      this.clocks = state.clocks;
      this.clocksAt = Date.now();
    }
    if (state.legal && !same(state.legal, this.offered)) {
      this.offered = state.legal;
      this.letGo(); // what others do leaves a choice alone that is still possible
    }
    if (this.plan.on && !this.offered.length) this.dropPlan();
    else if (moved || this.plan.waiting) this.plan.again();
    const before = this.latest;
    this.latest = view;
    if (this.first || back) {
      this.skip();
      this.staged = view;
    } else if (view !== before) {
      this.queue.push({ view, events: news });
      void this.run();
    }
    this.first = false;
  }

  // Playing back what happened

  skip(): void {
    this.queue = [];
    this.wake?.();
    if (this.latest) this.staged = this.latest;
    this.playing = null;
    this.shown = [];
  }

  /** Show again what happened since the own last decision. */
  again(events: EventInfo[]): void {
    if (this.running || !this.latest) return;
    this.queue.push({ view: this.latest, events });
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const base = this.staged;
      const shown: EventInfo[] = [];
      for (const event of step.events) {
        shown.push(event);
        const pace = (this.playback?.pace(event) ?? 0) * (settings.pace ? 1 / settings.pace : 0);
        if (!pace || !base || !this.playback) continue;
        this.shown = [...shown];
        this.staged = this.playback.stage(base, shown);
        this.playing = event;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pace);
          this.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        if (!this.playing) break;
      }
      this.staged = step.view;
    }
    this.playing = null;
    this.shown = [];
    this.running = false;
    if (this.latest) this.staged = this.latest;
  }
}

function same(one: Choice[], other: Choice[]): boolean {
  return (
    one.length === other.length &&
    one.every((choice, place) => choice.action === other[place]!.action)
  );
}
