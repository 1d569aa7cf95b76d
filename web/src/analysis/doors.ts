/** The server's doors to analysis boards, one function each. */
import { ask, url } from '../net/http';
import type {
  Done,
  SharedRecord,
  Studies,
  StudyInfo,
  StudyLink,
  StudyPosition,
} from '../net/messages';

export interface StudyWish {
  record?: string;
  table?: string;
  at?: number;
  game?: string;
  puzzle?: string;
  title?: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
}

export const doors = {
  studies: () => ask<Studies>('GET', 'studies'),
  openStudy: (wish: StudyWish) => ask<StudyInfo>('POST', 'studies', wish),
  study: (id: string) => ask<StudyInfo>('GET', `studies/${id}`),
  nameStudy: (id: string, title: string) => ask<StudyInfo>('PUT', `studies/${id}`, { title }),
  dropStudy: (id: string) => ask<Done>('DELETE', `studies/${id}`),
  studyRecord: (id: string) => url(`studies/${id}/record`),
  move: (id: string, node: number, query: string) =>
    ask<StudyPosition>('GET', `studies/${id}/nodes/${node}${query}`),
  atMove: <T>(id: string, node: number, doing: string, body: unknown) =>
    ask<T>('POST', `studies/${id}/nodes/${node}/${doing}`, body),
  describe: (id: string, node: number, words: { title?: string; note?: string }) =>
    ask<StudyInfo>('PUT', `studies/${id}/nodes/${node}`, words),
  promote: (id: string, node: number) =>
    ask<StudyInfo>('POST', `studies/${id}/nodes/${node}/promote`),
  dropMove: (id: string, node: number) => ask<StudyInfo>('DELETE', `studies/${id}/nodes/${node}`),
  share: (id: string) => ask<StudyLink>('POST', `studies/${id}/link`),
  withdraw: (id: string) => ask<Done>('DELETE', `studies/${id}/link`),
  // Of somebody else, by their link
  shared: (token: string) => ask<StudyInfo>('POST', 'shared-studies', { token }),
  sharedMove: (token: string, node: number, eye: number | null, open: boolean) =>
    ask<StudyPosition>('POST', 'shared-studies/node', { token, node, eye, open }),
  sharedRecord: (token: string) => ask<SharedRecord>('POST', 'shared-studies/record', { token }),
};
