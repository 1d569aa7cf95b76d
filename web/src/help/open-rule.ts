/** Opens the rulebook beside the table at the paragraph that tells a rule. */
export function openRule(game: string, rule: string): void {
  void import('./drawer.svelte').then(({ reading }) => reading.open(game, rule));
}
