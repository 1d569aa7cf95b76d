/** One club on the screen: what is known of it, and doing something about it. */
import type { ClubLeague, ClubPage, TableCard, TournamentInfo } from '../net/messages';
import { problem } from '../ui/problem';
import { doors } from './doors';

export const TABS = ['tournament', 'league', 'tables', 'members'] as const;
export type Tab = (typeof TABS)[number];

export class Club {
  page = $state.raw<ClubPage>();
  tables = $state.raw<TableCard[]>([]);
  league = $state.raw<ClubLeague>();
  tournament = $state.raw<TournamentInfo>();
  chosen = $state(''); // the tournament that is shown
  round = $state(0); // 0 = the latest
  season = $state('');
  trouble = $state('');
  busy = $state(false);

  constructor(readonly slug: string) {}

  get hosts(): boolean {
    return this.page?.role === 'owner' || this.page?.role === 'host';
  }

  async look(): Promise<void> {
    try {
      const [page, tables, league] = await Promise.all([
        doors.page(this.slug),
        doors.tables(this.slug),
        doors.league(this.slug, this.season, ''),
      ]);
      const running = page.tournaments.find((one) => one.status !== 'over');
      this.chosen ||= (running ?? page.tournaments[0])?.id ?? '';
      this.page = page;
      this.tables = tables.tables;
      this.league = league;
      await this.follow();
      this.trouble = '';
    } catch (error) {
      this.trouble = problem(error);
    }
  }

  /** The tournament that is shown. */
  private async follow(): Promise<void> {
    if (!this.chosen) return;
    this.tournament = await doors.tournament(this.slug, this.chosen, this.round);
  }

  show(tournament: string, round = 0): void {
    this.chosen = tournament;
    this.round = round;
    this.follow().catch((error: unknown) => {
      this.trouble = problem(error);
    });
  }

  /** Do something, then look again; returns whether it was done. */
  async change(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      await this.look();
      return true;
    } catch (error) {
      this.trouble = problem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
