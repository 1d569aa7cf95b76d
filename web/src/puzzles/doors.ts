/** The server's doors to puzzles. */
import { ask } from '../net/http';
import type {
  Explained,
  Planned,
  PuzzleHint,
  PuzzleInfo,
  PuzzleShelf,
  PuzzleSolution,
  Verdict,
} from '../net/messages';

export const shelf = (): Promise<PuzzleShelf> => ask('GET', 'puzzles');

/** One puzzle. */
export class Door {
  private readonly path: string;

  constructor(game: string, name: string) {
    this.path = `puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
  }

  show = (): Promise<PuzzleInfo> => ask('GET', this.path);
  plan = (actions: string[]): Promise<Planned> => ask('POST', `${this.path}/plan`, { actions });
  why = (thing: string, planned: string[]): Promise<Explained> =>
    ask('POST', `${this.path}/why`, { thing, planned });
  line = (actions: string[]): Promise<Verdict> => ask('POST', `${this.path}/line`, { actions });
  hint = (weight: number): Promise<PuzzleHint> => ask('POST', `${this.path}/hint`, { weight });
  solution = (): Promise<PuzzleSolution> => ask('POST', `${this.path}/solution`);
}
