import { bySide } from '#core/sport/football/by-side.ts';
import { calendarDay, isCalendarDay } from '#core/sport/football/calendar-day.ts';
import { type FootballKnowledge, readFootballQuery, writeFootballQuery } from '#core/sport/football/football-query.ts';
import { speakStage } from '#core/sport/football/hu.ts';
import { type LeagueLink, readLeagueLinks } from '#core/sport/football/league-link.ts';
import { stageHeader } from '#core/sport/football/stage-header.ts';
import { type StandingRow, standingGroups } from '#core/sport/football/standings.ts';
import { type PlayerCounts, topList } from '#core/sport/football/top-list.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { items, number, oneOf, orElse, orNull, query, text, texts, whole } from '../rule/fields.ts';

const playerIn = (player: Fields): PlayerCounts & { name: string | null } => ({
  name: orNull(text, player, 'name'),
  goals: orElse(number, player, 'goals', null),
  yellow: orElse(number, player, 'yellow', null),
  yellowred: orElse(number, player, 'yellowred', null),
  red: orElse(number, player, 'red', null),
});

const noFigures = {
  played: null,
  won: null,
  drawn: null,
  lost: null,
  scored: null,
  conceded: null,
  difference: null,
  points: null,
};

const rowIn = (row: Fields): StandingRow => ({
  ...noFigures,
  rank: orElse(number, row, 'rank', null),
  team: { id: null, name: orNull(text, row, 'team'), logo: null },
  group: orElse(text, row, 'group', null),
});

const leagueIn = (league: Fields): LeagueLink => ({
  label: orElse(text, league, 'label', ''),
  country: orElse(text, league, 'country', null),
  league: whole(league, 'league', 1),
  season: orElse(whole, league, 'season', null),
});

export const knowledgeIn = (question: Fields, zone: string): FootballKnowledge => ({
  now: number(question, 'now'),
  zone,
  countries: orElse(texts, question, 'countries', []),
  leagues: orElse((fields, name) => items(fields, name, leagueIn), question, 'leagues', []),
});

const teamIn = (item: Fields): { teamId: number | null } & Fields => ({
  ...item,
  teamId: orNull(number, item, 'teamId'),
});

export const footballRules: readonly AskRule[] = [
  {
    name: 'top-list',
    input: '{kind: "goals" | "yellow" | "red", players: [{name, goals, yellow, yellowred, red}]}',
    answer: '[{rank: n | null, name, value}]',
    decide: (question) =>
      plainly(
        topList(oneOf(question, 'kind', ['goals', 'yellow', 'red']), items(question, 'players', playerIn)).map(
          ({ rank, player: { name }, value }) => ({ rank, name, value }),
        ),
      ),
  },
  {
    name: 'standings',
    input: '{rows: [{team, rank?, group?}]}',
    answer: '[{group, teams}]',
    decide: (question) =>
      plainly(
        standingGroups(items(question, 'rows', rowIn)).map(({ name, rows }) => ({
          group: name,
          teams: rows.map(({ team }) => team.name),
        })),
      ),
  },
  {
    name: 'stage-header',
    input: '{league, index}',
    answer: 'text | null',
    decide: (question) => {
      const stage = stageHeader(number(question, 'league'), whole(question, 'index', 0));
      return { answer: stage && speakStage(stage), reason: stage?.kind ?? '' };
    },
  },
  {
    name: 'team-side',
    input: '{items: [{teamId, …}], home: id | null, away: id | null}',
    answer: '{home, away}',
    decide: (question) =>
      plainly(
        bySide(items(question, 'items', teamIn), {
          home: orNull(number, question, 'home'),
          away: orNull(number, question, 'away'),
        }),
      ),
  },
  {
    name: 'league-links',
    input: '{content: text | null}',
    answer: '[{label, country, league, season}]',
    decide: (question) => plainly(readLeagueLinks(orNull(text, question, 'content'))),
  },
  {
    name: 'football-query',
    input: '{query, now, countries?: [id], leagues?: [{league, country?, season?}], site?}',
    answer: '{country, league, season, view, day, fixture, query: canonical}',
    decide: (question, installation) => {
      const choice = readFootballQuery(
        query(question),
        knowledgeIn(question, siteOrMain(question, installation).timeZone),
      );
      return plainly({ ...choice, query: writeFootballQuery(choice) });
    },
  },
  {
    name: 'calendar-day',
    input: '{at, site?}',
    answer: 'YYYY-MM-DD',
    decide: (question, installation) =>
      plainly(calendarDay(number(question, 'at'), siteOrMain(question, installation).timeZone)),
  },
  {
    name: 'is-calendar-day',
    input: '{day}',
    answer: 'boolean',
    decide: (question) => plainly(isCalendarDay(text(question, 'day'))),
  },
];
