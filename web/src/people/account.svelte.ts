/** My account as the server knows it, and what it takes to change it. */
import type { Refusal } from '../net/http';
import type { AccountInfo, PersonInfo, Proof } from '../net/messages';
import { people } from '../net/people';
import { me } from '../state/me.svelte';

export class Account {
  info = $state.raw<AccountInfo | null>(null);
  /** Somebody is being asked to confirm that the account is theirs. */
  asking = $state.raw<((proof: Proof | null) => void) | null>(null);

  async load(): Promise<void> {
    await me.look();
    try {
      this.info = me.person ? await people.account() : null;
    } catch (error) {
      if ((error as Partial<Refusal>).status !== 401) throw error;
      me.become(null); // signed out from somewhere else
      this.info = null;
    }
  }

  /** Something changed who I am. */
  async become(person: PersonInfo | null): Promise<void> {
    me.become(person);
    await this.load();
  }

  /** What confirms a change: null if the person would rather not. A guest has nothing to show. */
  proof(): Promise<Proof | null> {
    if (!this.info?.account) return Promise.resolve({});
    return new Promise((resolve) => {
      this.asking = (proof) => {
        this.asking = null;
        resolve(proof);
      };
    });
  }
}
