/** Who I am: a guest with a name, made when it is first needed. */
import { api } from '../net/api';
import type { PersonInfo } from '../net/messages';
import { say } from '../words/words.svelte';
import { keep, settings } from './settings.svelte';

class Person {
  person = $state.raw<PersonInfo | null>(null);
  private asked: Promise<void> | undefined;

  /** Ask the server once who I am; again if it did not answer. */
  look(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => {
        this.person = me.person;
      },
      (error: unknown) => {
        this.asked = undefined;
        throw error;
      },
    );
    return this.asked;
  }

  /** Signed in as somebody, or out. */
  become(person: PersonInfo | null): void {
    this.person = person;
    if (!person) return;
    settings.name = person.name;
    keep();
  }

  /** Be somebody: without a name yet, a guest. */
  async be(): Promise<PersonInfo> {
    await this.look().catch(() => undefined);
    if (!this.person) this.person = (await api.guest(settings.name || say('guest'))).person;
    return this.person!;
  }

  async rename(name: string): Promise<void> {
    const wished = name.trim().slice(0, 24);
    if (!wished) return;
    await this.look().catch(() => undefined);
    this.become((await (this.person ? api.rename(wished) : api.guest(wished))).person);
  }
}

export const me = new Person();
