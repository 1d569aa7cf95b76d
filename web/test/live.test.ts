import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Link, Live, type Wished } from '../src/net/live';
import type { State } from '../src/net/messages';
import { type Heard, listening } from './listening';

/** A socket that does what the test says. */
class FakeSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closedWith: number | undefined;
  onopen: (() => void) | undefined;
  onmessage: ((message: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code: number): void {
    this.closedWith = code;
    this.drop(code);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | undefined;
}

let asked: Asked[];
let answer: (asked: Asked) => Response | undefined;
let heard: Heard;
let page: EventTarget & { baseURI: string; hidden: boolean };
let browser: EventTarget;
let live: Live | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const state = (version: number) => ({ type: 'state', version }) as State;
const socket = () => FakeSocket.made.at(-1)!;
const of = (what: string) => heard.filter(([name]) => name === what).map(([, thing]) => thing);
const link = () => of('link').at(-1) as Link;
const settle = () => vi.advanceTimersByTimeAsync(0);

function connect(): Live {
  live = new Live('t1', listening(heard));
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are as long as they are written
  FakeSocket.made = [];
  asked = [];
  heard = [];
  answer = () => undefined;
  page = Object.assign(new EventTarget(), { baseURI: 'http://house/#/table', hidden: false });
  browser = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', (address: string, how: { method: string; body?: string }) => {
    const one = {
      method: how.method,
      path: address.replace('http://house/api/', ''),
      body: how.body === undefined ? undefined : (JSON.parse(how.body) as Asked['body']),
    };
    asked.push(one);
    const found = answer(one);
    return found ? Promise.resolve(found) : Promise.reject(new TypeError('no network'));
  });
});

