/** The server's doors for slow games: hours, vacations, answers left in advance. They come with their pages. */
import type {
  GameDetail,
  NewVacation,
  Prepare,
  PreparedInfo,
  Questions,
  RhythmInfo,
  RhythmWish,
} from './messages';
import { ask } from './http';

export const slow = {
  rhythm: () => ask<RhythmInfo>('GET', 'me/rhythm'),
  wish: (wish: RhythmWish) => ask<RhythmInfo>('PUT', 'me/rhythm', wish),
  goAway: (vacation: NewVacation) => ask<RhythmInfo>('POST', 'me/vacations', vacation),
  comeBack: (id: string) => ask<RhythmInfo>('DELETE', `me/vacations/${id}`),
  questions: (game: string) => ask<Questions>('GET', `games/${game}/questions`),
  game: (game: string) => ask<GameDetail>('GET', `games/${game}`),
  prepared: (table: string, seat: number) =>
    ask<PreparedInfo>('GET', `tables/${table}/prepared?seat=${seat}`),
  prepare: (table: string, wish: Prepare) =>
    ask<PreparedInfo>('PUT', `tables/${table}/prepared`, wish),
  revoke: (table: string, seat: number) =>
    ask<PreparedInfo>('DELETE', `tables/${table}/prepared`, { seat }),
};
