import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account as AccountOf } from '../src/people/account.svelte';
import type { me as meOf } from '../src/state/me.svelte';
import { standing, turnOff, turnOn } from '../src/people/push';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let kept: Map<string, string>;
let asked: { request: string; body: unknown }[];
let answers: Record<string, () => Response>;
const requests = () => asked.map(({ request }) => request);

beforeEach(() => {
  kept = new Map();
  asked = [];
  answers = {};
  vi.stubGlobal('document', { baseURI: 'http://house/', documentElement: { dataset: {} } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', (address: string, how: { method: string; body?: string }) => {
    const request = `${how.method} ${address.replace('http://house/api/', '')}`;
    asked.push({ request, body: how.body === undefined ? undefined : JSON.parse(how.body) });
    return Promise.resolve(answers[request]?.() ?? json({ code: 'gone' }, 404));
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('push to this browser', () => {
  let subscribed: { wish?: PushSubscriptionOptionsInit; ended: boolean } | undefined;
  let permission: NotificationPermission;

  function browser(registered = true): void {
    const subscription = {
      toJSON: () => ({ endpoint: 'http://push/1', keys: { auth: 'a', p256dh: 'b' } }),
      unsubscribe: () => {
        subscribed!.ended = true;
        return Promise.resolve(true);
      },
    };
    const pushManager = {
      getSubscription: () => Promise.resolve(subscribed && !subscribed.ended ? subscription : null),
      subscribe: (wish: PushSubscriptionOptionsInit) => {
        subscribed = { wish, ended: false };
        return Promise.resolve(subscription);
      },
    };
    const worker = registered ? { pushManager } : undefined;
    const notification = {
      get permission() {
        return permission;
      },
      requestPermission: () => Promise.resolve(permission),
    };
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.resolve(worker) },
    });
    vi.stubGlobal('window', { PushManager: {}, Notification: {} });
    vi.stubGlobal('Notification', notification);
  }

  beforeEach(() => {
    subscribed = undefined;
    permission = 'granted';
    answers = {
      'GET push-key': () => json({ key: 'APv_' }),
      'POST me/pushes': () => json({ id: 'p7' }),
      'DELETE me/pushes/p7': () => json({}),
    };
    browser();
  });

  it('is not offered without what it needs', async () => {
    browser(false);
    expect([await standing(), await turnOn()]).toEqual(['unsupported', 'unsupported']);
    browser();
    vi.stubGlobal('window', { Notification: {} });
    expect([await standing(), await turnOn()]).toEqual(['unsupported', 'unsupported']);
    expect(asked).toEqual([]);
  });

  it('is not turned on against the will of the person', async () => {
    permission = 'denied';
    expect([await standing(), await turnOn()]).toEqual(['denied', 'denied']);
    expect(subscribed).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is turned on with the key of the server, which keeps where to push', async () => {
    expect(await standing()).toBe('off');
    expect(await turnOn()).toBe('on');
    expect(subscribed!.wish!.userVisibleOnly).toBe(true);
    expect([...(subscribed!.wish!.applicationServerKey as Uint8Array)]).toEqual([0, 251, 255]);
    expect(asked.at(-1)).toEqual({
      request: 'POST me/pushes',
      body: { endpoint: 'http://push/1', keys: { auth: 'a', p256dh: 'b' } },
    });
    expect([...kept.values()]).toEqual(['p7']);
    expect(await standing()).toBe('on');
  });

  it('is off when the browser is subscribed, but this server does not know of it', async () => {
    subscribed = { ended: false };
    expect(await standing()).toBe('off');
  });

  it('is turned off here and on the server', async () => {
    await turnOn();
    expect(await turnOff()).toBe('off');
    expect(subscribed!.ended).toBe(true);
    expect(requests().at(-1)).toBe('DELETE me/pushes/p7');
    expect(kept.size).toBe(0);
    expect(await standing()).toBe('off');
  });

  it('is turned off even when the server has forgotten it', async () => {
    await turnOn();
    delete answers['DELETE me/pushes/p7'];
    expect(await turnOff()).toBe('off');
    expect(subscribed!.ended).toBe(true);
  });

  it('has nothing to tell the server when it was never on', async () => {
    expect(await turnOff()).toBe('off');
    expect(asked).toEqual([]);
  });
});

describe('my account', () => {
  const anna = { id: 'p1', name: 'Anna' };
  const info = (account: boolean) => () => json({ account });
  let account: AccountOf;
  let me: typeof meOf;

  beforeEach(async () => {
    vi.resetModules(); // the server is asked only once who I am
    ({ me } = await import('../src/state/me.svelte'));
    account = new (await import('../src/people/account.svelte')).Account();
    answers = { 'GET me': () => json({ person: anna }), 'GET me/account': info(true) };
  });

  it('is asked for once it is known who I am', async () => {
    await account.load();
    expect(requests()).toEqual(['GET me', 'GET me/account']);
    expect(account.info).toEqual({ account: true });
  });

  it('is not asked for when I am nobody', async () => {
    answers['GET me'] = () => json({ person: null });
    await account.load();
    expect(requests()).toEqual(['GET me']);
    expect(account.info).toBeNull();
  });

  it('is gone when I was signed out elsewhere', async () => {
    await account.load();
    answers['GET me/account'] = () => json({ code: 'who' }, 401);
    await account.load();
    expect(me.person).toBeNull();
    expect(account.info).toBeNull();
  });

  it('stays as it was when the server fails', async () => {
    await account.load();
    answers['GET me/account'] = () => json({ code: 'failed' }, 500);
    await expect(account.load()).rejects.toMatchObject({ status: 500 });
    expect(me.person).toEqual(anna);
    expect(account.info).toEqual({ account: true });
  });

  it('is another one after signing in, and none after signing out', async () => {
    answers['GET me'] = () => json({ person: null });
    await account.load();
    await account.become(anna as never);
    expect(me.person).toEqual(anna);
    expect(account.info).toEqual({ account: true });
    expect(JSON.parse(kept.get('augury-settings')!)).toMatchObject({ name: 'Anna' });
    await account.become(null);
    expect(account.info).toBeNull();
  });

  it('needs no proof of a guest', async () => {
    answers['GET me/account'] = info(false);
    await account.load();
    expect(await account.proof()).toEqual({});
    expect(account.asking).toBeNull();
  });

  it.each([{ password: 'secret' }, null])('waits for the proof of its owner: %o', async (shown) => {
    await account.load();
    const proof = account.proof();
    expect(account.asking).not.toBeNull();
    account.asking!(shown);
    expect(await proof).toEqual(shown);
    expect(account.asking).toBeNull();
  });
});
