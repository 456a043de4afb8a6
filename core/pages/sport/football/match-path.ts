import { calendarDay } from '../../../sport/football/calendar-day.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { writeFootballQuery } from '../../../sport/football/football-query.ts';
import type { LeagueLink } from '../../../sport/football/league-link.ts';

interface Place {
  /** Of the football page. */
  readonly path: string;
  readonly links: readonly LeagueLink[];
  readonly zone: string;
}

/** The address of a match, with every parameter: it is the same on any day. */
export const matchPath = ({ path, links, zone }: Place, { id, timestamp, league }: Fixture): string => {
  const query = writeFootballQuery({
    country: links.find((link) => link.league === league.id)?.country ?? null,
    league: league.id,
    season: league.season,
    view: 'standings',
    day: calendarDay(timestamp ?? 0, zone),
    fixture: id,
  });
  return `${path}?${query}`;
};
