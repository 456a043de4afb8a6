import { calendarDay } from '#core/sport/football/calendar-day.ts';
import { competitions } from '#core/sport/formula-one/competition.ts';
import type { FollowedRace } from '#core/sport/formula-one/followed-race.ts';
import { readFormulaOneQuery } from '#core/sport/formula-one/formula-one-query.ts';
import { hasStartingGrid } from '#core/sport/formula-one/has-starting-grid.ts';
import {
  speakDay,
  speakDayOfYear,
  speakDistance,
  speakFlag,
  speakLaps,
  speakRaceNews,
  speakRaceStatus,
  speakResultTime,
  speakSession,
} from '#core/sport/formula-one/hu.ts';
import { raceNews } from '#core/sport/formula-one/race-news.ts';
import { isWatched, watchedFrom } from '#core/sport/formula-one/race-status.ts';
import { sessionNames } from '#core/sport/formula-one/session-names.ts';
import { canonicalFormulaOneQuery, namesUnknown, settleChoice } from '#core/sport/formula-one/settle-choice.ts';
import { localTime } from '#core/wording/local-time.ts';
import { speakCountry, speakNationality } from '#core/wording/hu-countries.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { inner, items, number, numbers, orElse, query, text, wordOf } from '../rule/fields.ts';
import { raceIn } from './race-in.ts';

const flags = ['red', 'safety-car'] as const;
const spoken = (fields: Fields, name: string, speak: (word: string) => string): string | null => {
  const word = orElse(text, fields, name, null);
  return word === null ? null : speak(word);
};

const followedIn = (fields: Fields): FollowedRace => {
  const leader = orElse(text, fields, 'leader', null);
  const driver = { id: null, name: leader, abbr: null, number: null, image: null };
  return {
    race: {
      ...raceIn({ id: 1, competition: 1, ...fields }),
      flag: orElse(wordOf(flags), fields, 'flag', null),
    },
    rows: leader === null ? [] : [{ position: 1, driver, team: null, time: null }],
  };
};

/** Spec §2.7, §4. */
export const formulaOnePageRules: readonly AskRule[] = [
  {
    name: 'f1-choice',
    input:
      '{query, now, seasons?: [year], races?: [{id, competition, status?, startsAt?}], teams?: [id], drivers?: [id], site?}',
    answer: '{view, season, competition, race, team, driver, unknown, query: canonical}',
    decide: (question, installation) => {
      const { timeZone: zone } = siteOrMain(question, installation);
      const now = number(question, 'now');
      const read = readFormulaOneQuery(query(question), { now, zone });
      const races = orElse((fields, name) => items(fields, name, raceIn), question, 'races', null);
      const offer = {
        season: localTime(now, zone).year,
        today: calendarDay(now, zone),
        seasons: orElse(numbers, question, 'seasons', null),
        competitions: races && competitions(races, zone),
        teams: orElse(numbers, question, 'teams', null),
        drivers: orElse(numbers, question, 'drivers', null),
      };
      const shown = settleChoice(read, offer);
      return plainly({ ...shown, unknown: namesUnknown(read, shown), query: canonicalFormulaOneQuery(shown, offer) });
    },
  },
  {
    name: 'f1-watch',
    input: '{status?: text, startsAt?, now}',
    answer: '{watched, from: seconds | null}',
    decide: (question) => {
      const race = {
        status: orElse(text, question, 'status', null),
        startsAt: orElse(number, question, 'startsAt', null),
      };
      return plainly({ watched: isWatched(race, number(question, 'now')), from: watchedFrom(race) });
    },
  },
  {
    name: 'f1-sessions',
    input: '{sessions: [{id, type?, startsAt?}]}',
    answer: '{id: name}',
    decide: (question) =>
      plainly(
        Object.fromEntries(
          sessionNames(
            items(question, 'sessions', (session) => ({
              ...raceIn({ competition: 1, ...session }),
              type: orElse(text, session, 'type', null),
            })),
          ),
        ),
      ),
  },
  {
    name: 'f1-words',
    input:
      '{type?, status?, flag?: red | safety-car, current?, total?, time?, length?, day?: YYYY-MM-DD, country?, nationality?}',
    answer: '{session, grid, status, flag, laps, time, length, day, date, country, nationality}',
    decide: (question) => {
      const type = orElse(text, question, 'type', null);
      const status = orElse(text, question, 'status', null);
      const flag = orElse(wordOf(flags), question, 'flag', null);
      const laps = {
        current: orElse(number, question, 'current', null),
        total: orElse(number, question, 'total', null),
      };
      return plainly({
        session: speakSession(type),
        grid: hasStartingGrid(type),
        status: speakRaceStatus(status),
        flag: flag && speakFlag(flag),
        laps: speakLaps(laps, status === 'Live'),
        time: spoken(question, 'time', speakResultTime),
        length: spoken(question, 'length', speakDistance),
        day: spoken(question, 'day', speakDay),
        date: spoken(question, 'day', speakDayOfYear),
        country: spoken(question, 'country', speakCountry),
        nationality: spoken(question, 'nationality', speakNationality),
      });
    },
  },
  {
    name: 'f1-news',
    input: '{before: {status?, flag?, leader?}, now: the same}',
    answer: '[text]',
    decide: (question) =>
      plainly(raceNews(followedIn(inner(question, 'before')), followedIn(inner(question, 'now'))).map(speakRaceNews)),
  },
];
