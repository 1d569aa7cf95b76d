/** The table of a puzzle: decisions are tried on the server's engine, and nobody answers them. */
import type { Connection, Listener, Told, Wished } from '../net/live';
import type { Choice, Planned, PuzzleInfo, State } from '../net/messages';
import type { Refusal } from '../net/http';
import type { Door } from './doors';

export class PuzzleLive implements Connection {
  private made: string[] = [];
  private version = 0;
  private busy = false;

  constructor(
    private readonly door: Door,
    private readonly info: PuzzleInfo,
    private readonly listener: Listener,
    /** The line is whole. */
    private readonly ended: (line: string[]) => void,
  ) {
    queueMicrotask(() => {
      this.listener.link('live');
      this.show(info.view, info.legal);
    });
  }

  wish(wish: Wished): void {
    if (wish.type === 'play') void this.go([...this.made, ...wish.actions]);
    else if (wish.type === 'undo') void this.go(this.made.slice(0, -1));
  }

  /** Back to the position itself. */
  again(): void {
    void this.go([]);
  }

  /** One decision back; after the end of the line, too. */
  back(): void {
    void this.go(this.made.slice(0, -1));
  }

  tell(message: Told): void {
    if (message.type === 'plan') void this.plan(message.actions);
    else if (message.type === 'ask') void this.ask(message.action);
    else if (message.type === 'why') void this.why(message.thing, message.planned ?? []);
  }

  look(): void {
    this.show(this.info.view, this.info.legal);
  }

  pending(): boolean {
    return this.busy;
  }

  close(): void {
    this.busy = false;
  }

  private async go(line: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const planned = line.length ? await this.door.plan(line) : undefined;
      this.busy = false;
      if (planned?.refusal) {
        this.listener.done(0);
        this.listener.refused({ code: 'illegal', reason: planned.refusal });
        return;
      }
      this.made = line;
      this.version += 1;
      if (!planned) this.show(this.info.view, this.info.legal);
      else if (planned.ends) this.show(planned.after ?? planned.view, []);
      else this.show(planned.view, planned.legal);
      this.listener.done(this.version);
      if (planned?.ends) this.ended(line);
    } catch (error) {
      this.busy = false;
      this.listener.done(0);
      this.listener.refused(error as Refusal);
    }
  }

  private show(view: unknown, legal: Choice[]): void {
    const state: State & { type: 'state' } = {
      type: 'state',
      version: this.version,
      eye: this.info.seat,
      decisions: this.made.length,
      events_from: 0,
      events: [],
      frames: [{ events: [], view }],
      undo: this.made.length ? '' : 'nothing',
      legal,
      table: this.info.table,
    };
    this.listener.state(state);
  }

  /** Answers are about what follows the decisions that were made. */
  private async plan(actions: string[]): Promise<void> {
    const planned = await this.planned(actions);
    if (planned)
      this.listener.planned({
        ...planned,
        type: 'planned',
        version: this.version,
        actions: planned.actions.slice(this.made.length),
      });
  }

  private async ask(action: string): Promise<void> {
    const planned = await this.planned([action]);
    if (!planned) return;
    const { refusal, ends, after, view } = planned;
    const meaning = refusal ? { refusal } : { view: ends ? after : view };
    this.listener.meaning({ type: 'meaning', action, final: '', ...meaning });
  }

  private planned(actions: string[]): Promise<Planned | undefined> {
    return this.door.plan([...this.made, ...actions]).catch((error: Refusal) => {
      this.listener.refused(error);
      return undefined;
    });
  }

  private async why(thing: string, planned: string[]): Promise<void> {
    const answer = await this.door.why(thing, [...this.made, ...planned]).catch(() => undefined);
    if (answer) this.listener.explained({ ...answer, type: 'explained' });
  }
}
