/** What players read, in the words of a room. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { VocabularyInfo } from '../src/net/messages';
import { GameWords, type Facts } from '../src/words/words.svelte';

const VOCABULARY: VocabularyInfo = {
  size: 1,
  kinds: [{ word: 'acquire', arguments: ['god'], domains: ['god'], at: [] }],
  domains: [{ name: 'god', thing: 'god', values: ['gaiviles'] }],
};

describe('the words of a game', () => {
  const words = new GameWords('pantheon', VOCABULARY);

  beforeAll(async () => {
    await words.speak('nl');
    words.names = ['Anna', ''];
  });

  const heard = (kind: string, facts: Facts) => words.event({ kind, facts, moment: 0 });

  it('make sentences', () => {
    expect(heard('loot-laid', { node: 'node/D10', loot: 'loot/god' })).toBe(
      'Buit op veld D10: een godenfiche.',
    );
    expect(words.action('acquire gaiviles')).toBe('Koop Gaiviles');
    expect(words.prompt('moving')).toBe('Plaats je eerste stuk.');
  });

  it('name seats, things and what they do', () => {
    expect(words.seat(0)).toBe('Anna');
    expect(words.seat(1)).toBe('Speler 2');
    expect(words.thing('piece/foot')).toBe('voet');
    expect(words.about('bonus/step')).toBe('1 stap meer bij elke verplaatsing. [P-167]');
    expect(words.about('bonus/nothing')).toBe('');
  });

  it('count', () => {
    const moves = (cards: number, steps: number) =>
      heard('moves', { seat: 'seat/0', cards, steps });
    expect(moves(1, 3)).toBe('Anna doet een verplaatsing met 1 verplaatsingskaart: 3 stappen.');
    expect(moves(0, 1)).toBe('Anna doet een verplaatsing met 0 verplaatsingskaarten: 1 stap.');
  });
});
