/** How many games wait for me, on the sign of the installed app. */
export function markWaiting(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const marked = count ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  marked.catch(() => undefined); // a browser that shows none
}
