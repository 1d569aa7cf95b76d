/** One table as the player sees it: what the server says, what is planned, what is chosen. */
import type {
  Choice,
  ClocksInfo,
  EventInfo,
  Explained,
  LessonInfo,
  LessonStep,
  Planned,
  State,
  TableInfo,
} from '../net/messages';
import type { Frame } from '../net/frames';
import type { GameView } from '../net/view';
import type { Trouble } from '../net/http';
import { type Connection, type Link, type Listener, Live } from '../net/live';
import { api } from '../net/api';
import { settings } from '../state/settings.svelte';
import { Advice } from './advice.svelte';
import { Chat } from './chat.svelte';
import { Plan } from './plan.svelte';
import type { Weigh } from './pace';
import { Playback } from './playback.svelte';
import { type Offer, Selection } from './selection.svelte';

export interface LoggedEvent extends EventInfo {
  number: number;
}

/** What a room adds to the shell: how events are shown, and what is part of a longer move. */
export interface RoomRules<V> {
  weigh?: Weigh;
  plans?(action: string, view: V): boolean;
  usual?(view: V): string;
  plain?: boolean;
}

/** An earlier moment of the game. */
export interface Past {
  moment: number;
  view: GameView;
}

export class TableSession implements Offer {
  readonly plan = new Plan((actions) =>
    this.live.tell({ type: 'plan', actions, seat: this.eye, version: this.version }),
  );
  readonly playback = new Playback();
  readonly selection: Selection;
  readonly chat = new Chat(
    (text) => this.live.wish({ type: 'say', text }),
    () => this.mine,
  );
  table = $state.raw<TableInfo | null>(null);
  clocks = $state.raw<ClocksInfo | null>(null);
  clocksAt = $state(0);
  eye = $state(-1);
  version = $state(0);
  decisions = $state(0);
  undo = $state('');
  log = $state.raw<LoggedEvent[]>([]);
  lesson = $state.raw<LessonInfo | null>(null); // what the coach has to say, at a table that teaches
  link = $state<Link>('connecting');
  busy = $state(false); // a wish is on its way
  trouble = $state.raw<Trouble | null>(null);
  why = $state.raw<Explained | null>(null); // the last answer to: why not this thing?
  readonly advice = new Advice((seat, version) => this.live.tell({ type: 'hint', seat, version }));
  hidden = $state(false); // behind the curtain
  next = $state(''); // another table that waits for this person
  past = $state.raw<Past | null>(null); // where somebody who looks on has gone back to
  private offered = $state.raw<Choice[]>([]); // what may be done now, before anything is planned

  /** As shown: played back, or as planned, or as it is. */
  readonly view: GameView | null = $derived(
    this.past?.view ??
      (this.playback.on ? this.playback.view : (this.plan.view ?? this.playback.view)),
  );

  /** What had happened by then. */
  readonly heard: LoggedEvent[] = $derived.by(() => {
    const { past } = this;
    return past ? this.log.filter((event) => event.moment <= past.moment) : this.log;
  });
  readonly legal: Choice[] = $derived(this.plan.on ? this.plan.legal : this.offered);

  readonly usual: Choice | null = $derived.by(() => {
    const action = this.view ? (this.room?.usual?.(this.view) ?? '') : '';
    return this.legal.find((choice) => choice.action === action) ?? null;
  });

  /** The next step of the lesson, unless something else is planned. */
  readonly taught: LessonStep | null = $derived(
    this.plan.steps.every((step, place) => step === this.lesson?.steps[place]?.action)
      ? (this.lesson?.steps[this.plan.steps.length] ?? null)
      : null,
  );

  /** What the coach, or else a hint, points at. */
  readonly suggested: string = $derived(this.taught?.action ?? this.advice.pointed);

  private awaited = 0; // the version that the last answered wish has made
  private first = true;
  private room = $state.raw<RoomRules<GameView>>();
  private readonly live: Connection;

  constructor(
    id: string,
    connect: (listener: Listener) => Connection = (listener) => new Live(id, listener),
  ) {
    this.selection = new Selection(this);
    this.live = connect({
      state: (state) => this.hear(state),
      chat: (line) => this.chat.hear(line),
      meaning: (meaning) => this.selection.hear(meaning),
      planned: (planned) => this.hearPlan(planned),
      explained: (answer) => {
        this.why = answer;
      },
      hinted: (answer) => this.advice.hear(answer),
      refused: (refusal) => {
        this.plan.forget();
        if (!('uuid' in refusal)) this.advice.fail(); // wishes have one, questions have none
        this.trouble = refusal;
      },
      done: (version) => {
        this.awaited = Math.max(this.awaited, version);
        this.busy = this.live.pending() || this.version < this.awaited;
      },
      link: (link) => {
        if (link === 'lost') this.advice.fail();
        this.link = link;
      },
    });
  }

  get acts(): boolean {
    return (
      this.legal.length > 0 && !this.playback.on && !this.busy && !this.hidden && !this.plan.waiting
    );
  }

  /** The seats of this person. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  use(room: RoomRules<GameView>): void {
    this.room = room;
    this.playback.weigh = room.weigh;
    this.selection.wordsOnly = room.plain ?? false;
  }

  close(): void {
    this.live.close();
    this.playback.skip();
  }

  // Deciding

  choose(choice: Choice): void {
    if (!this.isStep(choice)) this.play(choice);
    else {
      this.selection.clear();
      this.trouble = null;
      this.plan.add(choice.action);
    }
  }

  /** A board plans a whole move. */
  lay(actions: string[]): void {
    if (this.acts) {
      this.selection.clear();
      this.plan.lay(actions);
    }
  }

