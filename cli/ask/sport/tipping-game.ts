import type { Score } from '#core/sport/football/sides.ts';
import { gamePlace } from '#core/sport/tipping-game/game-place.ts';
import { scoreSheet, scoreTip } from '#core/sport/tipping-game/score-tips.ts';
import { roundsInOrder, roundState } from '#core/sport/tipping-game/tip-round.ts';
import type { TipRound } from '#core/sport/tipping-game/tip-round.ts';
import { readTipSheet, tipFields, tipsOfForm, writeTipSheet } from '#core/sport/tipping-game/tip-sheet.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, inner, items, number, orElse, query, text, whole } from '../rule/fields.ts';

const goals = (question: Fields): { readonly home: number; readonly away: number } => ({
  home: whole(question, 'home', 0),
  away: whole(question, 'away', 0),
});
const goalsOrNull = (question: Fields, name: string): Score | null =>
  orElse((fields, of) => goals(inner(fields, of)), question, name, null);
const pairsIn = (question: Fields): TipRound['pairs'] =>
  items(question, 'pairs', (pair) => ({
    key: orElse(text, pair, 'key', ''),
    at: orElse(number, pair, 'at', 0),
    home: '',
    away: '',
    place: '',
    result: goalsOrNull(pair, 'result'),
  }));
const roundIn = (question: Fields): TipRound => ({
  slug: orElse(text, question, 'slug', ''),
  title: '',
  lead: '',
  supplement: null,
  pairs: pairsIn(question),
});

/** A form has one field per pair, so the number is limited. */
const pairCount = (question: Fields): number => {
  const count = whole(question, 'pairs', 0);
  if (count > 99) throw new BadInput('at-most', 'pairs', '99');
  return count;
};

export const tippingRules: readonly AskRule[] = [
  {
    name: 'tip-points',
    input: '{tip: {home, away} | null, result: {home, away} | null}',
    answer: '{outcome, points}',
    decide: (question) => plainly(scoreTip(tipIn(question), goalsOrNull(question, 'result'))),
  },
  {
    name: 'tip-sheet',
    input: '{sheet, pairs: [{result?}]}',
    answer: '{total, exact, outcomes} | null',
    decide: (question) => {
      const pairs = pairsIn(question);
      const sheet = readTipSheet(text(question, 'sheet'), pairs.length);
      if (sheet === null) return plainly(null);
      const { total, exact, tips } = scoreSheet(sheet, pairs);
      return plainly({ total, exact, outcomes: tips.map(({ outcome }) => outcome) });
    },
  },
  {
    name: 'tips-of-form',
    input: '{query, pairs: number}',
    answer: 'sheet | null',
    decide: (question) => {
      const sheet = tipsOfForm(query(question), pairCount(question));
      return plainly(sheet && writeTipSheet(sheet));
    },
  },
  {
    name: 'tip-fields',
    input: '{at}',
    answer: '{home, away}',
    decide: (question) => plainly(tipFields(whole(question, 'at', 0))),
  },
  {
    name: 'round-state',
    input: '{now, pairs: [{at, result?}]}',
    answer: 'open | waiting | finished',
    decide: (question) => plainly(roundState({ pairs: pairsIn(question) }, number(question, 'now'))),
  },
  {
    name: 'rounds',
    input: '{now, rounds: [{slug, pairs: [{at, result?}]}]}',
    answer: '[slug]',
    decide: (question) =>
      plainly(roundsInOrder(items(question, 'rounds', roundIn), number(question, 'now')).map(({ slug }) => slug)),
  },
  {
    name: 'game-place',
    input: '{rounds: [{slug, pairs: [{key}]}], round?, key?}',
    answer: 'rounds | round | sheet | pair | null',
    decide: (question) =>
      plainly(
        gamePlace(
          items(question, 'rounds', roundIn),
          orElse(text, question, 'round', undefined),
          orElse(text, question, 'key', undefined),
        )?.kind ?? null,
      ),
  },
];

const tipIn = (question: Fields): { readonly home: number; readonly away: number } | null =>
  orElse((fields, name) => goals(inner(fields, name)), question, 'tip', null);
