/** Whatever can be pointed at says what it is: resting the mouse, the keyboard's focus, a long press, or any tap while the player asks. */
import type { Action } from 'svelte/action';
import { type Touch, type What, getTouch } from './touch';

const REST = 450; // ms that a mouse rests on something before it is explained
const LONG = 500; // ms of a long press
const SPOTS = '[data-tip], .thing';

let last: symbol | undefined; // who explained last
let hushed = 0; // how often somebody wanted to hear nothing

/** Whoever is about to explain does not. */
export function hush(): void {
  hushed += 1;
}

/** For one element: explain `what()`; `held` tells whether a press has just explained, so that it decides nothing. */
export class Pointing {
  held = false;
  private readonly sign = Symbol();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly touch: Touch,
    private readonly what: () => What,
  ) {}

  explain(at: Element): void {
    last = this.sign;
    this.touch.explain(within(this.what(), at), at);
  }

  enter(event: PointerEvent): void {
    const at = event.currentTarget as Element;
    if (event.pointerType !== 'mouse') return;
    this.wait(REST, () => {
      if (!at.querySelector(':is([data-tip], .thing):hover')) this.explain(at);
    });
  }

  down(event: PointerEvent): void {
    this.held = false;
    const at = event.currentTarget as Element;
    const innermost = (event.target as Element).closest(SPOTS); // of what lies in each other
    if (event.pointerType === 'mouse' || innermost !== at) return;
    this.wait(LONG, () => {
      this.held = true;
      this.explain(at);
    });
  }

  /** The finger moves on or is lifted. */
  up(): void {
    clearTimeout(this.timer);
  }

  leave(event: PointerEvent): void {
    clearTimeout(this.timer);
    if (event.pointerType !== 'mouse') return;
    this.end();
    const around = (event.currentTarget as Element).parentElement?.closest(SPOTS);
    if (around?.matches(':hover')) around.dispatchEvent(new PointerEvent('pointerenter', event));
  }

  focus(event: FocusEvent): void {
    const at = event.currentTarget as Element;
    if (at.matches(':focus-visible')) this.explain(at);
  }

  blur(): void {
    clearTimeout(this.timer);
    this.end();
  }

  /** Its own tip goes, not that of something else that is pointed at meanwhile. */
  private end(): void {
    if (last === this.sign) this.touch.explain('', null);
  }

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    const before = hushed;
    this.timer = setTimeout(() => {
      if (before === hushed) then();
    }, ms);
  }
}

/** What lies in a thing also says, if need be, why that thing cannot be chosen. */
function within(what: What, at: Element): What {
  const around = at.parentElement?.closest<HTMLElement>('[data-target]')?.dataset['target'];
  const bare = typeof what === 'object' && what.thing === undefined;
  return around && bare ? { ...what, thing: around } : what;
}

/** The thing that a tip is about; '' = none. */
function about(what: What): string {
  return typeof what === 'string' ? what : (what.thing ?? '');
}

/** For boards: `const tip = useTip();` and on any element, in an SVG too, `use:tip={{ name, text, now }}`. */
export function useTip(): Action<HTMLElement | SVGElement, What> {
  const touch = getTouch();
  return (node, given) => {
    let what = given;
    const pointing = new Pointing(touch, () => what);
    const element: Element = node;
    const within = (event: Event): boolean => (event.target as Element).closest(SPOTS) !== element;
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) => pointing.enter(event as PointerEvent),
      pointerdown: (event) => pointing.down(event as PointerEvent),
      pointerup: () => pointing.up(),
      pointercancel: () => pointing.up(),
      pointerleave: (event) => pointing.leave(event as PointerEvent),
      focus: (event) => pointing.focus(event as FocusEvent),
      blur: () => pointing.blur(),
      contextmenu: (event) => {
        if (within(event)) return;
        event.preventDefault();
        event.stopPropagation();
        pointing.explain(element);
      },
      click: (event) => {
        const asks = touch.asks() && !(typeof what === 'object' && what.acts);
        if (within(event) || (!asks && !pointing.held)) return;
        event.stopPropagation();
        pointing.explain(element);
      },
    };
    for (const [kind, handler] of Object.entries(handlers)) element.addEventListener(kind, handler);
    element.setAttribute('data-tip', about(what));
    const alone = !element.matches('button, a') && !element.closest('button, a');
    $effect(() => {
      if (touch.asks() && alone) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    });
    return {
      update: (next: What) => {
        what = next;
        element.setAttribute('data-tip', about(what));
      },
      destroy: () => {
        for (const [kind, handler] of Object.entries(handlers))
          element.removeEventListener(kind, handler);
      },
    };
  };
}
