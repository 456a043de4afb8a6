import { calendarDay, dayFrom } from '../../../sport/football/calendar-day.ts';
import { fixtureChoice } from '../../../sport/football/fixture-choice.ts';
import { footballViews } from '../../../sport/football/football-query.ts';
import { orNone } from '../../building/or-none.ts';
import type { PageRequest } from '../../page-request.ts';
import type { ChoiceWay } from './choice-ways.ts';
import type { FootballLists } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import { type ChosenLeague, loadTable } from './load-table.ts';
import { loadTimetable } from './load-timetable.ts';

const loadFixtures = async (
  { liveScores, clock }: FootballNeeds,
  { choice: { league, season, day }, lacking }: ChosenLeague,
): Promise<FootballLists['fixtures']> => {
  const none = { value: fixtureChoice([], null), observedAt: clock.now() };
  if (league === null || season === null) return lacking ? null : none;
  return orNone(
    liveScores
      .fixturesOfDay({ league, season, date: day })
      .map(({ value, observedAt }) => ({ value: fixtureChoice(value, null), observedAt })),
    none,
  );
};

interface Shown extends ChosenLeague {
  readonly today: string;
  readonly way: ChoiceWay;
}

/** Loads the table, the fixtures of a day and the timetable. Parts that fail are absent (R9). */
export const loadLists = async (
  needs: FootballNeeds,
  { site: { slug, timeZone } }: PageRequest,
  { choice, lacking, today, way }: Shown,
): Promise<FootballLists> => {
  const [table, fixtures, timetable] = await Promise.all([
    loadTable(needs.liveScores, { choice, lacking }),
    loadFixtures(needs, { choice, lacking }),
    loadTimetable(needs, {
      site: slug,
      choice,
      pathOf: ({ id, timestamp }) =>
        way({ fixture: id, day: timestamp === null ? choice.day : calendarDay(timestamp, timeZone) }).path,
    }),
  ]);
  return {
    kind: 'lists',
    views: footballViews.map((view) => ({ view, ...way({ view }) })),
    table,
    days: {
      before: way({ day: dayFrom(choice.day, -1) }),
      today: way({ day: today }),
      after: way({ day: dayFrom(choice.day, 1) }),
    },
    fixtures,
    timetable,
  };
};
