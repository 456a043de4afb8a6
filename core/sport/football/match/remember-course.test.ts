import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchCourse, matchCourse } from './match-course.ts';
import type { EventReport } from './match-event.ts';
import { isGoal } from './match-goal.ts';
import { rememberCourse } from './remember-course.ts';
import { countedGoals, scoreAccount } from '../score-account.ts';
import type { Score } from '../sides.ts';

const teams = { home: { id: 1 }, away: { id: 2 } };
const none: MatchCourse = { events: [], shootOut: [] };

const report = (elapsed: number, more: Partial<EventReport> = {}): EventReport => ({
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  teamId: 1,
  player: 'Erdei M.',
  assist: null,
  elapsed,
  extra: null,
  ...more,
});
const card = (elapsed: number) => report(elapsed, { type: 'Card', detail: 'Yellow Card' });

const afterAll = (...tellings: readonly (readonly [readonly EventReport[], Score | null])[]): MatchCourse =>
  tellings.reduce((known, [reports, score]) => rememberCourse(known, matchCourse(reports), { teams, score }), none);

const goalsOf = ({ events }: MatchCourse) =>
  events.filter(isGoal).map(({ elapsed, cancelled }) => `${elapsed}${cancelled ? ' taken back' : ''}`);

describe('a score beside its goals', () => {
  const account = (reports: readonly EventReport[], score: Score | null, short = '2H') =>
    scoreAccount({ short, teams, score }, matchCourse(reports).events);

  it('agrees when it is their sum, with own goals and penalties, without cancelled goals and shoot-outs', () => {
    const reports = [
      report(10),
      report(20, { detail: 'Own Goal', teamId: 2 }),
      report(30, { detail: 'Penalty' }),
      report(40, { player: 'Vas' }),
      report(41, { type: 'Var', detail: 'Goal cancelled', player: 'Vas' }),
      report(50, { detail: 'Missed Penalty' }),
      report(120, { comments: 'Penalty Shootout' }),
    ];
    expect(account(reports, { home: 2, away: 1 })).toBe('agreed');
  });

  it.each([
    ['more than is listed', [], { home: 1, away: 0 }],
    ['less than is listed', [report(10)], { home: 0, away: 0 }],
    ['a goal of a team that does not play', [report(10, { teamId: 9 })], { home: 1, away: 0 }],
    ['a goal listed for a side whose goals are not told', [report(10)], { home: null, away: 0 }],
  ])('is under review when it tells %s', (_, reports, score) => {
    expect(account(reports, score)).toBe('under-review');
  });

  it('is unlisted when the match is over and has no listed events', () => {
    expect(account([], { home: 2, away: 2 }, 'FT')).toBe('unlisted');
    expect(account([card(3)], { home: 2, away: 2 }, 'FT')).toBe('under-review');
  });

  it('is valid without goals when the match was awarded', () => {
    expect(account([report(10)], { home: 0, away: 3 }, 'AWD')).toBe('awarded');
    expect(account([], { home: 0, away: 3 }, 'WO')).toBe('awarded');
  });

  it('is null before kick-off, and when the score is unknown', () => {
    expect(account([report(10)], { home: 0, away: 3 }, 'NS')).toBeNull();
    expect(account([report(10)], null)).toBeNull();
  });
});

