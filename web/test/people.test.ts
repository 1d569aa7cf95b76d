import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../src/net/messages';
import { deviceName } from '../src/people/device';
import { decode, encode } from '../src/people/passkey';
import { Chat } from '../src/table/chat.svelte';
import { ago, span } from '../src/ui/time';

describe('what a device is called', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux', phone: false },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
      { browser: 'Safari', system: 'iPhone', phone: true },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', phone: true },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      { browser: 'Edge', system: 'Windows', phone: false },
    ],
    ['python-httpx/0.28', { browser: 'python-httpx', system: '', phone: false }],
  ])('%s', (label, name) => expect(deviceName(label)).toEqual(name));
});

describe('bytes as text', () => {
  it('go there and back without the signs that addresses dislike', () => {
    const bytes = Uint8Array.from([0, 251, 255, 62, 63, 1]);
    const text = encode(bytes.buffer);
    expect(text).toBe('APv_Pj8B');
    expect([...decode(text)]).toEqual([...bytes]);
  });
});

describe('times', () => {
  const now = 1_000_000_000_000;
  it('are told in their largest unit', () => {
    expect(span(3 * 3_600_000 + 59 * 60_000)).toBe('3h');
    expect(span(12 * 60_000)).toBe('12m');
    expect(span(2 * 86_400_000)).toBe('2 days');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
    expect(ago(now - 5000, now)).toBe('now');
    expect(ago(now - 3 * 3_600_000, now)).toBe('3 hours ago');
  });
});

describe('unread lines', () => {
  const line = (number: number, seat: number) =>
    ({
      type: 'chat',
      number,
      audience: 'table',
      seat,
      name: 'X',
      text: 'hello',
      at: 1,
    }) as ChatLine;

  it('are those of others since somebody read, and none where it is muted', () => {
    const chat = new Chat(
      () => undefined,
      () => [0],
    );
    for (const [number, seat] of [
      [1, 1],
      [2, 0],
      [3, 2],
      [4, 1],
    ] as const)
      chat.hear(line(number, seat));
    expect(chat.unread).toBe(3);
    chat.seen = 3;
    expect(chat.fresh.map(({ number }) => number)).toEqual([4]);
    chat.muted = true;
    expect(chat.unread).toBe(0);
  });
});
