/** The server's doors, one function each. */
import type {
  BookInfo,
  ClockWish,
  Created,
  Done,
  Fairness,
  FigureInfo,
  GameDetail,
  Games,
  Invitation,
  Joined,
  League,
  Me,
  Moments,
  Profile,
  Promise as ShufflePromise,
  Rematch,
  ReviewInfo,
  ResultList,
  Scores,
  SeatLink,
  SeatWish,
  Shared,
  State,
  Statistics,
  TableCards,
  TableInfo,
  WatchCards,
} from './messages';
import { ask, url } from './http';

/** How late those see a game who do not play. */
export type Delay = 'none' | 'turn' | 'minutes';

export interface Wishes {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  watch?: boolean;
  delay?: Delay;
  club?: string;
  hints?: boolean;
  clock?: ClockWish | null;
  promise?: string;
  number?: string;
}

export const api = {
  games: () => ask<Games>('GET', 'games'),
  game: (id: string) => ask<GameDetail>('GET', `games/${id}`),
  book: (id: string, language: string) => ask<BookInfo>('GET', `games/${id}/book/${language}`),
  figure: (id: string, name: string) => ask<FigureInfo>('GET', `games/${id}/figures/${name}`),
  me: () => ask<Me>('GET', 'me'),
  guest: (name: string) => ask<Me>('POST', 'guests', { name }),
  rename: (name: string) => ask<Me>('PUT', 'me/name', { name }),
  profile: (person: string) => ask<Profile>('GET', `people/${person}`),
  results: (person: string, game: string, page = 0) =>
    ask<ResultList>('GET', `people/${person}/results?game=${game}&page=${page}`),
  beRated: (rated: boolean) => ask<Done>('PUT', 'me/rated', { rated }),
  statistics: (game: string) => ask<Statistics>('GET', `games/${game}/statistics`),
  league: (game: string, seats: number) =>
    ask<League>('GET', `games/${game}/league?seats=${seats}`),
  open: (page = 0) => ask<TableCards>('GET', `tables?page=${page}`),
  watching: () => ask<WatchCards>('GET', 'watching'),
  share: (id: string) => ask<Shared>('POST', `tables/${id}/share`),
  importRecord: (record: string) => ask<Created>('POST', 'records', { record }),
  mine: () => ask<TableCards>('GET', 'me/tables'),
  promise: () => ask<ShufflePromise>('POST', 'promises'),
  create: (wishes: Wishes) => ask<Created>('POST', 'tables', wishes),
  learn: (game: string) => ask<Created>('POST', 'lessons', { game }),
  table: async (id: string): Promise<TableInfo> => (await ask<State>('GET', `tables/${id}`)).table!,
  look: (id: string, eye: number) => ask<State>('GET', `tables/${id}?eye=${eye}`),
  sit: (id: string, seat: number, number: string) =>
    ask<Joined>('POST', `tables/${id}/seats/${seat}/take`, { number }),
  leave: (id: string, seat: number) => ask<Done>('POST', `tables/${id}/seats/${seat}/leave`, {}),
  comeBack: (id: string, seat: number) => ask<Done>('POST', `tables/${id}/seats/${seat}/return`),
  fill: (id: string, seat: number, level: number) =>
    ask<Done>('PUT', `tables/${id}/seats/${seat}`, { kind: 'bot', level }),
  link: (id: string, seat: number) => ask<SeatLink>('POST', `tables/${id}/seats/${seat}/link`),
  watchLink: (id: string) => ask<SeatLink>('POST', `tables/${id}/watch-link`),
  lookAtLink: (token: string) => ask<Invitation>('POST', 'links/look', { token }),
  join: (token: string, number = '') => ask<Joined>('POST', 'links', { token, number }),
  rematch: (id: string, promise: string, number: string) =>
    ask<Rematch>('POST', `tables/${id}/rematch`, { promise, number }),
  closeTable: (id: string) => ask<Done>('POST', `tables/${id}/close`),
  moments: (id: string, eye: number, first: number, last: number) =>
    ask<Moments>('GET', `tables/${id}/moments?eye=${eye}&from=${first}&to=${last}`),
  beginReview: (id: string) => ask<ReviewInfo>('POST', `tables/${id}/review`),
  review: (id: string, first: number) =>
    ask<ReviewInfo>('GET', `tables/${id}/review?from=${first}`),
  betterLine: (id: string, number: number, eye: number) =>
    ask<Moments>('GET', `tables/${id}/review/line?number=${number}&eye=${eye}`),
  scores: (id: string) => ask<Scores>('GET', `tables/${id}/scores`),
  fairness: (id: string) => ask<Fairness>('GET', `tables/${id}/fairness`),
  record: (id: string) => ask<string>('GET', `tables/${id}/record`),
  recordAddress: (id: string) => url(`tables/${id}/record`),
  branch: (record: string, at: number, seats: SeatWish[]) =>
    ask<Created>('POST', 'records', { record, branch: true, at, seats }),
};
