import { calendarDay, dayFrom } from '../../../sport/football/calendar-day.ts';
import { fixtureChoice } from '../../../sport/football/fixture-choice.ts';
import { type FootballChoice, footballViews } from '../../../sport/football/football-query.ts';
import { orDefault } from '../../building/or-default.ts';
import type { PageRequest } from '../../page-request.ts';
import type { ChoiceWay } from './choice-ways.ts';
import type { FootballLists } from './football-content.ts';
import type { FootballNeeds } from './football-needs.ts';
import { loadTable } from './load-table.ts';
import { loadTimetable } from './load-timetable.ts';

const loadFixtures = async (
  { liveScores }: FootballNeeds,
  { league, season, day }: FootballChoice,
): Promise<FootballLists['fixtures']> =>
  league === null || season === null
    ? null
    : orDefault(
        liveScores
          .fixturesOfDay({ league, season, date: day })
          .map(({ value, observedAt }) => ({ value: fixtureChoice(value, null), observedAt })),
        null,
      );

interface Shown {
  readonly choice: FootballChoice;
  readonly today: string;
  readonly way: ChoiceWay;
}

/** Loads the table, the fixtures of a day and the timetable. Parts that fail are absent (R9). */
export const loadLists = async (
  needs: FootballNeeds,
  { site: { slug, timeZone } }: PageRequest,
  { choice, today, way }: Shown,
): Promise<FootballLists> => {
  const [table, fixtures, timetable] = await Promise.all([
    loadTable(needs.liveScores, choice),
    loadFixtures(needs, choice),
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
