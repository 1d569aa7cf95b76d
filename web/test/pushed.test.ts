/** The service worker's part of a push, on its own: the browser of the walks ends when it has to show
 * one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Handler = (event: object) => void;

function worker(windows: object[]) {
  const heard: Record<string, Handler> = {};
  const done: unknown[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => {
      heard[name] = handler;
    },
    registration: {
      scope: 'https://play.example.org/',
      showNotification: (title: string, told: object) => done.push([title, told]),
    },
    navigator: { setAppBadge: (count: number) => done.push(['badge', count]) },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (address: string) => done.push(['open', address]),
    },
  };
  const source = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
  new Function('self', 'caches', 'location', source)(self, {}, {});
  const send = async (name: string, event: object) => {
    const waits: unknown[] = [];
    heard[name]!({ ...event, waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  };
  return { send, done };
}

it('shows what the server says, and marks how many games wait', async () => {
  const { send, done } = worker([]);
  const told = { text: 'It is your turn in Luna.', table: 'abc', waiting: 2 };
  await send('push', { data: { json: () => told } });
  expect(done).toEqual([
    ['Augury', expect.objectContaining({ body: told.text, tag: 'abc', data: { table: 'abc' } })],
    ['badge', 2],
  ]);
});

it('opens the right table: in a window that is there, or in a new one', async () => {
  const notification = { close: () => undefined, data: { table: 'abc' } };
  const fresh = worker([]);
  await fresh.send('notificationclick', { notification });
  expect(fresh.done).toEqual([['open', 'https://play.example.org/#/table/abc']]);
  const said: unknown[] = [];
  const there = {
    url: 'https://play.example.org/#/',
    focus: () => Promise.resolve(),
    postMessage: (message: unknown) => said.push(message),
  };
  await worker([there]).send('notificationclick', { notification });
  expect(said).toEqual([{ open: 'abc' }]);
});
