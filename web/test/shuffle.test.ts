import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, ask, uuid } from '../src/net/http';
import { create, join, kept, rematch, seen, sit } from '../src/net/shuffle';
import { beside } from '../src/table/place';

/** A server that answers every request by its path, and remembers what it was asked. */
function server(answers: Record<string, () => Response>): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (address: string, how: { method: string; body?: string }) => {
    const path = `${how.method} ${new URL(address).pathname}`;
    asked.push({ path, body: how.body === undefined ? undefined : JSON.parse(how.body) });
    const answer = answers[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new Error(`nobody answers ${path}`));
  });
  return asked;
}

const json = (found: unknown, status = 200): (() => Response) => {
  const headers = { 'content-type': 'application/json' };
  return () => new Response(JSON.stringify(found), { status, headers });
};

let shelf: Map<string, string>;

beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal('document', { baseURI: 'http://house/#/lobby' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
});

describe('one request', () => {
  it('returns what was found, from the API beside the page', async () => {
    const asked = server({ 'GET /api/games': json({ games: [] }) });
    expect(await ask('GET', 'games')).toEqual({ games: [] });
    expect(asked).toEqual([{ path: 'GET /api/games', body: undefined }]);
  });

  it('throws the refusal of the server, or that there is none', async () => {
    server({
      'POST /api/x': json({ code: 'stale', message: 'Too late.' }, 409),
      'POST /api/y': () => new Response('nonsense', { status: 502, statusText: 'Bad' }),
    });
    await expect(ask('POST', 'x', {})).rejects.toMatchObject({ code: 'stale', status: 409 });
    await expect(ask('POST', 'y', {})).rejects.toMatchObject({ code: 'failed', status: 502 });
    await expect(ask('POST', 'z', {})).rejects.toMatchObject({ code: 'unreachable', status: 0 });
  });

  it('chooses 128 bits anew for every wish', () => {
    expect(uuid()).toMatch(/^[0-9a-f]{32}$/);
    expect(uuid()).not.toBe(uuid());
  });
});

describe('a number of one’s own', () => {
  it('is kept beside the promise before it is sent', async () => {
    let before = '';
    server({
      'GET /api/tables/t': json({ table: { commitment: 'c1' } }),
      'POST /api/tables/t/seats/1/take': () => {
        before = kept('t')?.number ?? '';
        return json({ id: 't', seat: 1 })();
      },
    });
    await sit('t', 1);
    expect(before).toMatch(/^[0-9a-f]{32}$/);
    expect(kept('t')).toEqual({ commitment: 'c1', number: before });
  });

  it('does not count if it is refused, but does if nobody knows', async () => {
    const table = { 'GET /api/tables/t': json({ table: { commitment: 'c1' } }) };
    server({
      ...table,
      'POST /api/tables/t/seats/1/take': json({ code: 'taken', message: '' }, 409),
    });
    await expect(sit('t', 1)).rejects.toBeInstanceOf(Refusal);
    expect(kept('t')).toEqual({ commitment: 'c1', number: '' });
    server(table);
    await expect(sit('t', 1)).rejects.toMatchObject({ status: 0 });
    expect(kept('t')?.number).not.toBe('');
  });

  it('stays with the first promise that was seen', () => {
    seen('t', 'first');
    seen('t', 'second');
    seen('u', '');
    expect(kept('t')?.commitment).toBe('first');
    expect(kept('u')).toBeUndefined();
  });

  it('goes into a table that was promised, and into no other', async () => {
    const promise = { 'POST /api/promises': json({ id: 't', commitment: 'c' }) };
    const asked = server({ ...promise, 'POST /api/tables': json({ id: 't' }) });
    const wishes = { game: 'majority', seats: [] };
    await create(wishes as unknown as Parameters<typeof create>[0]);
    expect(asked[1]?.body).toMatchObject({ promise: 't', number: kept('t')?.number });
    server({ ...promise, 'POST /api/tables': json({ id: 'other' }) });
    await expect(create(wishes as unknown as Parameters<typeof create>[0])).rejects.toMatchObject({
      code: 'promise-broken',
    });
    server({ ...promise, 'POST /api/tables/old/rematch': json({ id: 'theirs' }) });
    expect(await rematch('old')).toEqual({ id: 'theirs' });
  });

  it('is sent by who sits down by a link, not by who watches or comes late', async () => {
    const links = { 'POST /api/links': json({ id: 't', seat: 1 }) };
    const look = (seat: number, begun: boolean): Record<string, () => Response> => ({
      'POST /api/links/look': json({ id: 't', seat, begun, commitment: 'c' }),
    });
    const sends = async (seat: number, begun: boolean): Promise<unknown> => {
      const asked = server({ ...links, ...look(seat, begun) });
      await join('token');
      return (asked[1]?.body as { number?: string }).number;
    };
    expect(await sends(-1, false)).toBeFalsy();
    expect(await sends(1, true)).toBeFalsy();
    expect(await sends(1, false)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is played without where a browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => '{broken',
      setItem: () => {
        throw new Error('full');
      },
    });
    server({
      'GET /api/tables/t': json({ table: { commitment: 'c1' } }),
      'POST /api/tables/t/seats/0/take': json({ id: 't', seat: 0 }),
    });
    expect(await sit('t', 0)).toEqual({ id: 't', seat: 0 });
    expect(kept('t')).toBeUndefined();
  });
});

describe('a small window', () => {
  const box = (left: number, top: number, width: number, height: number): HTMLElement =>
    ({
      style: {},
      getBoundingClientRect: () => ({
        left,
        top,
        width,
        height,
        right: left + width,
        bottom: top + height,
      }),
    }) as unknown as HTMLElement;
  const placed = (thing: HTMLElement | null): string => {
    const own = box(0, 0, 200, 100);
    beside(own, thing);
    return `${own.style.left} ${own.style.top}`;
  };

  beforeEach(() => {
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal(
      'DOMRect',
      class {
        constructor(
          readonly left: number,
          readonly top: number,
          readonly width: number,
          readonly height: number,
        ) {}
        get right(): number {
          return this.left + this.width;
        }
        get bottom(): number {
          return this.top + this.height;
        }
      },
    );
  });

  it('stands above its thing where there is room', () => {
    expect(placed(box(480, 400, 40, 40))).toBe('400px 290px');
  });

  it('stands to the right of what is high up, and below in a corner', () => {
    expect(placed(box(100, 80, 40, 40))).toBe('150px 80px');
    expect(placed(box(940, 80, 40, 40))).toBe('792px 130px');
  });

  it('never leaves the screen', () => {
    expect(placed(box(0, 400, 10, 10))).toBe('8px 290px');
    expect(placed(null)).toBe('400px 290px');
  });
});
