import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageWords } from '../src/words/page-words.svelte';

afterEach(() => vi.useRealTimers());

describe('the words of a later page', () => {
  it('are asked for again when the server was away, and nothing is thrown', async () => {
    vi.useFakeTimers();
    let away = true;
    const asked = vi.fn(() =>
      away ? Promise.reject(new Error('away')) : Promise.resolve('hello = Hello'),
    );
    const words = new PageWords({ '../text/tables/en.ftl': asked });
    expect(words.say('hello')).toBe('');
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveBeenCalledTimes(1);
    away = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(words.say('hello')).toBe('Hello');
  });
});
