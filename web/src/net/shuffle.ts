/** Sitting down with a number of one's own for the shuffle. The server's promise is kept before the number is sent, both by table. */
import { type Wishes, api } from './api';
import { Refusal, uuid } from './http';
import type { Created, Joined, Rematch } from './messages';

export interface Kept {
  commitment: string; // the one this browser saw first
  number: string; // the one it sent; empty if it sent none
}

const KEY = 'augury-shuffles';
const MOST = 200; // tables

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

function note(table: string, found: Kept): void {
  try {
    const all = Object.entries(load()).filter(([id]) => id !== table);
    const latest = [...all, [table, found] as const].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing still plays; it cannot verify the shuffle.
  }
}

export function kept(table: string): Kept | undefined {
  return load()[table];
}

/** Remember the first commitment that was shown for a table. */
export function seen(table: string, commitment: string): void {
  if (commitment && !kept(table)) note(table, { commitment, number: '' });
}

/** Send a number, after the commitment is kept. If it is refused it does not count. */
async function bring<T>(
  table: string,
  commitment: string,
  send: (number: string) => Promise<T>,
): Promise<T> {
  seen(table, commitment);
  const before = kept(table) ?? { commitment, number: '' };
  const number = uuid(); // 128 random bits
  note(table, { ...before, number });
  try {
    return await send(number);
  } catch (error) {
    if (error instanceof Refusal && error.status) note(table, before);
    throw error;
  }
}

/** Make a table by a promise; the table has to be the one it was given for. */
async function promised<T extends { id: string }>(
  send: (promise: string, number: string) => Promise<T>,
): Promise<T> {
  const { id, commitment } = await api.promise();
  return bring(id, commitment, (number) => send(id, number));
}

export const create = (wishes: Wishes): Promise<Created> =>
  promised(async (promise, number) => {
    const made = await api.create({ ...wishes, promise, number });
    if (made.id !== promise) throw new Refusal('promise-broken', undefined, 409);
    return made;
  });

/** If somebody else was faster, their table it is, and the number was not needed. */
export const rematch = (table: string): Promise<Rematch> =>
  promised((promise, number) => api.rematch(table, promise, number));

export async function sit(table: string, seat: number): Promise<Joined> {
  const { commitment } = await api.table(table);
  return bring(table, commitment, (number) => api.sit(table, seat, number));
}

export async function join(token: string): Promise<Joined> {
  const found = await api.lookAtLink(token);
  seen(found.id, found.commitment);
  if (found.seat < 0 || found.begun) return api.join(token);
  return bring(found.id, found.commitment, (number) => api.join(token, number));
}
