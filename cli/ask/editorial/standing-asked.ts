import type { CountedData } from '#core/editorial/supplements/count.ts';
import type { DataBlock, SupplementMatch } from '#core/editorial/supplements/data-block.ts';
import { whereItStands } from '#core/editorial/supplements/where-it-stands.ts';
import type { Fields } from '../rule/fields.ts';
import { inner, isSet, items, number, orElse, text } from '../rule/fields.ts';

const head = { title: '', note: '' };

const matchIn = (one: Fields): SupplementMatch => {
  const score = inner(one, 'score');
  return {
    at: number(one, 'at'),
    stage: '',
    home: text(one, 'home'),
    away: text(one, 'away'),
    score: 'home' in score ? { home: number(score, 'home'), away: number(score, 'away') } : null,
    shootOut: null,
    venue: '',
  };
};

const eventIn = (one: Fields) => ({
  at: number(one, 'at'),
  sport: '',
  event: text(one, 'event'),
  venue: '',
  who: [],
  outcome: '',
});

const countIn = (question: Fields): CountedData['count'] => {
  const count = inner(question, 'count');
  if (!('at' in count)) return null;
  const [processed, countedAt, final] = [number(count, 'processed'), number(count, 'at'), isSet(count, 'final')];
  return { processed, countedAt, final, corrections: [], changes: [] };
};

const blocksIn = (question: Fields): readonly DataBlock[] => [
  {
    ...head,
    type: 'matches',
    shows: 'times',
    matches: orElse((fields, name) => items(fields, name, matchIn), question, 'matches', []),
  },
  { ...head, type: 'schedule', events: orElse((fields, name) => items(fields, name, eventIn), question, 'events', []) },
];

export const standingAsked = (question: Fields, zone: string): object | null => {
  const now = number(question, 'now');
  const standing = whereItStands({ count: countIn(question), blocks: blocksIn(question) }, now, zone);
  if (standing === null || standing.kind === 'counted') return standing;
  const { kind, state, at } = standing;
  return standing.kind === 'days' ? { kind, state, at, day: standing.day, days: standing.days } : { kind, state, at };
};
