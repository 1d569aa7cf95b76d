/** Which rulebook lies open beside the table, and where. */
import { mount } from 'svelte';
import { shell } from '../words/words.svelte';
import { open } from './book';
import { bookWords } from './book-words.svelte';
import Drawer from './BookDrawer.svelte';

class Reading {
  game = $state('');
  shown = $state(false);
  /** A rule or a heading to open it at. */
  at = $state('');
  /** The prompt it was opened for. */
  prompt = $state('');
  times = $state(0); // opening it again at the same place scrolls there again
  private mounted = false;

  open(game: string, at: string, prompt = ''): void {
    this.lay(game);
    this.at = at;
    this.prompt = prompt;
    this.times += 1;
    this.shown = true;
  }

  toggle(game: string, prompt: string): void {
    if (this.shown) this.close();
    else this.open(game, '', prompt);
  }

  close(): void {
    this.shown = false;
  }

  /** Have the book ready before somebody asks, so that it only has to be shown. */
  prepare(game: string): void {
    bookWords.prepare();
    void open(game, shell.language)
      .then(() => this.lay(game))
      .catch(() => undefined); // it has none, or the server is away: opening it will tell
  }

  private lay(game: string): void {
    if (!this.mounted) mount(Drawer, { target: document.body, props: { reading: this } });
    this.mounted = true;
    this.game = game;
  }
}

export type { Reading };
export const reading = new Reading();
