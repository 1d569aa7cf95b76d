/** One request to the server. What goes wrong becomes a `Refusal` with a code that the words know. */

import { shell } from '../words/words.svelte';
import type { ReasonInfo } from './messages';

/** Why something was not done: a code, and a reason that the texts know. */
export interface Trouble {
  code: string;
  reason?: ReasonInfo | undefined;
}

export class Refusal extends Error implements Trouble {
  constructor(
    readonly code: string,
    readonly reason: ReasonInfo | undefined,
    readonly status: number,
    readonly body: unknown = undefined,
  ) {
    super(code);
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
    throw new Refusal('unreachable', undefined, 0);
  }
  const kind = answer.headers.get('content-type') ?? '';
  const read: unknown = kind.includes('json')
    ? await answer.json().catch(() => undefined)
    : await answer.text();
  if (answer.ok) return read as T;
  const problem = read as Partial<Trouble> | undefined;
  if (problem?.reason) await shell.prepareReasons();
  throw new Refusal(problem?.code ?? 'failed', problem?.reason, answer.status, read);
}

/** Chosen once per wish: sending it again is safe. (`crypto.randomUUID` is missing on plain http in a local network.) */
export function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
