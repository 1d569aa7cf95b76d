import { describe, expect, it } from 'vitest';
import { apart, between, lookAt, middle, sees } from '../../src/augury/games/pantheon/web/camera';
import { FRAME } from '../../src/augury/games/pantheon/web/hexes';

/** A window of 400 by 300 pixels on a map drawn at twice its size, scrolled to a place. */
function opened(left = 0, top = 0) {
  const asked: ScrollToOptions[] = [];
  const window = {
    scrollWidth: FRAME.width * 2,
    clientWidth: 400,
    clientHeight: 300,
    scrollLeft: left,
    scrollTop: top,
    scrollTo: (wish: ScrollToOptions) => asked.push(wish),
    getBoundingClientRect: () => ({ left: 0, top: 0, right: 400, bottom: 300 }),
  } as unknown as HTMLElement;
  const sheet = {
    getBoundingClientRect: () => ({ left: -left, top: -top, width: FRAME.width * 2 }),
  } as unknown as HTMLElement;
  return { window, sheet, asked };
}

describe('the window on a map', () => {
  it('knows its middle, and looks at a place by bringing it there', () => {
    const { window, asked } = opened(100, 60);
    const at = middle(window);
    expect(at).toEqual({ x: FRAME.left + 150, y: FRAME.top + 105 });
    lookAt(window, at, false);
    expect(asked).toEqual([{ left: 100, top: 60, behavior: 'instant' }]);
  });

  it('sees what is not too near to its edge', () => {
    const { window, sheet } = opened(100, 60);
    expect(sees(window, sheet, middle(window))).toBe(true);
    expect(sees(window, sheet, { x: FRAME.left + 51, y: FRAME.top + 105 })).toBe(false);
    expect(sees(window, sheet, { x: FRAME.left + 150, y: FRAME.top + 179 })).toBe(false);
    expect(sees(window, sheet, { x: FRAME.left + 63, y: FRAME.top + 43 })).toBe(true);
  });

  it('finds the middle of several places', () => {
    expect(
      between([
        { x: 0, y: 4 },
        { x: 6, y: 0 },
      ]),
    ).toEqual({ x: 3, y: 2 });
  });

  it('measures how far two fingers are from each other', () => {
    const finger = (clientX: number, clientY: number) => ({ clientX, clientY }) as Touch;
    expect(apart([finger(10, 20), finger(40, 60)])).toBe(50);
    expect(apart([finger(10, 20), finger(13, 24), finger(90, 90)])).toBe(5);
    expect([apart([finger(10, 20)]), apart([])]).toEqual([0, 0]);
  });
});
