import { tellsResult } from '#core/editorial/articles/tells-result.ts';
import { dayFrom } from '#core/sport/football/calendar-day.ts';
import { readFootballQuery } from '#core/sport/football/football-query.ts';
import { fixtureStatus } from '#core/sport/football/fixture-status.ts';
import { isWatched } from '#core/sport/football/match/is-watched.ts';
import { speakFootballTitle, speakRound } from '#core/sport/football/hu.ts';
import type { League } from '#core/sport/football/league.ts';
import {
  canonicalFootballQuery,
  namesUnknown,
  seasonsOffered,
  settleChoice,
} from '#core/sport/football/settle-choice.ts';
import { hasStages } from '#core/sport/football/stage-header.ts';
import { sportPageOf } from '#core/editorial/lists/sport-pages.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { isSet, items, number, numbers, orElse, orNull, query, text, texts } from '../rule/fields.ts';
import { knowledgeIn } from './football.ts';

const seasonIn = (season: Fields): League['seasons'][number] => ({
  year: number(season, 'year'),
  start: null,
  end: null,
  current: isSet(season, 'current'),
});

const leagueIn = (league: Fields): League => ({
  id: number(league, 'id'),
  name: orElse(text, league, 'name', null),
  logo: null,
  country: null,
  seasons: orElse((fields, name) => items(fields, name, seasonIn), league, 'seasons', []),
});

/** Spec §2.6. */
export const footballPageRules: readonly AskRule[] = [
  {
    name: 'football-choice',
    input:
      '{query, now, countries?: [id], leagues?: [{league, country?, season?}], offered?: [{id, name?, seasons?: [{year, current?}]}], seasons?: [year], site?}',
    answer: '{country, league, season, view, day, fixture, title, seasons: [year], unknown, query: canonical}',
    decide: (question, installation) => {
      const asked = query(question);
      const known = knowledgeIn(question, siteOrMain(question, installation).timeZone);
      const offer = {
        leagues: orElse((fields, name) => items(fields, name, leagueIn), question, 'offered', []),
        seasons: orElse(numbers, question, 'seasons', []),
      };
      const settled = (choice: ReturnType<typeof readFootballQuery>) => settleChoice(choice, offer, known);
      const shown = settled(readFootballQuery(asked, known));
      return plainly({
        ...shown,
        title: speakFootballTitle({
          league: offer.leagues.find(({ id }) => id === shown.league)?.name ?? null,
          country: null,
          season: null,
          view: shown.view,
          day: null,
        }),
        seasons: seasonsOffered(offer, shown.league),
        unknown: namesUnknown(asked, shown),
        query: canonicalFootballQuery(shown, known, settled),
      });
    },
  },
  {
    name: 'football-round',
    input: '{round, league?: id}',
    answer: '{round, stages: true if the league has named stages}',
    decide: (question) =>
      plainly({
        round: speakRound(text(question, 'round')),
        stages: hasStages(orElse(number, question, 'league', null)),
      }),
  },
  {
    name: 'day-from',
    input: '{day: YYYY-MM-DD, days}',
    answer: 'YYYY-MM-DD',
    decide: (question) => plainly(dayFrom(text(question, 'day'), number(question, 'days'))),
  },
  {
    name: 'tells-result',
    input: '{flags?: [slug], livescoreId?}',
    answer: 'boolean',
    decide: (question) =>
      plainly(tellsResult(orElse(texts, question, 'flags', []), orElse(number, question, 'livescoreId', null))),
  },
  {
    name: 'sport-page',
    input: '{fullPath, site?: the prefix in the URL}',
    answer: 'football | formula-one | null',
    decide: (question) =>
      plainly(
        sportPageOf({
          fullPath: text(question, 'fullPath'),
          ...('site' in question ? { site: text(question, 'site') } : {}),
        }),
      ),
  },
  {
    name: 'match-watch',
    input: '{short: text | null, startsAt?, now}',
    answer: 'boolean',
    decide: (question) => {
      const short = orNull(text, question, 'short');
      const timestamp = orElse(number, question, 'startsAt', null);
      return plainly(isWatched({ short, status: fixtureStatus(short), timestamp }, number(question, 'now')));
    },
  },
];
