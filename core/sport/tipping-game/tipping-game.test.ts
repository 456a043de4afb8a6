import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamePlace } from './game-place.ts';
import { scoreSheet, scoreTip, tipPoints } from './score-tips.ts';
import { roundsInOrder, roundState, type TipPair, type TipRound } from './tip-round.ts';
import { maxPairs, readTipSheet, tipFields, tipParameters, tipsOfForm, writeTipSheet } from './tip-sheet.ts';

const digit = fc.integer({ min: 0, max: 9 });
const tip = fc.record({ home: digit, away: digit });
const sheet = fc.array(fc.option(tip), { minLength: 1, maxLength: maxPairs });

const pair = (key: string, at: number, result: TipPair['result'] = null): TipPair => ({
  key,
  at,
  home: 'A',
  away: 'B',
  place: '',
  result,
});
const round = (slug: string, ...pairs: readonly TipPair[]): TipRound => ({
  slug,
  title: slug,
  lead: '',
  supplement: null,
  pairs,
});

describe('a tip sheet', () => {
  it('comes back from its address as it was', () => {
    fc.assert(
      fc.property(sheet, (tips) => {
        const written = writeTipSheet(tips);
        expect(readTipSheet(written, tips.length)).toEqual(tips);
        expect(encodeURIComponent(written)).toBe(written);
      }),
    );
  });

  it('is read only from a URL of its length', () => {
    for (const text of ['', '21', '21.00.11', '2.1', '21.0', '21.a0', '21.00.', '+1.00', '21.٠٠'])
      expect(readTipSheet(text, 2)).toBeNull();
    fc.assert(
      fc.property(fc.string(), digit, (text, pairs) => {
        const read = readTipSheet(text, pairs);
        if (read !== null) expect(writeTipSheet(read)).toBe(text);
      }),
    );
  });

  it('has the fields of the form', () => {
    fc.assert(
      fc.property(sheet, (tips) => {
        const query = tips
          .flatMap((one, at) =>
            one === null
              ? [`${tipFields(at).home}=`]
              : [`${tipFields(at).home}=${one.home}`, `${tipFields(at).away}=+${one.away}`],
          )
          .join('&');
        expect(tipsOfForm(query, tips.length)).toEqual(tips.every((one) => one === null) ? null : tips);
      }),
    );
    expect(tipsOfForm('h1=10&v1=1', 1)).toBeNull();
    expect(tipParameters).toHaveLength(maxPairs * 2);
  });
});

describe('the points of a tip', () => {
  it.each([
    [[2, 1], [2, 1], 'exact'],
    [[0, 0], [0, 0], 'exact'],
    [[3, 2], [2, 1], 'difference'],
    [[0, 2], [1, 3], 'difference'],
    [[1, 1], [2, 2], 'winner'],
    [[3, 0], [2, 1], 'winner'],
    [[1, 2], [2, 1], 'missed'],
    [[1, 1], [2, 1], 'missed'],
  ] as const)('of %j for %j are those of %s', ([home, away], [realHome, realAway], outcome) => {
    expect(scoreTip({ home, away }, { home: realHome, away: realAway })).toEqual({
      outcome,
      points: tipPoints[outcome],
    });
  });

  it('are the same with the sides changed, full for the result itself and none without a tip or a result', () => {
    const turned = ({ home, away }: { home: number; away: number }) => ({ home: away, away: home });
    fc.assert(
      fc.property(tip, tip, (mine, result) => {
        expect(scoreTip(mine, result)).toEqual(scoreTip(turned(mine), turned(result)));
        expect(scoreTip(result, result).points).toBe(5);
        expect(scoreTip(mine, result).points === 5).toBe(mine.home === result.home && mine.away === result.away);
        expect([
          scoreTip(null, result).points,
          scoreTip(mine, null).points,
          scoreTip(mine, { home: null, away: 1 }).outcome,
        ]).toEqual([0, 0, 'unknown']);
      }),
    );
  });

  it('add up to those of the sheet, whose best is 5 for each pair', () => {
    fc.assert(
      fc.property(sheet, fc.array(tip), (tips, results) => {
        const {
          total,
          tips: scored,
          exact,
        } = scoreSheet(
          tips,
          results.map((result) => ({ result })),
        );
        expect(scored).toHaveLength(results.length);
        expect(total).toBe(scored.reduce((sum, { points }) => sum + points, 0));
        expect(total).toBeLessThanOrEqual(5 * results.length);
        expect(total).toBeGreaterThanOrEqual(5 * exact);
      }),
    );
  });
});

describe('a round', () => {
  const known = { home: 1, away: 0 };

  it('is open, then waits for its results, then is finished', () => {
    const two = round('r', pair('a', 100, known), pair('b', 200));
    expect([roundState(two, 99), roundState(two, 199), roundState(two, 200)]).toEqual(['open', 'open', 'waiting']);
    expect(roundState(round('r', pair('a', 100, known)), 100)).toBe('finished');
  });

  it('comes first while it is open, the next to close in front', () => {
    const rounds = [
      round('old', pair('a', 1, known)),
      round('late', pair('a', 90)),
      round('newer', pair('a', 5, known)),
      round('waiting', pair('a', 7)),
      round('soon', pair('a', 50)),
    ];
    expect(roundsInOrder(rounds, 10).map(({ slug }) => slug)).toEqual(['soon', 'late', 'waiting', 'newer', 'old']);
  });
});

describe('gamePlace', () => {
  const rounds = [round('egy', pair('a-b', 1), pair('c-d', 1))];

  it.each([
    [undefined, undefined, 'rounds'],
    ['egy', undefined, 'round'],
    ['egy', 'a-b', 'pair'],
    ['egy', '21.--', 'sheet'],
    ['egy', '21', undefined],
    ['egy', 'x', undefined],
    ['ket', undefined, undefined],
  ] as const)('of %s/%s is %s', (slug, key, kind) => {
    expect(gamePlace(rounds, slug, key)?.kind).toBe(kind);
  });
});
