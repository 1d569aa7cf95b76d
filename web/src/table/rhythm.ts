/** When the clocks of those at a slow table stand still, in words. */
import type { Hours, SeatRhythm, TableInfo } from '../net/messages';
import { tell } from '../lobby/words';
import { hour, weekdays } from '../ui/time';
import { day } from '../words/words.svelte';
import { seatNames } from './names';

/** Where the hours are meant, if not here. */
function place(hours: Hours): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return hours.zone === here ? 'here' : hours.zone.split('/').at(-1)!.replaceAll('_', ' ');
}

export function hoursLine(name: string, hours: Hours): string {
  return tell('thinks-between', {
    name,
    from: hour(hours.start),
    to: hour(hours.end),
    days: hours.days.length === 7 ? 'always' : weekdays(hours.days),
    place: place(hours),
  });
}

function lines(name: string, rhythm: SeatRhythm): string[] {
  const told: string[] = [];
  if (rhythm.vacation) told.push(tell('on-vacation', { name, day: day(rhythm.vacation) }));
  else if (rhythm.next) told.push(tell('vacation-ahead', { name, day: day(rhythm.next) }));
  if (rhythm.hours) told.push(hoursLine(name, rhythm.hours));
  return told;
}

/** What everybody at the table should know of the others' hours and vacations. */
export function rhythmLines(table: TableInfo): string[] {
  const names = seatNames(table.seats);
  return table.seats.flatMap((seat) =>
    seat.rhythm ? lines(names[seat.seat] ?? '', seat.rhythm) : [],
  );
}
