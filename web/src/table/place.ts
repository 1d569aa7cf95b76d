/** Put a small window beside a thing on the table, wholly on the screen. */
export function beside(element: HTMLElement, at: Element | null): void {
  const own = element.getBoundingClientRect();
  const thing = at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const above = thing.top - own.height - 10;
  const right = thing.right + 10;
  const roomBeside = right + own.width < innerWidth - 8;
  const left = roomBeside && above < 56 ? right : thing.left + thing.width / 2 - own.width / 2;
  const top = above >= 56 ? above : roomBeside ? thing.top : thing.bottom + 10;
  element.style.left = `${Math.round(Math.max(8, Math.min(left, innerWidth - own.width - 8)))}px`;
  element.style.top = `${Math.round(Math.max(8, Math.min(top, innerHeight - own.height - 8)))}px`;
}
