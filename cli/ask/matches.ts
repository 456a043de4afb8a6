import { speakStatistic } from '#core/football/hu.ts';
import { matchCourse } from '#core/football/match-course.ts';
import { type EventReport, matchEvent } from '#core/football/match-event.ts';
import { predictionOf } from '#core/football/prediction.ts';
import { readFigure } from '#core/football/read-figure.ts';
import { type Statistic, statisticPairs } from '#core/football/statistic-pairs.ts';
import { type MatchMinute, minutesPlayed, timelineMinutes, timelinePosition } from '#core/football/timeline.ts';
import type { AskRule } from './ask-rule.ts';
import { plainly } from './ask-rule.ts';
import type { Fields } from './fields.ts';
import { BadInput, items, number, object, orElse, orNull, text } from './fields.ts';

type Written = number | string | null;

/** A figure as upstream writes it. */
const written = (fields: Fields, name: string): Written => {
  const value = fields[name] ?? null;
  if (value !== null && typeof value !== 'number' && typeof value !== 'string')
    throw new BadInput('number-or-text', name);
  return value;
};

const minuteIn = (fields: Fields): MatchMinute => ({
  elapsed: orElse(number, fields, 'elapsed', null),
  extra: orElse(number, fields, 'extra', null),
});

const reportIn = (fields: Fields): EventReport => ({
  ...minuteIn(fields),
  type: orElse(text, fields, 'type', null),
  detail: orElse(text, fields, 'detail', null),
  comments: orElse(text, fields, 'comments', null),
  teamId: orElse(number, fields, 'teamId', null),
  player: orElse(text, fields, 'player', null),
  assist: orElse(text, fields, 'assist', null),
});

const statisticIn = (fields: Fields): Statistic => ({
  type: orNull(text, fields, 'type'),
  value: written(fields, 'value'),
});

const winnerIn = (question: Fields): { name: string | null; comment: string | null } => {
  const winner = object(question, 'winner');
  return { name: orElse(text, winner, 'name', null), comment: orElse(text, winner, 'comment', null) };
};

const percentIn = (question: Fields): { home: Written; draw: Written; away: Written } => {
  const percent = object(question, 'percent');
  return { home: written(percent, 'home'), draw: written(percent, 'draw'), away: written(percent, 'away') };
};

const goalsIn = (question: Fields): { home: Written; away: Written } => {
  const goals = object(question, 'goals');
  return { home: written(goals, 'home'), away: written(goals, 'away') };
};

const widthIn = (question: Fields): 105 | 125 | 130 =>
  timelineMinutes(
    orNull(text, question, 'short'),
    orElse((fields, name) => items(fields, name, minuteIn), question, 'events', []),
  );

export const matchRules: readonly AskRule[] = [
  {
    name: 'match-event',
    input: '{type, detail?, comments?, teamId?, player?, assist?, elapsed?, extra?}',
    answer: '{kind, …}',
    decide: (question) => plainly(matchEvent(reportIn(question))),
  },
  {
    name: 'match-course',
    input: '{events: [as match-event]}',
    answer: '{events, shootOut}',
    decide: (question) => plainly(matchCourse(items(question, 'events', reportIn))),
  },
  {
    name: 'timeline-minutes',
    input: '{short: text | null, events?: [{elapsed, extra?}]}',
    answer: '105 | 125 | 130',
    decide: (question) => plainly(widthIn(question)),
  },
  {
    name: 'timeline-position',
    input: '{elapsed, extra?, short, events?}',
    answer: '{minutes, position: 0…1} | null',
    decide: (question) => {
      const minute = minuteIn(question);
      const position = timelinePosition(minute, widthIn(question));
      return plainly(position === null ? null : { minutes: minutesPlayed(minute), position });
    },
  },
  {
    name: 'statistics',
    input: '{home: [{type, value}], away: [{type, value}]}',
    answer: '[{type, label, unit, home, away, homeShare}]',
    decide: (question) =>
      plainly(
        statisticPairs({ home: items(question, 'home', statisticIn), away: items(question, 'away', statisticIn) }).map(
          (pair) => ({ label: speakStatistic(pair.type), ...pair }),
        ),
      ),
  },
  {
    name: 'figure',
    input: '{value}',
    answer: '{value, unit} | null',
    decide: (question) => plainly(readFigure(written(question, 'value'))),
  },
  {
    name: 'prediction',
    input: '{winner?: {name, comment}, percent?: {home, draw, away}, goals?: {home, away}}',
    answer: '{winner, comment, chances, goals} | null',
    decide: (question) =>
      plainly(
        predictionOf({
          winner: orElse(winnerIn, question, 'winner', null),
          percent: orElse(percentIn, question, 'percent', null),
          goals: orElse(goalsIn, question, 'goals', null),
        }),
      ),
  },
];
