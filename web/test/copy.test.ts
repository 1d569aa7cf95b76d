/** A link is copied, or shown to whoever has to copy it themselves. */
import { afterEach, expect, test, vi } from 'vitest';
import { copyLink } from '../src/ui/copy';

afterEach(() => vi.unstubAllGlobals());

function clipboard(write: (text: string) => Promise<void>): ReturnType<typeof vi.fn> {
  const shown = vi.fn();
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  vi.stubGlobal('prompt', shown);
  return shown;
}

test('what the clipboard takes is not shown', async () => {
  const texts: string[] = [];
  const shown = clipboard((text) => Promise.resolve(void texts.push(text)));
  expect(await copyLink(Promise.resolve('https://club/s/1'), 'Link')).toBe(true);
  expect(texts).toEqual(['https://club/s/1']);
  expect(shown).not.toHaveBeenCalled();
});

test('where the clipboard is closed, the person copies', async () => {
  const shown = clipboard(() => Promise.reject(new Error('closed')));
  expect(await copyLink(Promise.resolve('https://club/s/1'), 'Link')).toBe(false);
  expect(shown).toHaveBeenCalledWith('Link', 'https://club/s/1');
});

test('a link that was never made is a trouble, not an empty prompt', async () => {
  const shown = clipboard(() => Promise.resolve());
  await expect(copyLink(Promise.reject(new Error('away')), 'Link')).rejects.toThrow('away');
  expect(shown).not.toHaveBeenCalled();
});
