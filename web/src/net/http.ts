/** One request to the server. What goes wrong becomes a `Refusal` with a code that the words know. */

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly body: unknown = undefined,
  ) {
    super(message);
  }
}

export function url(path: string): string {
  return new URL(`api/${path}`, document.baseURI.replace(/#.*$/, '')).href;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(url(path), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('unreachable', 'The server cannot be reached.', 0);
  }
  const kind = answer.headers.get('content-type') ?? '';
  const read: unknown = kind.includes('json')
    ? await answer.json().catch(() => undefined)
    : await answer.text();
  if (answer.ok) return read as T;
  const problem = read as { code?: string; message?: string } | undefined;
  throw new Refusal(
    problem?.code ?? 'failed',
    problem?.message ?? answer.statusText,
    answer.status,
    read,
  );
}

/** Chosen once per wish: sending it again is safe. (`crypto.randomUUID` is missing on plain http in a local network.) */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
