import { speakStatistic } from '#core/sport/football/hu.ts';
import { type MatchCourse, matchCourse } from '#core/sport/football/match/match-course.ts';
import { type EventReport, matchEvent } from '#core/sport/football/match/match-event.ts';
import { predictionOf } from '#core/sport/football/match/prediction.ts';
import { readFigure } from '#core/sport/football/read-figure.ts';
import { rememberCourse } from '#core/sport/football/match/remember-course.ts';
import { countedGoals, scoreAccount, type ToldScore } from '#core/sport/football/score-account.ts';
import { type Statistic, statisticPairs } from '#core/sport/football/statistic-pairs.ts';
import {
  type MatchMinute,
  minutesPlayed,
  timelineMinutes,
  timelinePosition,
} from '#core/sport/football/match/timeline.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, inner, items, number, object, orElse, orNull, text } from '../rule/fields.ts';

type Written = number | string | null;

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

const toldIn = (fields: Fields, match: Fields): ToldScore => {
  const goals = orElse(inner, fields, 'goals', null);
  const side = (name: string) => ({ id: orElse(number, match, name, null) });
  return {
    short: orElse(text, fields, 'short', null),
    teams: { home: side('home'), away: side('away') },
    score: goals && { home: orElse(number, goals, 'home', null), away: orElse(number, goals, 'away', null) },
  };
};

const unseen: MatchCourse = { events: [], shootOut: [] };

const tellingIn =
  (match: Fields) =>
  (telling: Fields): ToldScore & { readonly course: MatchCourse } => ({
    ...toldIn(telling, match),
    course: matchCourse(items(telling, 'events', reportIn)),
  });

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
    name: 'score-account',
    input: '{short, home: id | null, away: id | null, goals?: {home, away}, events: [as match-event]}',
    answer: '"agreed" | "under-review" | "unlisted" | "awarded" | null',
    decide: (question) => {
      const told = toldIn(question, question);
      const { events } = matchCourse(items(question, 'events', reportIn));
      const { home, away } = countedGoals(events, told.teams);
      return { answer: scoreAccount(told, events), reason: `${home}-${away}` };
    },
  },
  {
    name: 'remembered-course',
    input: '{home: id, away: id, tellings: [{goals?: {home, away}, events: [as match-event]}]}',
    answer: '{events, shootOut}',
    decide: (question) =>
      plainly(
        items(question, 'tellings', tellingIn(question)).reduce(
          (known, told) => rememberCourse(known, told.course, told),
          unseen,
        ),
      ),
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
