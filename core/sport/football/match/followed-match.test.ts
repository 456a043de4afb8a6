import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldBack, latestState, type LiveHistory } from '../../../polling/live-history.ts';
import { type FollowedMatch, followedMatch, followMatch, joinHistories } from './followed-match.ts';
import { speakMatchNews } from '../hu.ts';
import { isGoal } from './match-goal.ts';
import { matchNews } from './match-news.ts';
import type { Match } from './match.ts';
import { scoreAccount } from '../score-account.ts';
import { someEvent, someMatch } from './some-match.fake.ts';

type Told = readonly [observedAt: number, match: Match];

const following = (first: Told, ...others: readonly Told[]): LiveHistory<FollowedMatch> => {
  const [observedAt, value] = first;
  return others.reduce(
    (known, [at, match]) => followMatch(known, { value: match, observedAt: at }),
    followMatch(null, { value, observedAt }),
  );
};

const goalsOf = ({ course }: FollowedMatch) =>
  course.events.filter(isGoal).map(({ elapsed, cancelled }) => `${elapsed}${cancelled ? ' taken back' : ''}`);
const scoreOf = ({ fixture }: FollowedMatch) => (fixture.status === 'not-started' ? null : fixture.score);

const rich = someMatch('1H', [1, 0], [someEvent(12)], {
  squads: { home: { formation: '4-4-2', starting: [], substitutes: [], coach: null }, away: null },
  statistics: { home: [{ type: 'Fouls', value: 3 }], away: [{ type: 'Fouls', value: 1 }] },
  prediction: {
    winner: 'Hídfő SC',
    comment: null,
    chances: { home: 1, draw: 1, away: 1 },
    goals: { home: 1, away: 1 },
  },
  headToHead: [someMatch('FT', [0, 0]).fixture],
});

describe('a followed match', () => {
  it('remembers a goal that was dropped together with its score, for every later answer', () => {
    const { value } = latestState(
      following(
        [0, someMatch('1H', [1, 0], [someEvent(12)])],
        [15, someMatch('1H', [0, 0])],
        [30, someMatch('1H', [0, 0], [someEvent(20, { type: 'Card', detail: 'Red Card' })])],
      ),
    );
    expect(goalsOf(value)).toEqual(['12 taken back']);
    expect(scoreOf(value)).toEqual({ home: 0, away: 0 });
  });

  it('keeps events that the upstream omits, but takes its newest status', () => {
    const silent = someMatch('HT', [null, null], [], {
      fixture: {
        ...someMatch('HT', [null, null]).fixture,
        teams: { home: { id: 11, name: null, logo: null }, away: { id: null, name: null, logo: null } },
      },
    });
    const { value } = latestState(following([0, rich], [15, silent]));
    expect(value).toEqual({ ...followedMatch(rich), fixture: { ...followedMatch(rich).fixture, short: 'HT' } });
  });

  it('shows no score once upstream says that it has not begun', () => {
    const { value } = latestState(following([0, rich], [15, someMatch('NS', [null, null])]));
    expect(scoreOf(value)).toBeNull();
  });

  it('can be watched late: each state comes as long after as the delay', () => {
    const history = following([0, someMatch('1H', [0, 0])], [15, someMatch('1H', [1, 0], [someEvent(9)])]);
    expect(heldBack(history, 40, 30)?.value.fixture).toMatchObject({ score: { home: 0 } });
    expect(heldBack(history, 45, 30)?.value.fixture).toMatchObject({ score: { home: 1 } });
  });

  it('never contradicts itself, for any upstream data in any order', () => {
    const event = fc.record({
      type: fc.constantFrom('Goal', 'Goal', 'Card', 'Var', null),
      detail: fc.constantFrom('Normal Goal', 'Own Goal', 'Penalty', 'Goal cancelled', null),
      comments: fc.constantFrom(null, null, 'Penalty Shootout'),
      teamId: fc.constantFrom(11, 12, null),
      player: fc.constantFrom('A', 'B', null),
      assist: fc.constant(null),
      elapsed: fc.option(fc.nat(120)),
      extra: fc.option(fc.nat(17)),
    });
    const telling = fc
      .tuple(
        fc.constantFrom('NS', '1H', '2H', 'FT', 'PST', 'XYZ', null),
        fc.tuple(fc.option(fc.nat(4)), fc.option(fc.nat(4))),
        fc.array(event, { maxLength: 6 }),
      )
      .map((told) => someMatch(...told));
    fc.assert(
      fc.property(fc.array(telling, { minLength: 1, maxLength: 6 }), (tellings) => {
        let known: LiveHistory<FollowedMatch> | null = null;
        for (const [at, match] of tellings.entries()) {
          known = followMatch(known, { value: match, observedAt: at * 15 });
          const { value } = latestState(known);
          const [score, { short, teams }] = [scoreOf(value), value.fixture];
          const account = scoreAccount({ short, teams, score }, value.course.events);
          const counted = value.course.events.filter((one) => isGoal(one) && !one.cancelled).length;
          if (account === 'agreed') expect((score?.home ?? 0) + (score?.away ?? 0)).toBe(counted);
          else expect(account === null || account === 'under-review' || counted === 0).toBe(true);
        }
      }),
    );
  });
});

