/** What the client finds in a browser, as far as its tests need it: an address, and a server with fixed answers. Import it first. */
import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

type Answer = unknown | ((asked: Asked) => unknown);

/** An answer that is no success. */
export class No {
  constructor(
    readonly code: string,
    readonly status = 400,
  ) {}
}

const location = {
  hash: '',
  get href(): string {
    return `http://augury.test/${this.hash}`;
  },
};
vi.stubGlobal('location', location);
vi.stubGlobal('history', {
  replaceState: (_: unknown, __: string, path: string) => {
    location.hash = path;
  },
});
vi.stubGlobal('document', {
  baseURI: 'http://augury.test/',
  documentElement: { dataset: {}, lang: 'en' },
});
vi.stubGlobal('addEventListener', () => undefined);

export const here = (): string => location.hash;

/** A server that knows these answers, by method and path; what was asked is written down. */
export function serve(answers: Record<string, Answer>): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, wish: RequestInit = {}) => {
    const path = address.replace('http://augury.test/api/', '');
    const body: unknown = typeof wish.body === 'string' ? JSON.parse(wish.body) : undefined;
    const asked = { method: wish.method ?? 'GET', path, body };
    all.push(asked);
    const known = answers[`${asked.method} ${path}`] ?? answers[`${asked.method} *`];
    const answer: unknown = await (typeof known === 'function' ? known(asked) : known);
    if (answer === undefined) throw new TypeError(`nobody answers ${asked.method} ${path}`);
    if (answer instanceof No)
      return Response.json({ code: answer.code }, { status: answer.status });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  return all;
}

export const told = (all: readonly Asked[]): string[] =>
  all.map(({ method, path }) => `${method} ${path}`);

/** Until everything that is answered at once has been heard. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setImmediate(done));
}

/** An answer that comes when it is let go. */
export function later<T>(): { answer: Promise<T>; give: (value: T) => void } {
  let give!: (value: T) => void;
  const answer = new Promise<T>((done) => {
    give = done;
  });
  return { answer, give };
}
