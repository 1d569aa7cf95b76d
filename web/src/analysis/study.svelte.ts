/** A game on the analysis board: the tree, the move that is looked at, and a table that stands there. */
import { doors } from './doors';
import type { Trouble } from '../net/http';
import type { Connection, Listener, Told, Wished } from '../net/live';
import type {
  Explained,
  Meaning,
  Planned,
  State,
  StudyInfo,
  StudyNode,
  StudyPosition,
} from '../net/messages';
import { settle } from '../state/router.svelte';
import { TableSession } from '../table/session.svelte';
import { problem } from '../ui/problem';
import { type Nodes, before, byNumber, end, moment, next } from './tree';

export class Study implements Connection {
  info = $state.raw<StudyInfo>();
  node = $state(0);
  asked = $state.raw<number[]>([]); // who decides here
  held = $state.raw<string[][]>([]); // with open cards, by seat
  cardsOpen = $state(false);
  eye = $state<number | null>(null); // chosen by hand; null = whoever decides
  ready = $state(false); // the position of `node` is shown
  trouble = $state('');
  links = $state(0); // by which others may look at it
  readonly session: TableSession;
  readonly nodes: Nodes = $derived(byNumber(this.info?.nodes ?? []));
  readonly here: StudyNode | undefined = $derived(this.nodes.get(this.node));
  readonly moment: number = $derived(moment(this.nodes, this.node));
  readonly last: number = $derived(moment(this.nodes, end(this.nodes, this.node)));
  private listener!: Listener;
  private waiting = 0; // decisions on their way
  private wanted: { node: number; leap: boolean } | undefined;
  private fetching = false;

  /** `token`: of a link by which somebody shows their analysis; one only looks. */
  constructor(
    readonly id: string,
    readonly token = '',
  ) {
    this.session = new TableSession(id, (listener) => {
      this.listener = listener;
      return this;
    });
  }

  async open(at: number | undefined): Promise<void> {
    try {
      const info = await (this.token ? doors.shared(this.token) : doors.study(this.id));
      this.links = info.links ?? 0;
      this.take(
        info,
        at !== undefined && info.nodes.some((one) => one.node === at) ? at : info.here,
      );
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  take(info: StudyInfo, at = info.here): void {
    this.info = info;
    this.session.table = info.table;
    this.go(at);
  }

  // Walking

  go(node: number): void {
    if (!this.nodes.has(node)) return;
    const follows = this.nodes.get(node)?.parent === this.node;
    this.node = node;
    this.eye = null;
    if (this.token) settle('analysis', 'shared', this.token, node);
    else settle('analysis', this.id, node);
    this.fetch(!follows);
  }

  step(by: number): void {
    const move = by > 0 ? next : before;
    this.go(move(this.nodes, this.node));
  }

  toEnd(): void {
    this.go(end(this.nodes, this.node));
  }

  see(eye: number | null): void {
    this.eye = eye;
    this.fetch(true);
  }

  showCards(open: boolean): void {
    this.cardsOpen = open;
    this.fetch(true);
  }

  // Changing

  describe(node: number, words: { title?: string; note?: string }): Promise<void> {
    return this.change(() => doors.describe(this.id, node, words), this.node);
  }

  promote(node: number): Promise<void> {
    return this.change(() => doors.promote(this.id, node), this.node);
  }

  drop(node: number): Promise<void> {
    return this.change(() => doors.dropMove(this.id, node));
  }

  name(title: string): Promise<void> {
    return this.change(() => doors.nameStudy(this.id, title), this.node);
  }

  private async change(work: () => Promise<StudyInfo>, stay?: number): Promise<void> {
    try {
      const info = await work();
      const there = stay !== undefined && info.nodes.some((one) => one.node === stay);
      this.take(info, there ? stay : info.here);
    } catch (error) {
      this.session.trouble = error as Trouble;
    }
  }

  // In place of a socket

  wish(wish: Wished): void {
    if (wish.type === 'undo') {
      this.session.busy = false;
      this.step(-1);
    } else if (wish.type === 'play') void this.play(wish.actions, wish.seat);
  }

  tell(message: Told): void {
    if (message.type === 'ask' || message.type === 'plan' || message.type === 'why')
      void this.question(message);
  }

  look(eye: number): void {
    this.see(eye);
  }

  pending(): boolean {
    return this.waiting > 0;
  }

  close(): void {
    this.wanted = undefined;
  }

  private async play(actions: string[], seat: number): Promise<void> {
    this.waiting += 1;
    try {
      const info = await doors.atMove<StudyInfo>(this.id, this.node, 'play', { seat, actions });
      this.waiting -= 1;
      this.take(info);
    } catch (error) {
      this.waiting -= 1;
      this.listener.refused(error as Trouble);
    }
    this.listener.done(0);
  }

  private async question(message: Told): Promise<void> {
    const { type, ...body } = message;
    const asked = body as Record<string, unknown>;
    delete asked['version'];
    try {
      const found = await doors.atMove<unknown>(this.id, this.node, type, asked);
      if (type === 'ask') this.listener.meaning(found as Meaning);
      else if (type === 'plan') this.listener.planned(found as Planned);
      else this.listener.explained(found as Explained);
    } catch (error) {
      if (type === 'plan') this.listener.refused(error as Trouble);
    }
  }

  /** One question at a time; whoever walks fast sees where they stop. */
  private fetch(leap: boolean): void {
    this.wanted = { node: this.node, leap: leap || (this.wanted?.leap ?? false) };
    this.ready = false;
    if (!this.fetching) void this.run();
  }

  private async run(): Promise<void> {
    this.fetching = true;
    for (let wanted = this.wanted; wanted; wanted = this.wanted) {
      this.wanted = undefined;
      try {
        const found = await this.position(wanted.node);
        if (this.wanted) {
          this.wanted = { ...(this.wanted as { node: number }), leap: true };
          continue;
        }
        this.asked = found.asked;
        this.held = found.held;
        if (wanted.leap) this.session.leap();
        this.session.trouble = null;
        this.listener.state({ ...found.state, type: 'state' } as State);
        this.listener.link('live');
        this.ready = true;
      } catch (error) {
        this.session.trouble = error as Trouble;
      }
    }
    this.fetching = false;
  }

  private position(node: number): Promise<StudyPosition> {
    if (this.token) return doors.sharedMove(this.token, node, this.eye, this.cardsOpen);
    const query = new URLSearchParams();
    if (this.eye !== null) query.set('eye', String(this.eye));
    if (this.cardsOpen) query.set('open', '1');
    return doors.move(this.id, node, `?${query}`);
  }
}