  /** Play what is planned and what is chosen, all or nothing. */
  confirm(): void {
    const choice = this.selection.direct;
    if (this.acts && (choice || this.plan.on)) this.play(choice);
  }

  /** Drop what was touched; if nothing was, the plan. */
  escape(): void {
    if (this.selection.empty) this.plan.drop();
    else this.selection.clear();
  }

  takeBack(): void {
    if (this.busy || this.plan.waiting) return;
    if (this.plan.on) {
      this.selection.clear();
      this.plan.back();
      return;
    }
    if (this.undo) return;
    this.selection.clear();
    this.busy = true;
    this.live.wish({ type: 'undo', seat: this.eye, version: this.version });
  }

  settle(): void {
    this.selection.meaning = null;
    this.trouble = null;
    const choice = this.selection.direct;
    if (!choice) return;
    const atOnce = !settings.confirm && !this.selection.pressed;
    if (this.isStep(choice) || atOnce) this.choose(choice);
    else if (this.plan.on) this.plan.probe(choice.action);
    else this.live.tell({ type: 'ask', action: choice.action, seat: this.eye });
  }

  play(choice: Choice | null): void {
    const actions = [...this.plan.steps, ...(choice ? [choice.action] : [])];
    this.selection.clear();
    this.plan.drop();
    this.trouble = null;
    this.busy = true;
    this.playback.mark();
    this.live.wish({ type: 'play', actions, seat: this.eye, version: this.version });
  }

  private isStep(choice: Choice): boolean {
    return (this.view && this.room?.plans?.(choice.action, this.view)) ?? false;
  }

  /** Others have made it impossible. */
  private dropPlan(): void {
    this.plan.drop();
    this.trouble = { code: 'plan-dropped' };
  }

  private hearPlan(planned: Planned): void {
    const before = this.legal;
    const outcome = this.plan.hear(planned);
    const action = planned.actions.at(-1) ?? '';
    if (outcome === 'probed') {
      const { refusal, final } = planned;
      const after = planned.ends ? planned.after : planned.view;
      const meaning = refusal ? { refusal } : { view: after };
      this.selection.hear({ type: 'meaning', action, final, ...meaning });
      return;
    }
    if (outcome === 'none') return;
    if (!same(before, this.legal)) this.selection.clear();
    if (outcome === 'refused') this.trouble = { code: 'illegal', reason: planned.refusal };
    if (outcome === 'dropped') this.dropPlan();
    if (outcome !== 'ended') return;
    // Nothing can be planned beyond it: it is played with the plan, after a confirmation.
    const last = this.legal.find((choice) => choice.action === action);
    if (!last || !settings.confirm) {
      this.play(last ?? null);
      return;
    }
    this.selection.wait(last);
    const { final, after } = planned;
    this.selection.meaning = { type: 'meaning', action, final, view: after };
  }

  /** Ask why a thing cannot be chosen now; the answer comes in `why`. */
  askWhy(thing: string): void {
    const choosable =
      this.selection.may(thing) || this.selection.could(thing) || this.selection.isPicked(thing);
    const playing = this.table?.status === 'playing' && !this.table.paused;
    if (choosable || !playing || this.eye < 0 || this.playback.on || this.why?.thing === thing)
      return;
    this.live.tell({ type: 'why', thing, planned: this.plan.steps, seat: this.eye });
  }

  /** May a strong bot be asked what it would do? */
  get hints(): boolean {
    return (this.table?.may_hint ?? false) && this.acts && !this.plan.on && this.legal.length > 1;
  }

  toggleHint(): void {
    if (this.advice.open) this.advice.drop();
    else if (this.hints) this.advice.ask(this.eye, this.version);
  }

  // Agreeing

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
    await api.comeBack(this.table!.id, this.eye).catch((error: Trouble) => {
      this.trouble = error;
    });
  }

  // Seeing

  look(eye: number): void {
    this.leap();
    this.live.look(eye);
  }

  /** What comes next is another moment, not what follows: it is shown as it stands. */
  leap(): void {
    this.selection.clear();
    this.plan.drop();
    this.playback.skip();
    this.first = true;
  }

  private hear(state: State): void {
    if (state.eye !== this.eye) {
      this.first = true;
      this.log = [];
    }
    const frames = this.hearFrames(state);
    const decided = this.busy; // the first frame shows what this player has just decided
    const back = state.decisions < this.decisions;
    const moved = state.version !== this.version || state.eye !== this.eye;
    // Where all decide at once, what others do changes nothing for this seat.
    const other = state.eye !== this.eye || !same(state.legal ?? [], this.offered);
    if (moved && (decided || back || other)) this.advice.drop();
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
      this.selection.clear(); // what others do leaves a choice alone that is still possible
    }
    if (this.plan.on && !this.offered.length) this.dropPlan();
    else if (moved || this.plan.waiting) this.plan.again();
    const last = frames.at(-1);
    if (last && (this.first || back)) this.playback.jump(last.view);
    else this.playback.follow(frames, decided);
    this.first = false;
  }

  /** Write the log on; returns the frames that were not known yet. */
  private hearFrames(state: State): Frame[] {
    const known = this.log.slice(0, state.events_from);
    const told = [...state.events, ...state.frames.flatMap((frame) => frame.events)];
    this.log = [...known, ...told].map((event, number) => ({ ...event, number }));
    return (state.frames as Frame[]).filter((frame) => frame.view !== null);
  }
}

function same(one: Choice[], other: Choice[]): boolean {
  return (
    one.length === other.length &&
    one.every((choice, place) => choice.action === other[place]!.action)
  );
}
