import { calendarDay } from '../football/calendar-day.ts';
import type { Race } from './race.ts';
import { isOver } from './race-status.ts';

export interface Competition {
  readonly id: number;
  readonly name: string | null;
  readonly country: string | null;
  readonly city: string | null;
  /** `YYYY-MM-DD` of the last session in the zone; null when no session has a time. */
  readonly date: string | null;
  readonly completed: boolean;
  readonly races: readonly Race[];
}

const lastDay = (races: readonly Race[], zone: string): string | null =>
  races
    .map(({ startsAt }) => (startsAt === null ? null : calendarDay(startsAt, zone)))
    .reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/** Groups a season's races by competition, in upstream's order (spec §2.7). */
export const competitions = (races: readonly Race[], zone: string): readonly Competition[] =>
  [...new Map(races.map(({ competition }) => [competition.id, competition])).values()].map((competition) => {
    const own = races.filter((race) => race.competition.id === competition.id);
    return {
      ...competition,
      date: lastDay(own, zone),
      completed: own.every(({ status }) => isOver(status)),
      races: own,
    };
  });