describe('the stored course of a match', () => {
  it('equals upstream’s data while upstream only adds events', () => {
    const first = [report(10)];
    const then = [...first, card(12), report(30, { teamId: 2 })];
    expect(afterAll([first, { home: 1, away: 0 }], [then, { home: 1, away: 1 }])).toEqual(matchCourse(then));
  });

  it('keeps a goal that upstream drops, as taken back, when the score falls with it', () => {
    const kept = afterAll([[report(10), report(55)], { home: 2, away: 0 }], [[report(10)], { home: 1, away: 0 }]);
    expect(goalsOf(kept)).toEqual(['10', '55 taken back']);
    expect(scoreAccount({ short: '2H', teams, score: { home: 1, away: 0 } }, kept.events)).toBe('agreed');
  });

  it('keeps a goal that upstream drops as it is while the score still counts it', () => {
    const kept = afterAll([[report(10), report(55)], { home: 2, away: 0 }], [[report(10)], { home: 2, away: 0 }]);
    expect(goalsOf(kept)).toEqual(['10', '55']);
  });

  it('takes the later of two lost goals back where the score counts but one', () => {
    const kept = afterAll([[report(10), report(55)], { home: 2, away: 0 }], [[card(1)], { home: 1, away: 0 }]);
    expect(goalsOf(kept)).toEqual(['10', '55 taken back']);
  });

  it('keeps everything when the list of a running match is suddenly empty', () => {
    const all = [card(5), report(10), report(11, { type: 'subst' })];
    expect(afterAll([all, { home: 1, away: 0 }], [[], { home: 1, away: 0 }])).toEqual(matchCourse(all));
  });

  it.each([
    ['another minute', report(11)],
    ['another scorer in the same minute', report(10, { player: 'Vas' })],
    ['another manner', report(10, { detail: 'Own Goal' })],
    ['its team at last', report(10)],
  ])('takes a goal that is told anew with %s for the same goal', (_, mended) => {
    const told = _ === 'its team at last' ? report(10, { teamId: null }) : report(10);
    expect(goalsOf(afterAll([[told], { home: 1, away: 0 }], [[mended], { home: 1, away: 0 }]))).toEqual([
      String(mended.elapsed),
    ]);
  });

  it('distinguishes the second goal of a scorer from a cancelled first one', () => {
    const both = [report(20), report(23)];
    expect(goalsOf(afterAll([both, { home: 2, away: 0 }], [[report(23)], { home: 1, away: 0 }]))).toEqual([
      '20 taken back',
      '23',
    ]);
    expect(
      goalsOf(
        afterAll(
          [[report(20)], { home: 1, away: 0 }],
          [[], { home: 0, away: 0 }],
          [[report(24)], { home: 1, away: 0 }],
        ),
      ),
    ).toEqual(['20 taken back', '24']);
  });

  it('restores a goal that upstream lists again', () => {
    const one = [report(20)] as const;
    expect(
      goalsOf(afterAll([one, { home: 1, away: 0 }], [[card(1)], { home: 0, away: 0 }], [one, { home: 1, away: 0 }])),
    ).toEqual(['20']);
  });

  it('keeps a missing goal when upstream gives no score', () => {
    expect(goalsOf(afterAll([[report(10)], { home: 1, away: 0 }], [[card(1)], null]))).toEqual(['10']);
  });

  const reports = fc.array(
    fc.record({
      type: fc.constantFrom('Goal', 'Goal', 'Goal', 'Card', 'Var', null),
      detail: fc.constantFrom('Normal Goal', 'Own Goal', 'Goal cancelled', null),
      comments: fc.constant(null),
      teamId: fc.constantFrom(1, 2, 2, 9, null),
      player: fc.option(fc.constantFrom('A B', 'C D', 'E')),
      assist: fc.constant(null),
      elapsed: fc.option(fc.nat(95)),
      extra: fc.option(fc.nat(9)),
    }),
    { maxLength: 8 },
  );
  const score = fc.option(fc.record({ home: fc.option(fc.nat(5)), away: fc.option(fc.nat(5)) }));
  const tellings = fc.array(fc.tuple(reports, score), { minLength: 1, maxLength: 5 });

  it('never loses a seen goal, for any upstream omissions', () => {
    fc.assert(
      fc.property(tellings, (drawn) => {
        let known = none;
        for (const [told, goals] of drawn) {
          const next = rememberCourse(known, matchCourse(told), { teams, score: goals });
          expect(goalsOf(next).length).toBeGreaterThanOrEqual(goalsOf(known).length);
          expect(goalsOf(next).length).toBeGreaterThanOrEqual(goalsOf(matchCourse(told)).length);
          known = next;
        }
      }),
    );
  });

  it('never counts a lost goal beyond the score', () => {
    fc.assert(
      fc.property(tellings, reports, fc.nat(5), fc.nat(5), (earlier, told, home, away) => {
        const now = matchCourse(told);
        const kept = rememberCourse(afterAll(...earlier), now, { teams, score: { home, away } });
        const [listed, counted] = [countedGoals(now.events, teams), countedGoals(kept.events, teams)];
        expect(counted.home).toBeLessThanOrEqual(Math.max(home, listed.home));
        expect(counted.away).toBeLessThanOrEqual(Math.max(away, listed.away));
      }),
    );
  });

  it('stays the same when the same data arrives twice', () => {
    fc.assert(
      fc.property(tellings, reports, score, (earlier, told, goals) => {
        const now = matchCourse(told);
        const once = rememberCourse(afterAll(...earlier), now, { teams, score: goals });
        expect(rememberCourse(once, now, { teams, score: goals })).toEqual(once);
      }),
    );
  });
});
