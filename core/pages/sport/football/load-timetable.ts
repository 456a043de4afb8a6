import { ascending } from '../../../sport/football/ascending.ts';
import { dayFrom } from '../../../sport/football/calendar-day.ts';
import type { FootballChoice } from '../../../sport/football/football-query.ts';
import type { ReportedFixture } from '../../../sport/football/match/reported-fixture.ts';
import { hasStages, stageHeader } from '../../../sport/football/stage-header.ts';
import { timetable } from '../../../sport/football/timetable.ts';
import { orDefault } from '../../building/or-default.ts';
import type { TimetableContent } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';

/** For leagues that run all year: days before the chosen day, and max fixtures. */
const [daysBefore, maxFixtures] = [10, 60];

interface Wanted {
  readonly site: string;
  readonly choice: FootballChoice;
  readonly pathOf: (fixture: ReportedFixture) => string;
}

const fixturesOf = async (
  { sportCoverage, liveScores }: FootballNeeds,
  { site, choice }: Wanted,
): Promise<readonly ReportedFixture[]> => {
  const { league, season } = choice;
  if (league === null || season === null) return [];
  const startDate = hasStages(league) ? null : dayFrom(choice.day, -daysBefore);
  const wanted = { league, season, startDate };
  const reported = await orDefault(sportCoverage.timetable(site, wanted), []);
  if (reported.length > 0) return reported;
  const { value } = await orDefault(liveScores.allFixtures(wanted), { value: [] });
  return value.map((fixture) => ({ ...fixture, report: null }));
};

/** Loads the fixtures around the chosen day, or all of a tournament with stages; null when empty (spec §4, §9). */
export const loadTimetable = async (needs: FootballNeeds, wanted: Wanted): Promise<TimetableContent | null> => {
  const { league } = wanted.choice;
  const all = (await fixturesOf(needs, wanted)).toSorted((one, other) => ascending(one.timestamp, other.timestamp));
  const shown = hasStages(league) ? all : all.slice(0, maxFixtures);
  if (shown.length === 0) return null;
  const stages = new Map(shown.map(({ id }, at) => [id, stageHeader(league, at)]));
  const { order, current } = timetable(shown);
  return {
    rows: order.map((fixture) => ({
      fixture,
      stage: stages.get(fixture.id) ?? null,
      path: wanted.pathOf(fixture),
    })),
    current: current?.id ?? null,
  };
};
