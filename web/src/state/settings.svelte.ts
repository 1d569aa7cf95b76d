/** What a person likes, kept on this device. */

export interface Settings {
  language: string; // '' = as the browser says
  name: string;
  confirm: boolean; // select, look, confirm; without it one touch decides
  pace: number; // how fast the moves of others are played back; 0 = not at all
  motion: 'system' | 'full' | 'none';
  twin: boolean; // the table as text beside the board
  sound: boolean | null; // null = unless the system asks for less
  offered: boolean; // the lesson has been offered at the first table
}

const KEY = 'augury-settings';
const FIRST: Settings = {
  language: '',
  name: '',
  confirm: true,
  pace: 1,
  motion: 'system',
  twin: false,
  sound: null,
  offered: false,
};

function load(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Settings>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  document.documentElement.dataset['motion'] = settings.motion;
}

/** Does this person want pieces to move? */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How something that is asked for is scrolled to. */
export function glide(): ScrollBehavior {
  return moves() ? 'smooth' : 'instant';
}
