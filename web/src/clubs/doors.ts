/** The server's doors about clubs. */
import { ask, uuid } from '../net/http';
import type {
  Accepted,
  AttentionInfo,
  ClubChat,
  ClubInvitation,
  ClubLeague,
  ClubLinks,
  ClubPage,
  Done,
  EveningWish,
  Founded,
  Made,
  MyClubs,
  NewClubLink,
  NewTournament,
  PayAttention,
  RoleWish,
  TableCards,
  TournamentInfo,
} from '../net/messages';
import { keep } from './proof';

export interface Description {
  name: string;
  about: string;
  zone: string;
}

const at = (club: string, ...rest: string[]): string =>
  ['clubs', club, ...rest].map(encodeURIComponent).join('/');

export const doors = {
  mine: () => ask<MyClubs>('GET', 'me/clubs'),
  found: (wish: Description) => ask<Founded>('POST', 'clubs', wish),
  look: (token: string) => ask<ClubInvitation>('POST', 'club-links/look', { token }),
  join: (token: string) => ask<Founded>('POST', 'club-links', { token }),
  page: (club: string, game = '') =>
    ask<ClubPage>('GET', `${at(club)}?game=${encodeURIComponent(game)}`),
  describe: (club: string, wish: Description) => ask<Done>('PUT', at(club), wish),
  chat: (club: string) => ask<ClubChat>('GET', at(club, 'chat')),
  say: (club: string, line: { uuid: string; text: string }) =>
    ask<Accepted>('POST', at(club, 'chat'), line),
  removeLine: (club: string, line: number) => ask<Done>('DELETE', at(club, 'chat', String(line))),
  attend: (club: string, wish: PayAttention) =>
    ask<AttentionInfo>('PUT', at(club, 'attention'), wish),
  hush: (club: string, person: string, hushed: boolean) =>
    ask<Done>('PUT', at(club, 'members', person, 'hushed'), { hushed }),
  close: (club: string) => ask<Done>('DELETE', at(club)),
  leave: (club: string) => ask<Done>('POST', at(club, 'leave')),
  role: (club: string, person: string, role: RoleWish['role']) =>
    ask<Done>('PUT', at(club, 'members', person), { role }),
  remove: (club: string, person: string) => ask<Done>('DELETE', at(club, 'members', person)),
  links: (club: string) => ask<ClubLinks>('GET', at(club, 'links')),
  invite: (club: string, days: number, uses: number) =>
    ask<NewClubLink>('POST', at(club, 'links'), { days, uses }),
  withdrawLink: (club: string, link: string) => ask<Done>('DELETE', at(club, 'links', link)),
  tables: (club: string) => ask<TableCards>('GET', at(club, 'tables')),
  league: (club: string, season: string, game: string) =>
    ask<ClubLeague>('GET', `${at(club, 'league')}?season=${season}&game=${game}`),
  newEvening: (club: string, wish: EveningWish) => ask<Made>('POST', at(club, 'evenings'), wish),
  dropEvening: (club: string, id: string) => ask<Done>('DELETE', at(club, 'evenings', id)),
  come: (club: string, id: string, coming: boolean) =>
    ask<Done>('PUT', at(club, 'evenings', id, 'coming'), { coming }),
  newTournament: (club: string, wish: NewTournament) =>
    ask<Made>('POST', at(club, 'tournaments'), wish),
  tournament: (club: string, id: string, round = 0) =>
    ask<TournamentInfo>('GET', `${at(club, 'tournaments', id)}?round=${round}`),
  /** The anchor has been shown; only then a number is drawn and sent. */
  enter: (club: string, { id, anchor }: { id: string; anchor: string }) => {
    const number = uuid();
    keep(id, { anchor, number });
    return ask<Done>('POST', at(club, 'tournaments', id, 'enter'), { number });
  },
  enterMember: (club: string, id: string, person: string) =>
    ask<Done>('POST', at(club, 'tournaments', id, 'entrants'), { person }),
  withdraw: (club: string, id: string, entrant: number) =>
    ask<Done>('DELETE', at(club, 'tournaments', id, 'entrants', String(entrant))),
  next: (club: string, id: string) => ask<Done>('POST', at(club, 'tournaments', id, 'next')),
  judge: (club: string, id: string, table: string, winners: number[]) =>
    ask<Done>('PUT', at(club, 'tournaments', id, 'games', table), { winners }),
  end: (club: string, id: string) => ask<Done>('POST', at(club, 'tournaments', id, 'end')),
};
