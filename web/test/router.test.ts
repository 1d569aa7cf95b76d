import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's address, of which only the fragment changes. */
const page = new EventTarget();
const place = {
  fragment: '#/table/t1/se%C3%A4t',
  entries: 1,
  get hash() {
    return this.fragment;
  },
  set hash(hash: string) {
    this.fragment = hash;
    this.entries += 1;
    page.dispatchEvent(new Event('hashchange'));
  },
  get href() {
    return `http://house/rooms/?x=1${this.fragment}`;
  },
};

vi.stubGlobal('location', place);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('history', {
  replaceState: (_: unknown, __: string, address: string) => void (place.fragment = address),
});

const { address, go, path, router, settle } = await import('../src/state/router.svelte');
const first = [...router.parts];

afterAll(() => void vi.unstubAllGlobals());

describe('where we are', () => {
  beforeEach(() => {
    place.hash = '';
    place.entries = 1;
  });

  it('is read from the address one came with', () =>
    expect(first).toEqual(['table', 't1', 'seät']));

  it('is nowhere without a fragment', () => {
    expect(router.parts).toEqual([]);
    expect(router.page).toBe('');
  });

  it('follows the address', () => {
    place.hash = '#lobby//open/';
    expect(router.parts).toEqual(['lobby', 'open']);
    expect(router.page).toBe('lobby');
  });

  it('is written so that it is read again, whatever is in it', () => {
    expect(path('book', 'a/b c', 3)).toBe('#/book/a%2Fb%20c/3');
    go('book', 'a/b c', 3);
    expect(router.parts).toEqual(['book', 'a/b c', '3']);
    expect(place.entries).toBe(2);
  });

  it('is settled without a new entry in the history', () => {
    settle('table', 't2');
    expect(place.hash).toBe('#/table/t2');
    expect(router.parts).toEqual(['table', 't2']);
    expect(place.entries).toBe(1);
  });

  it('is shared as a whole address, without where one was', () => {
    go('lobby');
    expect(address('join', 'k')).toBe('http://house/rooms/?x=1#/join/k');
  });
});