describe('the course that a reader has seen', () => {
  const here = following([0, someMatch('1H', [1, 0], [someEvent(12)])], [15, someMatch('1H', [0, 0])]);

  it('continues with the state of another server, and keeps a goal that only the first one saw', () => {
    const there = following(
      [10, someMatch('1H', [0, 0])],
      [30, someMatch('1H', [0, 1], [someEvent(20, { teamId: 12 })])],
    );
    const joined = joinHistories(here, there);
    expect(goalsOf(latestState(joined).value)).toEqual(['12 taken back', '20']);
    expect(joined.observedAt).toBe(30);
    expect(joined.states.map(({ since }) => since)).toEqual([0, 15, 30]);
  });

  it('is the same after the same answer again, or an older one', () => {
    expect(joinHistories(here, here)).toEqual(here);
    expect(joinHistories(here, following([0, someMatch('1H', [1, 0], [someEvent(12)])]))).toEqual(here);
  });

  it('is known to hold longer when upstream has said so again', () => {
    expect(joinHistories(here, { ...here, observedAt: 45 })).toEqual({ ...here, observedAt: 45 });
  });
});

describe('the announcement to a follower', () => {
  const told = (before: Match, now: Match): readonly string[] => {
    const [one, other] = [followedMatch(before), followedMatch(now)];
    return matchNews(one, other).map((news) => speakMatchNews(news, other.fixture));
  };
  const nil = someMatch('1H', [0, 0]);

  it('is a goal, with its scorer as soon as he is known', () => {
    expect(told(nil, someMatch('1H', [1, 0], [someEvent(12)]))).toEqual([
      'Gól! Hídfő SC, Bihari Olivér. Az állás: 1–0.',
    ]);
    expect(told(nil, someMatch('1H', [0, 1]))).toEqual(['Gól! Parti TK. Az állás: 0–1.']);
    expect(told(someMatch('1H', [0, 1]), someMatch('1H', [0, 1], [someEvent(12, { teamId: 12 })]))).toEqual([]);
  });

  it('names an own goal as one, because its scorer plays for the other team', () => {
    expect(told(nil, someMatch('1H', [0, 1], [someEvent(12, { teamId: 12, detail: 'Own Goal' })]))).toEqual([
      'Gól! Parti TK, Bihari Olivér (öngól). Az állás: 0–1.',
    ]);
  });

  it('is never more goals at once than can be heard, however many upstream makes of them', () => {
    for (const goals of [6, 1e9, 1e308]) expect(told(nil, someMatch('1H', [goals, 0]))).toHaveLength(5);
  });

  it('is a goal that was taken back', () => {
    expect(told(someMatch('1H', [1, 0], [someEvent(12)]), nil)).toEqual(['Gól visszavonva. Hídfő SC. Az állás: 0–0.']);
  });

  it('is a red card, a second yellow one too, and no yellow one', () => {
    const card = (detail: string, teamId: number | null) => someEvent(5, { type: 'Card', detail, teamId });
    expect(told(nil, someMatch('1H', [0, 0], [card('Red Card', 12)]))).toEqual(['Piros lap: Bihari Olivér, Parti TK.']);
    expect(told(nil, someMatch('1H', [0, 0], [card('Second Yellow card', null)]))).toEqual([
      'Piros lap: Bihari Olivér.',
    ]);
    expect(told(nil, someMatch('1H', [0, 0], [card('Yellow Card', 12)]))).toEqual([]);
  });

  it('is a new phase of play', () => {
    expect(told(nil, someMatch('HT', [0, 0]))).toEqual(['Félidő. Az állás: 0–0.']);
    expect(told(someMatch('NS', [null, null]), someMatch('1H', [0, 0]))).toEqual(['1. félidő. Az állás: 0–0.']);
    expect(told(someMatch('NS', [null, null]), someMatch('PST', [null, null]))).toEqual(['Elhalasztva.']);
  });
});
