/** A table, live: one socket that comes back by itself, wishes that are never lost, and plain HTTP where sockets do not get through. */
import type {
  ChatLine,
  ClientMessage,
  Explained,
  Hinted,
  Meaning,
  Planned,
  Refused,
  ServerMessage,
  State,
} from './messages';
import { type Refusal, type Trouble, ask, url, uuid } from './http';

export type Link = 'connecting' | 'live' | 'polling' | 'lost' | 'gone';

export interface Listener {
  state(state: State): void;
  chat(line: ChatLine): void;
  meaning(meaning: Meaning): void;
  planned(planned: Planned): void;
  explained(answer: Explained): void;
  hinted(answer: Hinted): void;
  refused(refusal: Trouble): void;
  /** A wish was answered; the table is to be seen at this version at least. */
  done(version: number): void;
  link(link: Link): void;
}

type Wish = Extract<ClientMessage, { uuid: string }>;
export type Told = Exclude<ClientMessage, Wish>;
export type Wished =
  | { type: 'play'; actions: string[]; seat: number; version: number }
  | { type: 'undo'; seat: number; version: number }
  | { type: 'say'; text: string };

const TOO_FAST = 4429; // how the server hangs up on whoever sends too much
const HEARTBEAT = 20_000;
const PATIENCE = 8_000; // how long a socket may stay silent after a ping
const POLL = 2_000;

/** What a session needs of whoever holds its table. */
export interface Connection {
  wish(wish: Wished): void;
  tell(message: Told): void;
  look(eye: number): void;
  /** Is a wish still on its way? */
  pending(): boolean;
  close(): void;
}

export class Live implements Connection {
  private socket: WebSocket | undefined;
  private waiting: Wish[] = []; // in the order in which they were wished, first not yet answered
  private failures = 0;
  private opened = false; // has a socket ever got through?
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private eye: number | null = null;
  private seen = -1;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.connect();
  }

  /** Wish for something; it is sent again after a broken connection until the server has answered. */
  wish(wish: Wished): void {
    const sent = { uuid: uuid(), ...wish } as Wish;
    this.waiting.push(sent);
    if (this.live()) this.send(sent);
    else if (!this.socket || this.failures > 1) void this.post(sent);
  }

  /** Something that is not worth sending again. */
  tell(message: Told): void {
    if (this.live()) this.send(message);
    else if (message.type !== 'ping') void this.postOther(message);
  }

  look(eye: number): void {
    this.eye = eye;
    this.seen = -1;
    if (this.live()) this.send({ type: 'look', eye });
    else void this.poll();
  }

  pending(): boolean {
    return this.waiting.some((wish) => wish.type !== 'say');
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close(1000);
  }

  private live(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private readonly again = (): void => {
    if (
      this.closed ||
      document.hidden ||
      this.live() ||
      this.socket?.readyState === WebSocket.CONNECTING
    )
      return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    this.listener.link(this.failures > 1 && !this.opened ? 'polling' : 'connecting');
    const socket = new WebSocket(url(`tables/${this.table}/live`).replace(/^http/, 'ws'));
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.opened = true;
      this.heard = Date.now();
      this.send({
        type: 'hello',
        seen: this.seen,
        ...(this.eye === null ? {} : { eye: this.eye }),
      });
      for (const wish of this.waiting) this.send(wish);
      this.listener.link('live');
      clearInterval(this.beat);
      this.beat = setInterval(() => this.check(), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.hear(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private check(): void {
    if (!this.live()) return;
    this.send({ type: 'ping' });
    const asked = Date.now();
    setTimeout(() => {
      if (this.live() && this.heard < asked) this.socket?.close(4000);
    }, PATIENCE);
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    if (code === 4401 || code === 4404) {
      this.listener.link('gone');
      return;
    }
    if (code === TOO_FAST)
      this.listener.refused({
        code: 'slow-down',
        reason: { key: 'slow-down', facts: {}, rule: '' },
      });
    this.failures += code === TOO_FAST ? 6 : 1; // and the longest wait
    const polling = !this.opened && this.failures > 1;
    this.listener.link(polling ? 'polling' : 'lost');
    if (polling) void this.poll();
    const wait = polling ? POLL : Math.min(8_000, 250 * 2 ** Math.min(this.failures - 1, 5));
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private answered(id: string, version = 0): void {
    this.waiting = this.waiting.filter((wish) => wish.uuid !== id);
    this.listener.done(version);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.seen = message.version;
        this.listener.state(message);
        break;
      case 'accepted': {
        const said = this.waiting.some((wish) => wish.uuid === message.uuid && wish.type === 'say'); // its number counts lines
        this.answered(message.uuid, said ? 0 : message.version);
        break;
      }
      case 'refused':
        this.refuse(message);
        break;
      case 'chat':
        this.waiting = this.waiting.filter(
          (wish) => wish.type !== 'say' || wish.text !== message.text,
        );
        this.listener.chat(message);
        break;
      case 'meaning':
        this.listener.meaning(message);
        break;
      case 'planned':
        this.listener.planned(message);
        break;
      case 'explained':
        this.listener.explained(message);
        break;
      case 'hinted':
        this.listener.hinted(message);
        break;
      case 'trouble':
        this.listener.refused(message);
        break;
    }
  }

  private refuse(refused: Refused): void {
    this.answered(refused.uuid);
    this.listener.refused(refused);
  }

  // The same over plain HTTP

  private async post(wish: Wish): Promise<void> {
    const { type, ...body } = wish;
    try {
      const answer = await ask<{ state?: State }>(
        'POST',
        `tables/${this.table}/${type === 'say' ? 'chat' : type}`,
        body,
      );
      this.answered(wish.uuid);
      if (answer.state) this.hear(answer.state);
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.status === 0 || refusal.status >= 500) return; // it stays among the wishes
      this.answered(wish.uuid);
      const state = (refusal.body as { state?: State } | undefined)?.state;
      if (state) this.hear(state);
      this.listener.refused(refusal);
    }
  }

  private async postOther(message: Told): Promise<void> {
    const { type, ...body } = message;
    if (type === 'hello' || type === 'look') return;
    try {
      const path = `tables/${this.table}/${type}`;
      const found = await ask<Meaning | Planned | Explained | Hinted>('POST', path, body);
      if (type === 'ask' || type === 'plan' || type === 'why' || type === 'hint') this.hear(found);
    } catch (error) {
      if (type !== 'ask' && type !== 'why') this.listener.refused(error as Refusal);
    }
  }

  private async poll(): Promise<void> {
    const eye = this.eye === null ? '' : `&eye=${this.eye}`;
    const state = await ask<State>('GET', `tables/${this.table}?seen=${this.seen}${eye}`).catch(
      () => undefined,
    );
    if (state && !this.live()) this.hear({ ...state, type: 'state' });
    for (const wish of this.waiting) await this.post(wish);
  }
}
