/** Why a choice is better, said to people. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { TermInfo } from '../src/net/messages';
import { listed, reason } from '../src/ui/reasons';
import { GameWords } from '../src/words/words.svelte';

const TERMS: TermInfo[] = [
  { seat: 1, term: 'yellow', value: -2.4 },
  { seat: 0, term: 'blue', value: 0.8 },
  { seat: 1, term: 'red', value: 0.4 },
];

describe('reasons', () => {
  const words = new GameWords('majority');

  beforeAll(async () => {
    await words.speak('en');
    words.names = ['Anna', 'Ben / B.'];
  });

  it('name each player once, own parts without a name', () => {
    expect(listed(words, TERMS, 0)).toBe('−2.4 yellow, +0.4 red for Ben / B.; +0.8 blue');
  });

  it('compare the best with the second, the others with the best', () => {
    expect(reason(words, TERMS.slice(1, 2), 0, 0)).toBe('Compared with the second: +0.8 blue');
    expect(reason(words, TERMS.slice(0, 1), 0, 1)).toBe(
      'Compared with the best: −2.4 yellow for Ben / B.',
    );
    expect(reason(words, [], 0, 1)).toBe('');
  });
});
