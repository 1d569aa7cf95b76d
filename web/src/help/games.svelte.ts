/** The games of this server and what each says of itself: for pages that list them. */
import { api } from '../net/api';
import type { GameInfo } from '../net/messages';
import { roomWords, shell, type GameWords } from '../words/words.svelte';

export class GameList {
  games = $state.raw<GameInfo[]>([]);
  rooms = $state.raw<Record<string, GameWords>>({});

  /** In a component: the list lives as long as that does. */
  constructor() {
    $effect(() => {
      api
        .games()
        .then((found) => (this.games = found.games))
        .catch(() => undefined);
    });
    $effect(() => {
      void roomWords(
        this.games.map((game) => game.id),
        shell.language,
      ).then((found) => (this.rooms = found));
    });
  }
}
