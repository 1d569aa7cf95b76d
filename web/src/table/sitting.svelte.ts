/** One table as the person sees it: the view and what led to it, what may be done, what has been touched. */
import type { ChatLine, Choice, ClocksInfo, EventInfo, Meaning, State, TableInfo } from '../net/messages';
import type { GameView } from '../net/view';
import { type Link, Live } from '../net/live';
import { api } from '../net/api';
import { settings } from '../state/settings.svelte';
import { type Standing, bare, stand, touch } from './chooser';

export interface LoggedEvent extends EventInfo {
  number: number;
}

/** What a room adds to the shell: how long each event is shown, and how the table looks after some of the events of a step. */
export interface Playback<V> {
  pace(event: EventInfo): number;
  stage(before: V, events: EventInfo[]): V;
}

export class Sitting {
  view = $state.raw<GameView | null>(null); // as shown; behind `latest` while moves are played back
  legal = $state.raw<Choice[]>([]);
  table = $state.raw<TableInfo | null>(null);
  clocks = $state.raw<ClocksInfo | null>(null);
  clocksAt = $state(0);
  eye = $state(-1);
  version = $state(0);
  decisions = $state(0);
  undo = $state('');
  log = $state.raw<LoggedEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
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

  readonly standing: Standing = $derived(this.acts ? stand(this.legal, this.picked) : { open: [], next: new Set<string>(), ready: null, menu: [] });
  private readonly named: Set<string> = $derived(new Set(this.legal.flatMap((choice) => choice.targets)));
  readonly buttons: Choice[] = $derived(!this.acts ? [] : this.wordsOnly ? this.legal : bare(this.legal));
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
        if (!this.chat.some((known) => known.number === line.number && known.room === line.room)) this.chat = [...this.chat, line];
      },
      meaning: (meaning) => {
        if (meaning.action === this.direct?.action) this.meaning = meaning;
      },
      refused: (refusal) => {
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
    return this.legal.length > 0 && !this.playing && !this.busy && !this.hidden;
  }

  /** The seats of this person. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  use(room: Playback<GameView> & { plain?: boolean }): void {
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

  isPicked(thing: string, instance = ''): boolean {
    const ready = this.standing.ready;
    const meant = this.picked.includes(thing) || (ready?.targets.includes(thing) ?? false);
    return meant && (!instance || !this.instance || this.picked.at(-1) !== thing || this.instance === instance);
  }

  touch(thing: string, instance = ''): void {
    if (!this.acts) return;
    this.pressed = null;
    const same = this.picked.includes(thing) && (!instance || instance === this.instance);
    if (same && this.standing.ready && touch(this.legal, this.picked, thing)?.length !== this.picked.length + 1) {
      this.confirm();
      return;
    }
    const moved = this.picked.includes(thing) && !same;
    const picked = moved ? this.picked : touch(this.legal, this.picked, thing);
    if (!picked) return;
    this.picked = picked;
    this.instance = instance;
    this.settle();
  }

  press(choice: Choice): void {
    if (!this.acts) return;
    if (this.pressed === choice || !settings.confirm) {
      this.play(choice);
      return;
    }
    this.picked = [];
    this.pressed = choice;
    this.settle();
  }

  /** One of several meanings of the same spot. */
  choose(choice: Choice): void {
    this.play(choice);
  }

  confirm(): void {
    const choice = this.direct;
    if (choice && this.acts) this.play(choice);
  }

  letGo(): void {
    this.picked = [];
    this.pressed = null;
    this.meaning = null;
  }

  takeBack(): void {
    if (this.undo || this.busy) return;
    this.letGo();
    this.busy = true;
    this.live.wish({ type: 'undo', seat: this.eye, version: this.version });
  }

  private settle(): void {
    this.meaning = null;
    this.trouble = null;
    const choice = this.direct;
    if (!choice) return;
    if (!settings.confirm && !this.pressed) this.play(choice);
    else this.live.tell({ type: 'ask', action: choice.action, seat: this.eye });
  }

  private play(choice: Choice): void {
    this.letGo();
    this.trouble = null;
    this.busy = true;
    this.live.wish({ type: 'play', actions: [choice.action], seat: this.eye, version: this.version });
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
    await api.comeBack(this.table!.id, this.eye).catch((error: { code: string; message: string }) => {
      this.trouble = error;
    });
  }

  // Eyes

  look(eye: number): void {
    this.letGo();
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
    const fresh = state.events.map((event, place) => ({ ...event, number: state.events_from + place }));
    const known = this.log.filter((event) => event.number < state.events_from);
    const news = fresh.filter((event) => !this.log.some((other) => other.number === event.number && other.kind === event.kind));
    const back = state.decisions < this.decisions;
    this.log = [...known, ...fresh];
    this.eye = state.eye;
    this.version = state.version;
    this.busy = this.live.pending() || this.version < this.awaited;
    this.decisions = state.decisions;
    this.undo = state.undo;
    if (state.table) this.table = state.table;
    if (state.clocks) {
      this.clocks = state.clocks;
      this.clocksAt = Date.now();
    }
    if (state.legal) this.legal = state.legal;
    if (state.legal) this.letGo(); // what others do leaves a choice alone that is still possible
    const before = this.latest;
    this.latest = view;
    if (this.first || back) {
      this.skip();
      this.view = view;
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
    if (this.latest) this.view = this.latest;
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
      const base = this.view;
      const shown: EventInfo[] = [];
      for (const event of step.events) {
        shown.push(event);
        const pace = (this.playback?.pace(event) ?? 0) * (settings.pace ? 1 / settings.pace : 0);
        if (!pace || !base || !this.playback) continue;
        this.shown = [...shown];
        this.view = this.playback.stage(base, shown);
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
      this.view = step.view;
    }
    this.playing = null;
    this.shown = [];
    this.running = false;
    if (this.latest) this.view = this.latest;
  }
}
