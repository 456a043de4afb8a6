import { isCalendarDay } from '#core/sport/football/calendar-day.ts';
import { competitions } from '#core/sport/formula-one/competition.ts';
import { defaultCompetition } from '#core/sport/formula-one/default-competition.ts';
import { defaultRace } from '#core/sport/formula-one/default-race.ts';
import { readFormulaOneQuery, writeFormulaOneQuery } from '#core/sport/formula-one/formula-one-query.ts';
import { speakLive, speakRaceTable } from '#core/sport/formula-one/hu.ts';
import { isOver, raceRefreshSeconds, raceStatus } from '#core/sport/formula-one/race-status.ts';
import { ranking } from '#core/sport/formula-one/ranking.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, flag, items, number, orNull, query, text } from '../rule/fields.ts';
import { idOf } from './fixtures.ts';
import { raceIn } from './race-in.ts';

const dayIn = (fields: Fields, name: string): string => {
  const day = text(fields, name);
  if (!isCalendarDay(day)) throw new BadInput('day', name);
  return day;
};

const positionIn = (row: Fields): { position: number | null } & Fields => ({
  ...row,
  position: orNull(number, row, 'position'),
});

export const formulaOneRules: readonly AskRule[] = [
  {
    name: 'f1-competition',
    input: '{today: "YYYY-MM-DD", competitions: [{id, date, completed}]}',
    answer: 'id | null',
    decide: (question) =>
      plainly(
        defaultCompetition(
          dayIn(question, 'today'),
          items(question, 'competitions', (competition) => ({
            id: idOf(competition),
            date: orNull(dayIn, competition, 'date'),
            completed: flag(competition, 'completed'),
          })),
        )?.id ?? null,
      ),
  },
  {
    name: 'f1-race',
    input: '{races: [{id, completed}]}',
    answer: 'id | null',
    decide: (question) =>
      plainly(
        defaultRace(items(question, 'races', (race) => ({ id: idOf(race), completed: flag(race, 'completed') })))?.id ??
          null,
      ),
  },
  {
    name: 'f1-competitions',
    input: '{races: [{id, competition: id, status?, startsAt?}], site?}',
    answer: '[{id, date, completed, races: [id]}]',
    decide: (question, installation) =>
      plainly(
        competitions(items(question, 'races', raceIn), siteOrMain(question, installation).timeZone).map(
          ({ id, date, completed, races }) => ({ id, date, completed, races: races.map((race) => race.id) }),
        ),
      ),
  },
  {
    name: 'f1-race-status',
    input: '{status: text | null}',
    answer: '{status, over, live: {tag, note} | null}',
    decide: (question) => {
      const word = orNull(text, question, 'status');
      const status = raceStatus(word);
      return plainly({ status, over: isOver(word), live: speakLive(status) });
    },
  },
  {
    name: 'f1-refresh',
    input: '{status: text | null}',
    answer: 'seconds | null',
    decide: (question) => plainly(raceRefreshSeconds(orNull(text, question, 'status'))),
  },
  {
    name: 'f1-ranking',
    input: '{rows: [{position: n | null, …}] | null}',
    answer: '{kind, rows?}',
    decide: (question) => plainly(ranking(orNull((fields, name) => items(fields, name, positionIn), question, 'rows'))),
  },
  {
    name: 'f1-query',
    input: '{query, now, site?}',
    answer: '{view, season, competition, race, team, driver, table, query: canonical}',
    decide: (question, installation) => {
      const choice = readFormulaOneQuery(query(question), {
        now: number(question, 'now'),
        zone: siteOrMain(question, installation).timeZone,
      });
      return plainly({
        ...choice,
        table: choice.race && speakRaceTable(choice.race, 'completed'),
        query: writeFormulaOneQuery(choice),
      });
    },
  },
];
