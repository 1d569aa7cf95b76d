import { type Asked, serve, told } from './stage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PersonInfo } from '../src/net/messages';

const person = (name: string): PersonInfo => ({ id: name, name, account: false });
const guest = ({ body }: Asked) => ({ person: person((body as { name: string }).name) });

/** A page that has just been opened. */
async function arrive(known: PersonInfo | null | undefined) {
  vi.resetModules();
  const asked = serve({
    'GET me': known === undefined ? undefined : { person: known },
    'POST guests': guest,
    'PUT me/name': guest,
  });
  const { me } = await import('../src/state/me.svelte');
  const { settings } = await import('../src/state/settings.svelte');
  return { me, settings, asked };
}

describe('who I am', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it('is asked once', async () => {
    const { me, asked } = await arrive(person('Anna'));
    expect(me.person).toBeNull();
    await Promise.all([me.look(), me.look(), me.be()]);
    expect(me.person?.name).toBe('Anna');
    expect(told(asked)).toEqual(['GET me']);
  });

  it('is a guest when somebody is needed, with the name this device knows', async () => {
    const { me, settings, asked } = await arrive(null);
    await me.look();
    expect([me.person, asked.length]).toEqual([null, 1]);
    settings.name = 'Ben';
    expect((await me.be()).name).toBe('Ben');
    await me.be();
    expect(told(asked)).toEqual(['GET me', 'POST guests']);
  });

  it('is a guest as well when the question was not answered', async () => {
    const { me } = await arrive(undefined);
    await expect(me.look()).rejects.toMatchObject({ code: 'unreachable' });
    expect((await me.be()).name).toBe('guest');
  });

  it('is asked again when the question was not answered', async () => {
    const { me } = await arrive(undefined);
    await me.look().catch(() => undefined);
    serve({ 'GET me': { person: person('Anna') } });
    await me.look();
    expect(me.person?.name).toBe('Anna');
  });

  it('changes its name, or begins with one, and this device keeps it', async () => {
    const somebody = await arrive(person('Anna'));
    await somebody.me.rename(`  ${'Cleo'.repeat(10)} `);
    expect(somebody.asked.at(-1)).toMatchObject({
      method: 'PUT',
      body: { name: 'Cleo'.repeat(6) },
    });
    expect(somebody.me.person?.name).toBe('Cleo'.repeat(6));
    expect(JSON.parse(kept.get('augury-settings')!)).toMatchObject({ name: 'Cleo'.repeat(6) });
    const stranger = await arrive(null);
    await stranger.me.rename('Dora');
    expect(told(stranger.asked).at(-1)).toBe('POST guests');
    expect(stranger.settings.name).toBe('Dora');
  });

  it('has no empty name', async () => {
    const { me, asked } = await arrive(person('Anna'));
    await me.rename('   ');
    expect(asked).toEqual([]);
  });

  it('is nobody after signing out, and the name stays on the device', async () => {
    const { me, settings } = await arrive(person('Anna'));
    me.become(person('Anna'));
    me.become(null);
    expect([me.person, settings.name]).toEqual([null, 'Anna']);
  });
});
