/** Which rulebook lies open beside the table, and where. */
import { mount } from 'svelte';
import { shell } from '../words/words.svelte';
import { open } from './book';
import { bookWords } from './book-words.svelte';
import Drawer from './BookDrawer.svelte';

class Reading {
  game = $state(''); // '' = it is closed
  /** A rule or a heading to open it at. */
  at = $state('');
  /** The prompt it was opened for. */
  prompt = $state('');
  times = $state(0); // opening it again at the same place scrolls there again
  private mounted = false;

  open(game: string, at: string, prompt = ''): void {
    if (!this.mounted) mount(Drawer, { target: document.body, props: { reading: this } });
    this.mounted = true;
    this.game = game;
    this.at = at;
    this.prompt = prompt;
    this.times += 1;
  }

  toggle(game: string, prompt: string): void {
    if (this.game) this.close();
    else this.open(game, '', prompt);
  }

  close(): void {
    this.game = '';
  }

  /** Have the book and its words here before somebody asks. */
  prepare(game: string): void {
    void bookWords.speak();
    void open(game, shell.language).catch(() => undefined);
  }
}

export type { Reading };
export const reading = new Reading();
