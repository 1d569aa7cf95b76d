import { No, serve, settled, told } from './stage';
import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../src/net/messages';
import type { Past } from '../src/table/session.svelte';
import { arrival } from '../src/state/arrival';
import { Chat } from '../src/table/chat.svelte';
import { gallery, nearSeat } from '../src/ui/near.svelte';
import { Watching, type Watched } from '../src/watch/watching.svelte';

/** A table with so many decisions; each moment's view says in `turn` which it is. */
function table(decisions: number): Watched & { decisions: number; past: Past | null } {
  return { decisions, table: { id: 't' }, past: null };
}

function moments({ path }: { path: string }) {
  const [, from, to] = /from=(\d+)&to=(\d+)/.exec(path)!.map(Number);
  const found = Array.from({ length: to! - from! + 1 }, (_, place) => from! + place);
  const seen = found.map((moment) => ({
    moment,
    frames: [{ events: [], view: { turn: moment } }],
  }));
  return { moments: seen, last: 40 };
}

const shown = (watched: Watched) => watched.past && [watched.past.moment, watched.past.view.turn];

describe('whoever looks on', () => {
  it('steps back and on again, and is back at the newest after the last step', async () => {
    const asked = serve({ 'GET *': moments });
    const watched = table(40);
    const watching = new Watching(watched);
    watching.step(-1);
    await settled();
    expect(shown(watched)).toEqual([39, 39]);
    watching.step(-1);
    await settled();
    expect(shown(watched)).toEqual([38, 38]);
    expect(told(asked)).toEqual(['GET tables/t/moments?eye=-1&from=19&to=48']);
    watching.step(1);
    await settled();
    expect(watching.at).toBe(39);
    watching.step(1);
    expect([watching.at, watched.past]).toEqual([null, null]);
  });

  it('pauses where the game stands, while it goes on', async () => {
    serve({ 'GET *': moments });
    const watched = table(12);
    const watching = new Watching(watched);
    watching.pause();
    await settled();
    watched.decisions = 20;
    expect(shown(watched)).toEqual([12, 12]);
    watching.step(1);
    await settled();
    expect(watching.at).toBe(13);
    watching.pause();
    expect([watching.at, watched.past]).toEqual([null, null]);
  });

  it('cannot go back before the beginning', async () => {
    serve({ 'GET *': moments });
    const watched = table(1);
    const watching = new Watching(watched);
    watching.step(-1);
    watching.step(-1);
    await settled();
    expect(watching.at).toBe(0);
  });

  it('does not stay where nobody has been after a take-back', async () => {
    serve({ 'GET *': moments });
    const watched = table(30);
    const watching = new Watching(watched);
    watching['note'](30);
    watching.step(-2);
    await settled();
    watching['note'](20);
    expect([watching.at, watched.past]).toEqual([null, null]);
  });

  it('is told why a moment cannot be shown', async () => {
    serve({ 'GET *': new No('slow-down', 429) });
    const watching = new Watching(table(5));
    watching.step(-1);
    await settled();
    expect(watching.trouble).not.toBe('');
    watching.newest();
    expect(watching.trouble).toBe('');
  });
});

describe('the near side of the table', () => {
  it('is one’s own, or of whom one follows, or the first', () => {
    expect(nearSeat({ seat: 2 })).toBe(2);
    expect(nearSeat({ seat: -1 })).toBe(0);
    gallery.follows = 3;
    expect([nearSeat({ seat: -1 }), nearSeat({ seat: 1 })]).toEqual([3, 1]);
    gallery.follows = -1;
  });
});

describe('a shared link', () => {
  it('leads to the game, or to a moment of it', () => {
    expect(arrival('https://house/s/abc-DEF_1')).toBe('/#/shared/abc-DEF_1/replay');
    expect(arrival('https://house/s/abc?at=12&lang=nl')).toBe('/#/shared/abc/replay/12');
    expect(arrival('https://house/rooms/s/abc?to=review&at=3')).toBe(
      '/rooms/#/shared/abc/review/3',
    );
    expect(arrival('https://house/s/abc?to=elsewhere&at=x')).toBe('/#/shared/abc/replay');
  });

  it('is not any other address', () => {
    for (const other of ['https://house/', 'https://house/#/s/abc', 'https://house/s/a/b'])
      expect(arrival(other)).toBeUndefined();
  });
});

describe('two audiences', () => {
  const line = (number: number, audience: string) => ({ number, audience, seat: -1 }) as ChatLine;

  it('are counted each for itself', () => {
    const chat = new Chat(() => undefined);
    for (const heard of [line(1, 'table'), line(2, 'watchers'), line(3, 'watchers')])
      chat.hear(heard);
    expect([chat.unreadIn('table'), chat.unreadIn('watchers'), chat.unread]).toEqual([1, 2, 3]);
    chat.muted = true;
    expect(chat.unreadIn('watchers')).toBe(0);
  });
});
