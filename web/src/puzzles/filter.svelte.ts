/** What somebody wants to solve, for as long as the page is open. */
import type { Filter } from './choose';

export const filter = $state<Filter>({ game: '', theme: '', difficulty: '' });
