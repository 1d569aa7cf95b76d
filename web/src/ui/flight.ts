/** Copies of pieces that fly over the table and are gone when they arrive. */

interface Flight {
  time: number;
  delay?: number;
  fades?: boolean;
}

/** A copy of a piece flies from one box to another, above everything; its style is that of its home. */
export function fly(
  model: Element,
  home: Element,
  matrix: DOMMatrix | null,
  from: DOMRect,
  to: DOMRect,
  { time, delay = 0, fades = false }: Flight,
): void {
  const carrier = document.createElement('div');
  const copy = plain(model.cloneNode(true) as HTMLElement | SVGElement);
  carrier.setAttribute('aria-hidden', 'true');
  carrier.dataset['flight'] = '';
  Object.assign(carrier.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${matrix ? 0 : from.left}px`,
    top: `${matrix ? 0 : from.top}px`,
    width: `${matrix ? 0 : from.width}px`,
    height: `${matrix ? 0 : from.height}px`,
    margin: '0',
    border: '0',
    padding: '0',
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
    pointerEvents: 'none',
    zIndex: '40',
    transformOrigin: matrix
      ? `${from.left + from.width / 2}px ${from.top + from.height / 2}px`
      : 'center',
  });
  if (matrix) carrier.append(drawing(copy, matrix));
  else {
    Object.assign(copy.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    copy.style.margin = '0';
    carrier.append(copy);
  }
  const ground = home instanceof SVGElement ? (home.closest('svg')?.parentElement ?? home) : home;
  ground.append(carrier);
  if ('showPopover' in carrier) {
    carrier.popover = 'manual'; // above all, cut off by nothing, and still styled where it lives
    carrier.showPopover();
  }
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const last = { translate: `${x}px ${y}px`, scale: to.width / from.width };
  const flown = carrier.animate(
    [
      { translate: '0px 0px', scale: 1, opacity: 1 },
      { ...last, opacity: 1, offset: 0.85 },
      { ...last, opacity: fades ? 0 : 1 },
    ] as Keyframe[],
    { duration: time, delay, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)', fill: 'backwards' },
  );
  const land = (): void => carrier.remove();
  flown.finished.then(land, land);
}

/** Without the names of the piece it was made of. */
function plain<E extends Element>(copy: E): E {
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-piece', 'data-target', 'data-anchor', 'data-count', 'tabindex'])
      element.removeAttribute(name);
  return copy;
}

/** A part of a drawing, where it was on the screen. */
function drawing(copy: Element, { a, b, c, d, e, f }: DOMMatrix): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  Object.assign(svg.style, { position: 'absolute', left: '0', top: '0', overflow: 'visible' });
  svg.setAttribute('width', '1');
  svg.setAttribute('height', '1');
  copy.removeAttribute('transform');
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  svg.append(group);
  return svg;
}

/**
 * A step on the screen as a `translate` of a part of a drawing, in the units of the drawing. Unless
 * its box is its own, it scales around the corner of the drawing: then the step makes up for that.
 */
export function inUserUnits(
  part: SVGGraphicsElement,
  middle: { x: number; y: number },
  step: { x: number; y: number },
  scale: number,
): { x: number; y: number } {
  const parent = part.parentElement as unknown as SVGGraphicsElement;
  const screen = parent.getScreenCTM()?.inverse() ?? new DOMMatrix();
  const at = new DOMPoint(middle.x, middle.y).matrixTransform(screen);
  const to = new DOMPoint(middle.x + step.x, middle.y + step.y).matrixTransform(screen);
  if (getComputedStyle(part).transformBox === 'fill-box') return { x: to.x - at.x, y: to.y - at.y };
  return { x: to.x - scale * at.x, y: to.y - scale * at.y };
}
