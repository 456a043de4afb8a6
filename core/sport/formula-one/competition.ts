import { calendarDay } from '../football/calendar-day.ts';
import type { Race } from './race.ts';
import { isOver } from './race-status.ts';

/** A race weekend: the sessions that upstream lists one by one. */
export interface Competition {
  readonly id: number;
  readonly name: string | null;
  readonly country: string | null;
  readonly city: string | null;
  /** Day of its last session, `YYYY-MM-DD` in the zone; null when none has a time. */
  readonly date: string | null;
  /** Whether all its sessions are over. */
  readonly completed: boolean;
  readonly races: readonly Race[];
}

const lastDay = (races: readonly Race[], zone: string): string | null =>
  races
    .map(({ startsAt }) => (startsAt === null ? null : calendarDay(startsAt, zone)))
    .reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/** The competitions of a season's races, as they come, the sessions of each in upstream's order (spec §2.7). */
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
