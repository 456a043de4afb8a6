import { calendarDay, dayFrom } from '../../../sport/football/calendar-day.ts';
import { fixtureChoice } from '../../../sport/football/fixture-choice.ts';
import type { Fixture } from '../../../sport/football/fixture.ts';
import { footballViews } from '../../../sport/football/football-query.ts';
import type { LeagueLink } from '../../../sport/football/league-link.ts';
import { isRunning } from '../../../sport/football/match/is-running.ts';
import type { Observed } from '../../../polling/observed.ts';
import { orDefault } from '../../building/or-default.ts';
import { orNone } from '../../building/or-none.ts';
import type { PageRequest } from '../../page-request.ts';
import type { ChoiceWay } from './choice-ways.ts';
import { dayMatches } from './day-matches.ts';
import type { DayMatch, FootballLists } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import { type ChosenLeague, loadTable } from './load-table.ts';
import { loadTimetable } from './load-timetable.ts';

const loadFixtures = async (
  { liveScores, clock }: FootballNeeds,
  { choice: { league, season, day }, lacking }: ChosenLeague,
): Promise<Observed<readonly Fixture[]> | null> => {
  const none = { value: [], observedAt: clock.now() };
  if (league === null || season === null) return lacking ? null : none;
  return orNone(liveScores.fixturesOfDay({ league, season, date: day }), none);
};

interface Shown extends ChosenLeague {
  readonly today: string;
  readonly way: ChoiceWay;
  readonly links: readonly LeagueLink[];
}

const matchOf =
  ({ choice, way, links }: Shown, now: number, timeZone: string) =>
  (fixture: Fixture): DayMatch => {
    const { id, timestamp, league } = fixture;
    const link = links.find((one) => one.league === league.id);
    const isOther = league.id !== null && league.id !== choice.league;
    return {
      fixture,
      running: isRunning(fixture, now),
      league: isOther ? (link?.label ?? league.name) : null,
      path: way({
        fixture: id,
        day: timestamp === null ? choice.day : calendarDay(timestamp, timeZone),
        ...(isOther && { country: link?.country ?? choice.country, league: league.id, season: league.season }),
      }).path,
    };
  };

/** Loads the table, the fixtures of a day and the timetable. Parts that fail are absent (R9). */
export const loadLists = async (
  needs: FootballNeeds,
  { site: { slug, timeZone } }: PageRequest,
  shown: Shown,
): Promise<FootballLists> => {
  const { choice, lacking, today, way } = shown;
  const [table, fixtures, timetable, followed] = await Promise.all([
    loadTable(needs.liveScores, { choice, lacking }),
    loadFixtures(needs, { choice, lacking }),
    loadTimetable(needs, {
      site: slug,
      choice,
      pathOf: ({ id, timestamp }) =>
        way({ fixture: id, day: timestamp === null ? choice.day : calendarDay(timestamp, timeZone) }).path,
    }),
    choice.day === today ? orDefault(needs.sportCoverage.ofDay(slug, today), []) : [],
  ]);
  const now = needs.clock.now();
  return {
    kind: 'lists',
    views: footballViews.map((view) => ({ view, ...way({ view }) })),
    table,
    days: {
      before: way({ day: dayFrom(choice.day, -1) }),
      today: way({ day: today }),
      after: way({ day: dayFrom(choice.day, 1) }),
    },
    fixtures: fixtures && { value: fixtureChoice(fixtures.value, null), observedAt: fixtures.observedAt },
    matches: dayMatches({ own: fixtures?.value ?? [], followed, now }).map(matchOf(shown, now, timeZone)),
    timetable,
  };
};