afterEach(() => {
  live?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a socket', () => {
  it('greets, and greets again with what was seen after it broke', async () => {
    connect();
    expect(socket().address).toBe('ws://house/api/tables/t1/live');
    expect(link()).toBe('connecting');
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', seen: -1 }]);
    expect(link()).toBe('live');
    socket().say(state(7));
    expect(of('state')).toEqual([state(7)]);
    socket().drop();
    expect(link()).toBe('lost');
    await vi.advanceTimersByTimeAsync(249);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(2);
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', seen: 7 }]);
  });

  it('tells whose eyes are looked through, and asks for everything then', () => {
    const table = connect();
    socket().open();
    socket().say(state(7));
    table.look(2);
    expect(socket().sent.at(-1)).toEqual({ type: 'look', eye: 2 });
    socket().drop();
    vi.advanceTimersByTime(250);
    socket().open();
    expect(socket().sent).toEqual([{ type: 'hello', seen: -1, eye: 2 }]);
  });

  it('waits longer every time it fails, but never more than eight seconds', () => {
    connect();
    socket().open();
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000];
    for (const wait of waits) {
      const before = FakeSocket.made.length;
      socket().drop();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(before + 1);
    }
  });

  it.each([4401, 4404])('does not come back after %i', (code) => {
    connect();
    socket().open();
    socket().drop(code);
    expect(link()).toBe('gone');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('waits longest, and says why, when it was told to slow down', () => {
    connect();
    socket().open();
    socket().drop(4429);
    expect(of('refused')).toMatchObject([{ code: 'slow-down', reason: { key: 'slow-down' } }]);
    vi.advanceTimersByTime(7_999);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('is given up when it stays silent after a ping', () => {
    connect();
    socket().open();
    vi.advanceTimersByTime(20_000);
    expect(socket().types()).toEqual(['hello', 'ping']);
    vi.advanceTimersByTime(7_999);
    expect(socket().closedWith).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(socket().closedWith).toBe(4000);
    expect(link()).toBe('lost');
  });

  it('is kept when it answers the ping', () => {
    connect();
    socket().open();
    vi.advanceTimersByTime(20_000);
    socket().say({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(socket().closedWith).toBeUndefined();
    expect(link()).toBe('live');
  });

  it('comes back at once with the network or with the page, unless that is hidden', () => {
    connect();
    socket().open();
    browser.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(1); // it lives
    socket().drop();
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(2);
    browser.dispatchEvent(new Event('online')); // one that connects is enough
    vi.advanceTimersByTime(10_000); // and the earlier wait is called off
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('stays away once it was closed', () => {
    const table = connect();
    socket().open();
    table.close();
    expect(socket().closedWith).toBe(1000);
    expect(of('link')).toEqual(['connecting', 'live']);
    browser.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket().types()).toEqual(['hello']);
  });

  it('hands every answer to whom it concerns', () => {
    connect();
    socket().open();
    for (const type of ['meaning', 'planned', 'explained', 'hinted', 'chat'] as const) {
      socket().say({ type, text: 'x' });
      expect(of(type)).toEqual([{ type, text: 'x' }]);
    }
    socket().say({ type: 'trouble', code: 'bad' });
    expect(of('refused')).toEqual([{ type: 'trouble', code: 'bad' }]);
  });
});

describe('a wish', () => {
  const play: Wished = { type: 'play', actions: ['a'], seat: 0, version: 3 };

  it('is sent again, the same, until it was answered', () => {
    const table = connect();
    table.wish(play); // still connecting: it waits
    expect(socket().sent).toEqual([]);
    expect(asked).toEqual([]);
    socket().open();
    const [, first] = socket().sent;
    expect(first).toMatchObject(play);
    expect(table.pending()).toBe(true);
    socket().drop();
    vi.advanceTimersByTime(250);
    socket().open();
    expect(socket().sent[1]).toEqual(first);
    socket().say({ type: 'accepted', uuid: first!['uuid'], version: 4 });
    expect(of('done')).toEqual([4]);
    expect(table.pending()).toBe(false);
    socket().drop();
    vi.advanceTimersByTime(250);
    socket().open();
    expect(socket().types()).toEqual(['hello']);
  });

  it('that was refused is not sent again', () => {
    const table = connect();
    socket().open();
    table.wish({ type: 'undo', seat: 0, version: 3 });
    const { uuid } = socket().sent.at(-1)!;
    socket().say({ type: 'refused', uuid, code: 'illegal', version: 3 });
    expect(of('refused')).toMatchObject([{ code: 'illegal' }]);
    expect(of('done')).toEqual([0]);
    expect(table.pending()).toBe(false);
  });

  it('leaves the others waiting when another is answered', () => {
    const table = connect();
    socket().open();
    table.wish(play);
    table.wish({ type: 'undo', seat: 0, version: 4 });
    const [, first, second] = socket().sent;
    expect(first!['uuid']).not.toBe(second!['uuid']);
    socket().say({ type: 'accepted', uuid: first!['uuid'], version: 4 });
    expect(table.pending()).toBe(true);
    socket().drop();
    vi.advanceTimersByTime(250);
    socket().open();
    expect(socket().types()).toEqual(['hello', 'undo']);
  });

  it('to speak holds nothing up, and its number is not a version', () => {
    const table = connect();
    socket().open();
    table.wish({ type: 'say', text: 'hello' });
    expect(table.pending()).toBe(false);
    socket().say({ type: 'accepted', uuid: socket().sent.at(-1)!['uuid'], version: 99 });
    expect(of('done')).toEqual([0]);
  });

  it('to speak is answered by the line itself', () => {
    const table = connect();
    socket().open();
    table.wish({ type: 'say', text: 'hello' });
    table.wish({ type: 'say', text: 'bye' });
    socket().say({ type: 'chat', text: 'hello' });
    socket().drop();
    vi.advanceTimersByTime(250);
    socket().open();
    expect(socket().sent.map(({ text }) => text)).toEqual([undefined, 'bye']);
  });
});

describe('where sockets do not get through', () => {
  async function polling(): Promise<Live> {
    const table = connect();
    socket().drop();
    await vi.advanceTimersByTimeAsync(250);
    socket().drop();
    await settle();
    return table;
  }

  it('the table is asked for over and over', async () => {
    answer = () => json(state(asked.length));
    await polling();
    expect(link()).toBe('polling');
    expect(asked).toEqual([{ method: 'GET', path: 'tables/t1?seen=-1', body: undefined }]);
    expect(of('state')).toEqual([state(1)]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(link()).toBe('polling');
    socket().drop();
    await settle();
    expect(asked.at(-1)!.path).toBe('tables/t1?seen=1');
    expect(of('state')).toEqual([state(1), state(2)]);
  });

  it('somebody else is looked at through a request', async () => {
    answer = () => json(state(5));
    const table = await polling();
    table.look(1);
    await settle();
    expect(asked.at(-1)!.path).toBe('tables/t1?seen=-1&eye=1');
  });

  it('wishes are posted, and their answer is the new state', async () => {
    const table = await polling();
    answer = () => json({ state: state(8) });
    table.wish({ type: 'play', actions: ['a'], seat: 0, version: 3 });
    await settle();
    const { method, path, body } = asked.at(-1)!;
    expect([method, path]).toEqual(['POST', 'tables/t1/play']);
    expect(body).toEqual({ uuid: body!['uuid'], actions: ['a'], seat: 0, version: 3 });
    expect(of('state')).toEqual([state(8)]);
    expect(table.pending()).toBe(false);
    table.wish({ type: 'say', text: 'hello' });
    await settle();
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/chat', body: { text: 'hello' } });
  });

  it.each(['no network', 'a broken server'])('a wish outlives %s', async (what) => {
    const table = await polling();
    answer = () => (what === 'no network' ? undefined : json({ code: 'failed' }, 502));
    table.wish({ type: 'undo', seat: 0, version: 3 });
    await settle();
    const first = asked.at(-1)!;
    expect(table.pending()).toBe(true);
    expect(of('refused')).toEqual([]);
    answer = ({ method }) => json(method === 'GET' ? state(3) : { state: state(2) });
    await vi.advanceTimersByTimeAsync(2_000);
    socket().drop();
    await settle();
    expect(asked.at(-1)).toEqual(first); // by the same number
    expect(table.pending()).toBe(false);
  });

  it('a refused wish is over, and shows how the table stands', async () => {
    const table = await polling();
    answer = () => json({ code: 'stale', state: state(9) }, 409);
    table.wish({ type: 'undo', seat: 0, version: 3 });
    await settle();
    expect(table.pending()).toBe(false);
    expect(of('state')).toEqual([state(9)]);
    expect(of('refused')).toMatchObject([{ code: 'stale', status: 409 }]);
  });

  it('questions are posted; a ping is not', async () => {
    const table = await polling();
    asked = [];
    answer = () => json({ type: 'meaning', action: 'a', final: '' });
    table.tell({ type: 'ping' });
    table.tell({ type: 'ask', action: 'a' } as never);
    await settle();
    expect(asked).toEqual([{ method: 'POST', path: 'tables/t1/ask', body: { action: 'a' } }]);
    expect(of('meaning')).toEqual([{ type: 'meaning', action: 'a', final: '' }]);
  });

  it('a hint is asked for, and its answer is heard', async () => {
    const table = await polling();
    answer = () => json({ type: 'hinted', version: 3, seat: 0 });
    table.tell({ type: 'hint', version: 3, seat: 0 });
    await settle();
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/hint', body: { version: 3, seat: 0 } });
    expect(of('hinted')).toEqual([{ type: 'hinted', version: 3, seat: 0 }]);
  });

  it('a proposal is posted, and its answer concerns nobody', async () => {
    const table = await polling();
    answer = () => json({});
    table.tell({ type: 'propose', kind: 'pause' });
    await settle();
    expect(asked.at(-1)).toMatchObject({ path: 'tables/t1/propose', body: { kind: 'pause' } });
    expect(heard.filter(([name]) => name !== 'link')).toEqual([]);
  });

  it('an unanswered question is let be, an unmade plan is told', async () => {
    const table = await polling();
    answer = () => json({ code: 'nope' }, 400);
    table.tell({ type: 'ask', action: 'a' } as never);
    await settle();
    expect(of('refused')).toEqual([]);
    table.tell({ type: 'plan', actions: ['a'] } as never);
    await settle();
    expect(of('refused')).toMatchObject([{ code: 'nope' }]);
  });

  it('what is told goes through the socket as soon as there is one', () => {
    const table = connect();
    socket().open();
    table.tell({ type: 'ask', action: 'a' } as never);
    expect(socket().sent.at(-1)).toEqual({ type: 'ask', action: 'a' });
    expect(asked).toEqual([]);
  });
});
