import { type FixtureChoice, fixtureChoice } from '#core/sport/football/fixture-choice.ts';
import { fixtureRefreshSeconds, fixtureStatus } from '#core/sport/football/fixture-status.ts';
import { type Fixture, fixtureOf, winnerOf } from '#core/sport/football/fixture.ts';
import { speakFixtureChoice, speakFixtureOption, speakFixtureStatus, speakScore } from '#core/sport/football/hu.ts';
import type { Score } from '#core/sport/football/sides.ts';
import { timetable } from '#core/sport/football/timetable.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, inner, items, number, orElse, orNull, text } from '../rule/fields.ts';

export const idOf = (fields: Fields): number | string => {
  const id = fields['id'];
  if (typeof id !== 'number' && typeof id !== 'string') throw new BadInput('id', 'id');
  return id;
};

const scoreIn = (fields: Fields, name: string): Score => {
  const score = inner(fields, name);
  return { home: orElse(number, score, 'home', null), away: orElse(number, score, 'away', null) };
};

const team = (name: string | null) => ({ id: null, name, logo: null });

const fixtureIn = (fields: Fields): Fixture =>
  fixtureOf(
    {
      id: number(fields, 'id'),
      timestamp: orElse(number, fields, 'timestamp', null),
      short: orNull(text, fields, 'short'),
      venue: null,
      referee: null,
      minute: null,
      league: { id: null, name: null, logo: null, season: null, round: null },
      teams: { home: team(orElse(text, fields, 'home', null)), away: team(orElse(text, fields, 'away', null)) },
    },
    scoreIn(fields, 'goals'),
    scoreIn(fields, 'penalty'),
  );

const timedIn = (fields: Fields): { id: number | string; timestamp: number | null; short: string | null } => ({
  id: idOf(fields),
  timestamp: orNull(number, fields, 'timestamp'),
  short: orNull(text, fields, 'short'),
});

const inWords = (choice: FixtureChoice): object | string | null =>
  choice.kind === 'options'
    ? {
        options: choice.options.map((option) => ({ value: option.value, text: speakFixtureOption(option) })),
        selected: choice.selected,
      }
    : speakFixtureChoice(choice);

const spoken = (score: Score | null): string | null => score && speakScore(score);

export const fixtureRules: readonly AskRule[] = [
  {
    name: 'fixture-status',
    input: '{short: text | null}',
    answer: '"not-started" | "in-progress" | "finished"',
    decide: (question) => {
      const short = orNull(text, question, 'short');
      return { answer: fixtureStatus(short), reason: speakFixtureStatus(short) };
    },
  },
  {
    name: 'fixture-refresh',
    input: '{short: text | null}',
    answer: 'seconds | null',
    decide: (question) => plainly(fixtureRefreshSeconds(orNull(text, question, 'short'))),
  },
  {
    name: 'fixture',
    input: '{id, short, goals?: {home, away}, penalty?: {home, away}}',
    answer: '{status, score, shootOut, winner}',
    decide: (question) => {
      const fixture = fixtureIn(question);
      const [score, shootOut] = fixture.status === 'not-started' ? [null, null] : [fixture.score, fixture.shootOut];
      return plainly({
        status: fixture.status,
        score: spoken(score),
        shootOut: spoken(shootOut),
        winner: winnerOf(fixture),
      });
    },
  },
  {
    name: 'timetable',
    input: '{fixtures: [{id, timestamp, short}]}',
    answer: '{order: [id], current: id | null}',
    decide: (question) => {
      const { order, current } = timetable(items(question, 'fixtures', timedIn));
      return plainly({ order: order.map(({ id }) => id), current: current?.id ?? null });
    },
  },
  {
    name: 'fixture-choice',
    input: '{fixtures: [{id, timestamp?, short, home?, away?, goals?, penalty?}], chosen: id | null}',
    answer: '{options: [{value, text}], selected} | text',
    decide: (question) =>
      plainly(inWords(fixtureChoice(items(question, 'fixtures', fixtureIn), orElse(number, question, 'chosen', null)))),
  },
];
