import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doors } from '../src/analysis/doors';
import { doors as club } from '../src/clubs/doors';
import * as daily from '../src/daily/doors';
import { api } from '../src/net/api';
import type { MadePasskey, ShownPasskey } from '../src/net/messages';
import { people } from '../src/net/people';
import { slow } from '../src/net/slow';
import { Door, shelf } from '../src/puzzles/doors';

let asked: string[];
let bodies: unknown[];
let found: unknown;

beforeEach(() => {
  asked = [];
  bodies = [];
  found = { found: 'this' };
  vi.stubGlobal('document', { baseURI: 'http://house/rooms/#/lobby' });
  vi.stubGlobal('fetch', (address: string, how: { method: string; body?: string }) => {
    asked.push(`${how.method} ${address.replace('http://house/rooms/api/', '')}`);
    bodies.push(how.body === undefined ? undefined : JSON.parse(how.body));
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(found), { headers }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

type Case = [string, () => Promise<unknown>, unknown?];

/** Every door asks once, by its method and path and with its body, and gives what was found. */
function each(cases: Case[]): void {
  it.each(cases)('%s', async (request, knock, body) => {
    expect(await knock()).toEqual(found);
    expect(asked).toEqual([request]);
    expect(bodies).toEqual([body]);
  });
}

const bot = { kind: 'bot', level: 2 } as const;
const proof = { password: 'old' };

describe('doors to games and people', () =>
  each([
    ['GET games', () => api.games()],
    ['GET games/g', () => api.game('g')],
    ['GET games/g/book/de', () => api.book('g', 'de')],
    ['GET games/g/figures/f', () => api.figure('g', 'f')],
    ['GET games/g/statistics', () => api.statistics('g')],
    ['GET games/g/league?seats=4', () => api.league('g', 4)],
    ['GET me', () => api.me()],
    ['POST guests', () => api.guest('Anna'), { name: 'Anna' }],
    ['PUT me/name', () => api.rename('Anna'), { name: 'Anna' }],
    ['PUT me/rated', () => api.beRated(false), { rated: false }],
    ['GET people/p', () => api.profile('p')],
    ['GET people/p/results?game=g&page=0', () => api.results('p', 'g')],
    ['GET people/p/results?game=g&page=3', () => api.results('p', 'g', 3)],
  ]));

describe('doors to tables', () => {
  each([
    ['GET tables?page=0', () => api.open()],
    ['GET tables?page=2', () => api.open(2)],
    ['GET me/tables', () => api.mine()],
    ['POST promises', () => api.promise()],
    ['POST tables', () => api.create({ game: 'g', seats: [bot] }), { game: 'g', seats: [bot] }],
    ['POST lessons', () => api.learn('g'), { game: 'g' }],
    ['GET tables/t?eye=-1', () => api.look('t', -1)],
    ['POST tables/t/seats/1/take', () => api.sit('t', 1, 'n'), { number: 'n' }],
    ['POST tables/t/seats/1/leave', () => api.leave('t', 1), {}],
    ['POST tables/t/seats/1/return', () => api.comeBack('t', 1)],
    ['PUT tables/t/seats/1', () => api.fill('t', 1, 2), bot],
    ['POST tables/t/seats/1/link', () => api.link('t', 1)],
    ['POST tables/t/watch-link', () => api.watchLink('t')],
    ['POST links/look', () => api.lookAtLink('k'), { token: 'k' }],
    ['POST links', () => api.join('k'), { token: 'k', number: '' }],
    ['POST links', () => api.join('k', 'n'), { token: 'k', number: 'n' }],
    ['POST tables/t/rematch', () => api.rematch('t', 'p', 'n'), { promise: 'p', number: 'n' }],
    ['POST tables/t/close', () => api.closeTable('t')],
    ['GET tables/t/moments?eye=1&from=2&to=5', () => api.moments('t', 1, 2, 5)],
    ['POST tables/t/review', () => api.beginReview('t')],
    ['GET tables/t/review?from=7', () => api.review('t', 7)],
    ['GET tables/t/review/line?number=7&eye=1', () => api.betterLine('t', 7, 1)],
    ['GET tables/t/scores', () => api.scores('t')],
    ['GET tables/t/fairness', () => api.fairness('t')],
    ['GET tables/t/record', () => api.record('t')],
    [
      'POST records',
      () => api.branch('r', 9, [bot]),
      { record: 'r', branch: true, at: 9, seats: [bot] },
    ],
  ]);

  it('a table is what its state says of it', async () => {
    found = { type: 'state', version: 3, table: { id: 't' } };
    expect(await api.table('t')).toEqual({ id: 't' });
    expect(asked).toEqual(['GET tables/t']);
  });

  it('a record has an address beside the page, without its fragment', () => {
    expect(api.recordAddress('t')).toBe('http://house/rooms/api/tables/t/record');
    expect(asked).toEqual([]);
  });
});

describe('doors about oneself', () => {
  const made = { id: 'made' } as unknown as MadePasskey;
  const shown = { id: 'shown' } as unknown as ShownPasskey;
  const named = { name: 'Anna', password: 'secret' };

  each([
    ['GET me/account', () => people.account()],
    ['POST accounts', () => people.claim('Anna', 'secret'), named],
    ['POST login', () => people.logIn('Anna', 'secret'), named],
    ['POST logout', () => people.logOut()],
    [
      'PUT me/password',
      () => people.changePassword('new', proof),
      { new: 'new', current: 'old', passkey: null },
    ],
    [
      'PUT me/password',
      () => people.changePassword('new', { passkey: shown }),
      { new: 'new', current: '', passkey: shown },
    ],
    ['POST passkeys/challenge', () => people.challenge()],
    ['POST me/passkeys/challenge', () => people.newChallenge()],
    [
      'POST me/passkeys',
      () => people.addPasskey(made, 'Phone', proof),
      { passkey: made, name: 'Phone', proof },
    ],
    ['POST passkeys/login', () => people.passkeyLogIn(shown), { passkey: shown }],
    ['DELETE me/passkeys/k', () => people.dropPasskey('k', proof), proof],
    ['POST me/codes', () => people.newCodes(proof), proof],
    ['POST recover', () => people.recover('Anna', '1234', 'secret'), { ...named, code: '1234' }],
    ['PUT me/mail', () => people.setMail('a@b.c', proof), { address: 'a@b.c', proof }],
    ['DELETE me/mail', () => people.dropMail(proof), proof],
    ['POST mail/confirm', () => people.confirmMail('k'), { token: 'k' }],
    ['POST forgot', () => people.forgot('Anna'), { name: 'Anna' }],
    ['POST reset', () => people.reset('k', 'secret'), { token: 'k', password: 'secret' }],
    ['GET me/devices', () => people.devices()],
    ['DELETE me/devices/d', () => people.revoke('d', proof), proof],
    ['POST me/devices/end', () => people.endOthers(proof), proof],
    ['POST me/delete', () => people.deleteMe(proof), proof],
  ]);

  it('everything about me has an address', () =>
    expect(people.exportAddress()).toBe('http://house/rooms/api/me/export'));
});

describe('doors to being told', () => {
  const subscription = { endpoint: 'e', keys: { auth: 'a' }, expirationTime: 5 };
  const hook = { url: 'http://x', kind: 'plain' };

  each([
    ['GET me/notices', () => people.notices()],
    ['PUT me/notices', () => people.wish({ quiet: true } as never), { quiet: true }],
    ['POST me/notices/test', () => people.test('mail'), { channel: 'mail', id: '' }],
    ['POST me/notices/test', () => people.test('push', 'p'), { channel: 'push', id: 'p' }],
    ['GET me/webhooks', () => people.webhooks()],
    ['POST me/webhooks', () => people.addWebhook('http://x', 'plain'), hook],
    ['DELETE me/webhooks/w', () => people.dropWebhook('w')],
    ['GET push-key', () => people.pushKey()],
    ['POST me/pushes', () => people.addPush(subscription), { endpoint: 'e', keys: { auth: 'a' } }],
    ['DELETE me/pushes/p', () => people.dropPush('p')],
    ['GET tables/t/attention', () => people.attention('t')],
    ['PUT tables/t/attention', () => people.attend('t', { seen: 4 }), { seen: 4 }],
    ['GET tables/t/note?seat=2', () => people.note('t', 2)],
    ['PUT tables/t/note', () => people.writeNote('t', 2, 'x'), { seat: 2, text: 'x' }],
  ]);
});

describe('doors to puzzles', () => {
  const door = new Door('g', 'a/b c');
  const path = 'puzzles/g/a%2Fb%20c'; // a name is one part of the path, whatever is in it

  each([
    ['GET puzzles', shelf],
    [`GET ${path}`, () => door.show()],
    [`POST ${path}/plan`, () => door.plan(['a']), { actions: ['a'] }],
    [`POST ${path}/why`, () => door.why('x', ['a']), { thing: 'x', planned: ['a'] }],
    [`POST ${path}/line`, () => door.line(['a', 'b']), { actions: ['a', 'b'] }],
    [`POST ${path}/hint`, () => door.hint(2), { weight: 2 }],
    [`POST ${path}/solution`, () => door.solution()],
  ]);
});

describe('doors to analysis boards', () => {
  each([
    ['GET studies', () => doors.studies()],
    ['POST studies', () => doors.openStudy({ table: 't', at: 3 }), { table: 't', at: 3 }],
    ['GET studies/s', () => doors.study('s')],
    ['PUT studies/s', () => doors.nameStudy('s', 'Mine'), { title: 'Mine' }],
    ['DELETE studies/s', () => doors.dropStudy('s')],
    ['GET studies/s/nodes/4?eye=1', () => doors.move('s', 4, '?eye=1')],
    ['POST studies/s/nodes/4/plan', () => doors.atMove('s', 4, 'plan', { x: 1 }), { x: 1 }],
    ['PUT studies/s/nodes/4', () => doors.describe('s', 4, { note: 'n' }), { note: 'n' }],
    ['POST studies/s/nodes/4/promote', () => doors.promote('s', 4)],
    ['DELETE studies/s/nodes/4', () => doors.dropMove('s', 4)],
  ]);

  it('a study has an address to keep it', () =>
    expect(doors.studyRecord('s')).toBe('http://house/rooms/api/studies/s/record'));
});

describe('doors to the deals of the day', () =>
  each([
    ['GET daily', () => daily.page('')],
    ['GET daily/2026-11-17', () => daily.page('2026-11-17')],
    ['POST daily/2026-11-17/a%2Fb', () => daily.play('2026-11-17', 'a/b'), {}],
    ['GET daily/2026-11-17/a%2Fb', () => daily.results('2026-11-17', 'a/b')],
  ]));

describe('doors to clubs', () => {
  const told = { name: 'The Nook', about: '', zone: 'Europe/Berlin' };

  each([
    ['GET me/clubs', () => club.mine()],
    ['POST clubs', () => club.found(told), told],
    ['POST club-links/look', () => club.look('k'), { token: 'k' }],
    ['POST club-links', () => club.join('k'), { token: 'k' }],
    ['GET clubs/n?game=', () => club.page('n')],
    ['GET clubs/n?game=luna', () => club.page('n', 'luna')],
    ['PUT clubs/n', () => club.describe('n', told), told],
    ['DELETE clubs/n', () => club.close('n')],
    ['POST clubs/n/leave', () => club.leave('n')],
    ['PUT clubs/n/members/p', () => club.role('n', 'p', 'host'), { role: 'host' }],
    ['DELETE clubs/n/members/p', () => club.remove('n', 'p')],
    ['GET clubs/n/links', () => club.links('n')],
    ['POST clubs/n/links', () => club.invite('n', 7, 1), { days: 7, uses: 1 }],
    ['DELETE clubs/n/links/l', () => club.withdrawLink('n', 'l')],
    ['GET clubs/n/tables', () => club.tables('n')],
    ['GET clubs/n/league?season=2026-4&game=luna', () => club.league('n', '2026-4', 'luna')],
  ]);
});

describe('doors to evenings and tournaments of a club', () => {
  const event = 'clubs/n/tournaments/t';

  each([
    ['POST clubs/n/evenings', () => club.newEvening('n', {} as never), {}],
    ['DELETE clubs/n/evenings/e', () => club.dropEvening('n', 'e')],
    ['PUT clubs/n/evenings/e/coming', () => club.come('n', 'e', true), { coming: true }],
    ['POST clubs/n/tournaments', () => club.newTournament('n', {} as never), {}],
    [`GET ${event}?round=0`, () => club.tournament('n', 't')],
    [`GET ${event}?round=3`, () => club.tournament('n', 't', 3)],
    [`POST ${event}/entrants`, () => club.enterMember('n', 't', 'p'), { person: 'p' }],
    [`DELETE ${event}/entrants/2`, () => club.withdraw('n', 't', 2)],
    [`POST ${event}/next`, () => club.next('n', 't')],
    [`PUT ${event}/games/g`, () => club.judge('n', 't', 'g', [1]), { winners: [1] }],
    [`POST ${event}/end`, () => club.end('n', 't')],
  ]);
});

describe('doors for slow games', () =>
  each([
    ['GET me/rhythm', () => slow.rhythm()],
    ['PUT me/rhythm', () => slow.wish({} as never), {}],
    ['POST me/vacations', () => slow.goAway({} as never), {}],
    ['DELETE me/vacations/v', () => slow.comeBack('v')],
    ['GET games/g/questions', () => slow.questions('g')],
    ['GET games/g', () => slow.game('g')],
    ['GET tables/t/prepared?seat=1', () => slow.prepared('t', 1)],
    ['PUT tables/t/prepared', () => slow.prepare('t', {} as never), {}],
    ['DELETE tables/t/prepared', () => slow.revoke('t', 1), { seat: 1 }],
  ]));
