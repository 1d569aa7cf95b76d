/** The board of a table's game and the words spoken at it, in the reader's language. */
import { api } from '../net/api';
import type { TableInfo } from '../net/messages';
import type { Room } from '../net/room';
import { seatNames } from './names';
import { room as loadRoom } from './rooms';
import { problem } from '../ui/problem';
import { GameWords, shell } from '../words/words.svelte';

export class OpenRoom {
  room = $state.raw<Room>();
  words = $state.raw<GameWords>();
  failed = $state('');
  lesson = $state(false); // can this game be learned by playing?

  async open(table: TableInfo): Promise<void> {
    try {
      const [room, detail] = await Promise.all([loadRoom(table.game), api.game(table.game)]);
      const edition = String(table.options['edition'] ?? '');
      const words = new GameWords(table.game, detail.vocabulary, edition);
      words.names = seatNames(table.seats);
      await words.speak(shell.language);
      this.lesson = detail.game.lesson;
      this.room = room;
      this.words = words;
    } catch (error) {
      this.failed = problem(error);
    }
  }
}

/** Opens the room as soon as the table is known; follows the language and the names. */
export function useRoom(table: () => TableInfo | null | undefined): OpenRoom {
  const opened = new OpenRoom();
  let asked = '';
  $effect(() => {
    const found = table();
    if (!found || asked === found.game) return;
    asked = found.game;
    void opened.open(found);
  });
  $effect(() => {
    const language = shell.language;
    void opened.words?.speak(language);
  });
  $effect(() => {
    const found = table();
    if (opened.words && found) opened.words.names = seatNames(found.seats);
  });
  return opened;
}
