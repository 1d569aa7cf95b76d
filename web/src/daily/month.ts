/** The days of a month as a calendar shows them, Monday first. Days are texts, `2026-11-20`, in UTC. */
export interface Month {
  first: string;
  days: { day: string; open: boolean; column: number }[];
  before: boolean; // is there a month before it, and after it, that has deals?
  after: boolean;
}

const text = (date: Date): string => date.toISOString().slice(0, 10);

export function month(of: string, back: number, first: string, today: string): Month {
  const [year, number] = of.split('-').map(Number) as [number, number];
  const begin = new Date(Date.UTC(year, number - 1 - back, 1));
  const count = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, place) => {
    const date = new Date(begin.getTime() + place * 86_400_000);
    const day = text(date);
    return { day, open: day >= first && day <= today, column: ((date.getUTCDay() + 6) % 7) + 1 };
  });
  return {
    first: text(begin),
    days,
    before: days[0]!.day > first,
    after: days.at(-1)!.day < today,
  };
}

/** The last seven days, today last. */
export function week(
  today: string,
  done: ReadonlySet<string>,
): { day: string; done: boolean; now: boolean }[] {
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) - back * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return { day, done: done.has(day), now: back === 0 };
  });
}
