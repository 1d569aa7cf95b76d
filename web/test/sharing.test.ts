import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/net/api';
import type { SeatInfo } from '../src/net/messages';
import { invitation, keepLinks, keptLink, noteCopied, wasCopied } from '../src/state/links';
import { seatNames } from '../src/table/names';
import { breakdown, pointLines } from '../src/table/points';
import { copyText } from '../src/ui/copy';
import { cited, joined } from '../src/words/cited';
import type { GameView } from '../src/net/view';
import type { GameWords } from '../src/words/words.svelte';

afterEach(() => vi.unstubAllGlobals());

describe('links to seats', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('are kept by table and seat', () => {
    keepLinks('t1', [{ seat: 1, token: 'one' }]);
    keepLinks('t1', [{ seat: 2, token: 'two' }]);
    keepLinks('t2', [{ seat: 1, token: 'other' }]);
    expect([keptLink('t1', 1), keptLink('t1', 2), keptLink('t2', 1)]).toEqual([
      'one',
      'two',
      'other',
    ]);
    expect(keptLink('t2', 2)).toBeUndefined();
  });

  it('are asked for once; to look on there is a link of its own', async () => {
    const link = vi.spyOn(api, 'link').mockResolvedValue({ seat: 3, token: 'seat' });
    const watch = vi.spyOn(api, 'watchLink').mockResolvedValue({ seat: -1, token: 'watch' });
    expect(await invitation('t3', 3)).toBe('seat');
    expect(await invitation('t3', 3)).toBe('seat');
    expect(await invitation('t3', -1)).toBe('watch');
    expect(link).toHaveBeenCalledTimes(1);
    expect(watch).toHaveBeenCalledTimes(1);
    await invitation('t3', 3, false); // the one that is kept is no longer valid
    expect(link).toHaveBeenCalledTimes(2);
  });

  it('are simply made again by a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => 'no JSON',
      setItem: () => {
        throw new Error('full');
      },
    });
    keepLinks('t4', [{ seat: 0, token: 'lost' }]);
    expect(keptLink('t4', 0)).toBeUndefined();
  });

  it('are known to be on the clipboard', () => {
    expect(wasCopied('t5')).toBe(false);
    noteCopied('t5');
    expect(wasCopied('t5')).toBe(true);
  });
});

describe('copying', () => {
  it('says whether the text is on the clipboard', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    expect(await copyText(Promise.resolve('a link'))).toBe(true);
    expect(written).toEqual(['a link']);
    vi.stubGlobal('navigator', {});
    expect(await copyText(Promise.resolve('a link'))).toBe(false);
  });

  it('passes on what went wrong with the text itself', async () => {
    vi.stubGlobal('navigator', {});
    await expect(copyText(Promise.reject(new Error('no link')))).rejects.toThrow('no link');
  });
});

describe('names', () => {
  it('are those of people; of bots of one strength the second gets a number', () => {
    const person = { kind: 'person', name: 'Ann', level: 0 } as SeatInfo;
    const bot = (level: number) => ({ kind: 'bot', name: 'Bot Ada', level }) as SeatInfo;
    const names = seatNames([person, bot(3), bot(4), bot(3)]);
    expect(names[0]).toBe('Ann');
    expect(names[3]).toBe(`${names[1]} 2`);
    expect(new Set(names).size).toBe(4);
  });
});

describe('rules at the end of a text', () => {
  it('are told apart from the sentence', () => {
    expect(cited('It costs 2. [L-050, L-051]')).toEqual({
      told: 'It costs 2.',
      rules: ['L-050', 'L-051'],
    });
    expect(cited('No rule.')).toEqual({ told: 'No rule.', rules: [] });
  });

  it('stand once at the end of several texts', () => {
    expect(joined(['One. [G-1]', '', 'Two. [G-2, G-1]'])).toBe('One. Two. [G-1, G-2]');
    expect(joined(['One.', 'Two.'])).toBe('One. Two.');
  });
});

describe('points', () => {
  const view = {
    scores: [7, 4],
    breakdown: [
      { temple: 5, shrines: 2, council: 0 },
      { temple: 4, shrines: 0, council: 0 },
    ],
  } as unknown as GameView;
  const words = {
    told: (key: string) => ({ told: key.replace('heading-', ''), text: `about ${key}` }),
    seat: (seat: number) => `seat ${seat}`,
  } as unknown as GameWords;

  it('come under the headings that brought somebody something', () => {
    expect(breakdown(view, words)).toEqual([
      { title: 'temple', about: 'about heading-temple', points: [5, 4] },
      { title: 'shrines', about: 'about heading-shrines', points: [2, 0] },
    ]);
    expect(pointLines(view, words)).toEqual([
      'seat 0: 7 (temple 5, shrines 2)',
      'seat 1: 4 (temple 4, shrines 0)',
    ]);
  });
});
