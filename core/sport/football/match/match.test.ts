import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bySide } from '../by-side.ts';
import { noDataYet, speakGroup, speakStatistic, speakRound } from '../hu.ts';
import { matchCourse } from './match-course.ts';
import type { EventReport } from './match-event.ts';
import { matchEvent } from './match-event.ts';
import { predictionOf } from './prediction.ts';
import { readFigure } from '../read-figure.ts';
import { statisticPairs } from '../statistic-pairs.ts';
import { timelineMinutes, timelinePosition } from './timeline.ts';

const report = (type: string | null, detail: string | null, more: Partial<EventReport> = {}): EventReport => ({
  type,
  detail,
  comments: null,
  teamId: 1,
  player: 'D. Szoboszlai',
  assist: null,
  elapsed: 20,
  extra: null,
  ...more,
});
const goal = (more: Partial<EventReport> = {}) => report('Goal', 'Normal Goal', more);

describe('timelineMinutes', () => {
  it('is 105, with extra time 125 and with penalties 130', () => {
    expect(['NS', '1H', 'HT', '2H', 'FT', 'XYZ', null].map((short) => timelineMinutes(short))).toEqual(
      Array(7).fill(105),
    );
    expect(['ET', 'BT', 'AET'].map((short) => timelineMinutes(short))).toEqual([125, 125, 125]);
    expect(['P', 'PEN'].map((short) => timelineMinutes(short))).toEqual([130, 130]);
  });

  it('includes extra time that only events show, but not 90 + 7', () => {
    expect(timelineMinutes('INT', [{ elapsed: 91, extra: null }])).toBe(125);
    expect(
      timelineMinutes('FT', [
        { elapsed: 90, extra: 7 },
        { elapsed: null, extra: null },
      ]),
    ).toBe(105);
    expect(timelineMinutes('PEN', [{ elapsed: 91, extra: null }])).toBe(130);
  });
});

describe('timelinePosition', () => {
  it.each([
    [0, null, 105, 0],
    [21, null, 105, 0.2],
    [45, 3, 105, 48 / 105],
    [90, 15, 105, 1],
    [90, 20, 105, 1],
    [120, 5, 125, 1],
    [65, null, 130, 0.5],
    [-5, null, 105, 0],
    [null, 3, 105, null],
  ] as const)('of %s + %s on %s minutes is %s', (elapsed, extra, width, position) => {
    expect(timelinePosition({ elapsed, extra }, width)).toBe(position);
  });

  it('stays on the line, and later events of a half never come first', () => {
    const minutes = fc.record({ elapsed: fc.integer({ min: -10, max: 140 }), extra: fc.nat(20) });
    fc.assert(
      fc.property(minutes, fc.nat(20), fc.constantFrom(105, 125, 130), ({ elapsed, extra }, later, width) => {
        const [one, other] = [
          timelinePosition({ elapsed, extra }, width) ?? -1,
          timelinePosition({ elapsed, extra: extra + later }, width) ?? -1,
        ];
        expect(0 <= one && one <= other && other <= 1).toBe(true);
      }),
    );
  });
});

describe('matchEvent', () => {
  it.each([
    [goal({ assist: 'A' }), { kind: 'goal', how: 'normal', assist: 'A', cancelled: false }],
    [report('Goal', 'Own Goal'), { kind: 'goal', how: 'own' }],
    [report('Goal', 'Penalty'), { kind: 'goal', how: 'penalty' }],
    [report('Goal', 'Missed Penalty'), { kind: 'missed-penalty' }],
    [report('Goal', 'Penalty', { comments: 'Penalty Shootout' }), { kind: 'shoot-out', scored: true }],
    [report('Goal', 'Missed Penalty', { comments: 'Penalty Shootout' }), { kind: 'shoot-out', scored: false }],
    [report('Goal', null), { kind: 'goal', how: 'normal' }],
    [report('Card', 'Yellow Card'), { kind: 'card', colour: 'yellow' }],
    [report('Card', 'Second Yellow card'), { kind: 'card', colour: 'second-yellow' }],
    [report('Card', 'Red Card'), { kind: 'card', colour: 'red' }],
    [report('subst', 'Substitution 1', { assist: 'Be' }), { kind: 'substitution', player: 'D. Szoboszlai', on: 'Be' }],
    [report('Var', 'Goal cancelled'), { kind: 'review', cancelsGoal: true }],
    [report('Var', 'Goal Disallowed - offside'), { kind: 'review', cancelsGoal: true }],
    [report('Var', 'Goal confirmed'), { kind: 'review', cancelsGoal: false }],
    [report('Var', null), { kind: 'review', cancelsGoal: false }],
    [report('Drinks', 'Water'), { kind: 'other', detail: 'Water' }],
    [report(null, null), { kind: 'other', detail: null }],
  ])('of %j is %j', (given, said) => {
    expect(matchEvent(given)).toMatchObject(said);
  });
});

describe('matchCourse', () => {
  const counted = (reports: readonly EventReport[]) =>
    matchCourse(reports).events.flatMap((event) => (event.kind === 'goal' && !event.cancelled ? [event.player] : []));

  it('keeps the shoot-out apart from the timeline', () => {
    const { events, shootOut } = matchCourse([
      goal(),
      report('Goal', 'Penalty', { comments: 'Penalty Shootout', elapsed: 120 }),
      report('Goal', 'Missed Penalty', { comments: 'Penalty Shootout', elapsed: 120 }),
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['goal']);
    expect(shootOut.map(({ scored }) => scored)).toEqual([true, false]);
  });

  it('shows a repeated goal once, with the fuller name', () => {
    expect(counted([goal(), goal({ player: 'Dominik Szoboszlai' })])).toEqual(['Dominik Szoboszlai']);
    expect(counted([goal({ player: 'Dominik Szoboszlai' }), goal({ player: null })])).toEqual(['Dominik Szoboszlai']);
    expect(counted([goal({ player: null }), goal()])).toEqual(['D. Szoboszlai']);
  });

  it.each([{ elapsed: 21 }, { extra: 1 }, { teamId: 2 }, { player: 'Varga B.' }, { detail: 'Penalty' }])(
    'takes a goal with another %j for another goal',
    (other) => {
      expect(counted([goal(), goal(other)])).toHaveLength(2);
    },
  );

  it('lists a goal that a review took back, but does not count it', () => {
    const { events } = matchCourse([goal(), report('Var', 'Goal cancelled', { elapsed: 22 })]);
    expect(events).toMatchObject([{ kind: 'goal', cancelled: true }, { kind: 'review' }]);
  });

  it('cancels only the last goal that a review can mean', () => {
    const events = matchCourse([
      goal({ elapsed: 18 }),
      goal(),
      report('Var', 'Goal Disallowed - offside', { elapsed: 22, player: null }),
    ]).events;
    expect(events.map((event) => event.kind === 'goal' && event.cancelled)).toEqual([false, true, false]);
  });

  it.each([
    { elapsed: 26 },
    { elapsed: 19 },
    { teamId: 2 },
    { player: 'Varga B.' },
    { detail: 'Goal confirmed' },
    { elapsed: null },
  ])('cancels no goal on a review with %j', (review) => {
    expect(counted([goal(), report('Var', 'Goal cancelled', { elapsed: 21, ...review })])).toHaveLength(1);
  });

  it('is ordered by minute and added time, in given order within a minute, unknown minutes last', () => {
    const minutes = [
      [46, null],
      [45, 2],
      [null, null],
      [45, null],
      [45, 0],
    ] as const;
    const { events } = matchCourse(
      minutes.map(([elapsed, extra], at) => report('Card', 'Red Card', { elapsed, extra, player: String(at) })),
    );
    expect(events.map(({ player }) => player)).toEqual(['3', '4', '1', '0', '2']);
  });

  it('loses nothing but repeated goals, for any upstream omissions', () => {
    const word = fc.option(
      fc.constantFrom(
        'Goal',
        'Card',
        'subst',
        'Var',
        'Normal Goal',
        'Own Goal',
        'Penalty',
        'Missed Penalty',
        'Goal cancelled',
        'Penalty Shootout',
        'x',
      ),
    );
    const number = fc.option(fc.nat(4));
    const name = fc.option(fc.constantFrom('A B', 'C B', 'D'));
    const reports = fc.array(
      fc.record({
        type: word,
        detail: word,
        comments: word,
        teamId: number,
        player: name,
        assist: name,
        elapsed: number,
        extra: number,
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(reports, (drawn) => {
        const { events, shootOut } = matchCourse(drawn);
        const isGoal = ({ kind }: { readonly kind: string }) => kind === 'goal';
        const told = drawn.map(matchEvent);
        expect(events.length + shootOut.length - events.filter(isGoal).length).toBe(
          told.length - told.filter(isGoal).length,
        );
        expect(events.filter(isGoal).length).toBeLessThanOrEqual(told.filter(isGoal).length);
        expect(events.some(isGoal)).toBe(told.some(isGoal));
      }),
    );
  });
});

describe('bySide', () => {
  const teams = { home: 1, away: 2 };

  it('finds a team by its id, in any order of upstream', () => {
    const [one, two] = [{ teamId: 1 }, { teamId: 2 }];
    expect(bySide([one, two], teams)).toEqual({ home: one, away: two });
    expect(bySide([two, one], teams)).toEqual({ home: one, away: two });
    expect(bySide([two], teams)).toEqual({ home: null, away: two });
  });

  it('goes by place where no team is named', () => {
    const [first, second] = [{ teamId: null }, { teamId: null }];
    expect(bySide([first, second], teams).away).toBe(second);
    expect(bySide([{ teamId: 7 }, second], { home: null, away: null })).toEqual({ home: { teamId: 7 }, away: second });
    expect(bySide([], teams)).toEqual({ home: null, away: null });
  });
});

describe('readFigure', () => {
  it.each([
    [7, 7, 'count'],
    ['7', 7, 'count'],
    ['55%', 55, 'percent'],
    [' 1.58 ', 1.58, 'count'],
    [0, 0, 'count'],
    ['-1', -1, 'count'],
  ])('of %j is %d (%s)', (written, value, unit) => {
    expect(readFigure(written)).toEqual({ value, unit });
  });

  it.each([null, '', '%', 'x', '1 2', '5%%', NaN, Infinity, '1e3'])('of %s is nothing', (written) => {
    expect(readFigure(written)).toBeNull();
  });
});

describe('statisticPairs', () => {
  it('sets the numbers of both teams side by side', () => {
    const home = [
      { type: 'Ball Possession', value: '60%' },
      { type: 'Fouls', value: 3 },
      { type: 'Offsides', value: 0 },
      { type: null, value: 1 },
    ];
    const away = [
      { type: 'Fouls', value: null },
      { type: 'Ball Possession', value: '40%' },
      { type: 'Corner Kicks', value: 5 },
      { type: 'Offsides', value: 0 },
    ];
    expect(statisticPairs({ home, away })).toEqual([
      { type: 'Ball Possession', unit: 'percent', home: 60, away: 40, homeShare: 0.6 },
      { type: 'Fouls', unit: 'count', home: 3, away: null, homeShare: null },
      { type: 'Offsides', unit: 'count', home: 0, away: 0, homeShare: null },
      { type: 'Corner Kicks', unit: 'count', home: null, away: 5, homeShare: null },
    ]);
  });

  it('is empty without numbers, and has no share for a negative one', () => {
    expect(statisticPairs({ home: [], away: [] })).toEqual([]);
    expect(
      statisticPairs({ home: [{ type: 'x', value: -1 }], away: [{ type: 'x', value: 3 }] })[0]?.homeShare,
    ).toBeNull();
    expect(
      statisticPairs({ home: [{ type: 'x', value: 3 }], away: [{ type: 'x', value: -1 }] })[0]?.homeShare,
    ).toBeNull();
    expect(statisticPairs({ home: [{ type: 'x', value: null }], away: [{ type: 'x', value: '9%' }] })).toMatchObject([
      { unit: 'percent', home: null, away: 9 },
    ]);
  });

  it('mirrors itself when the teams change sides', () => {
    const statistics = fc.array(
      fc.record({
        type: fc.option(fc.constantFrom('a', 'b', 'c')),
        value: fc.option(
          fc.oneof(
            fc.nat(99),
            fc.nat(99).map((value) => `${value}%`),
            fc.string(),
          ),
        ),
      }),
    );
    fc.assert(
      fc.property(statistics, statistics, (one, other) => {
        const there = new Map(statisticPairs({ home: one, away: other }).map((pair) => [pair.type, pair]));
        const back = statisticPairs({ home: other, away: one });
        expect(back).toHaveLength(there.size);
        for (const { type, unit, home, away, homeShare } of back) {
          expect(there.get(type)).toMatchObject({ unit, home: away, away: home });
          expect((there.get(type)?.homeShare ?? 0) + (homeShare ?? 1)).toBeCloseTo(1);
        }
      }),
    );
  });

  it('is in Hungarian for known names', () => {
    expect(['Ball Possession', 'Throw-ins'].map(speakStatistic)).toEqual(['Labdabirtoklás', 'Throw-ins']);
  });
});

describe('predictionOf', () => {
  it('reads percentages and keeps them between 0 and 100', () => {
    expect(
      predictionOf({
        winner: { name: 'Svájc', comment: 'Win or draw' },
        percent: { home: '10%', draw: '45%', away: '450%' },
        goals: { home: '-3%', away: null },
      }),
    ).toEqual({
      winner: 'Svájc',
      comment: 'Win or draw',
      chances: { home: 10, draw: 45, away: 100 },
      goals: { home: 0, away: null },
    });
  });

  it('is nothing when upstream predicts nothing', () => {
    const nothing = { winner: null, percent: null, goals: null };
    expect(predictionOf(nothing)).toBeNull();
    expect(
      predictionOf({
        winner: { name: null, comment: null },
        percent: { home: null, draw: 'x', away: null },
        goals: { home: null, away: '' },
      }),
    ).toBeNull();
    expect(predictionOf({ ...nothing, goals: { home: null, away: '0%' } })).toMatchObject({ goals: { away: 0 } });
    expect(noDataYet).toBe('Még nincs adat.');
  });
});

describe('a round of upstream in our words', () => {
  it.each([
    ['Regular Season - 11', '11. forduló'],
    ['Group A - 2', 'A csoport, 2. forduló'],
    ['Group Stage - 3', '3. forduló'],
    ['Quarter-finals', 'Negyeddöntő'],
    ['3rd Place Final', 'Bronzmérkőzés'],
    ['Play-offs - Leg 2', 'Play-offs - Leg 2'],
  ])('%s is %s', (round, words) => {
    expect(speakRound(round)).toBe(words);
  });

  it('knows groups, too', () => {
    expect(['Group A', ' group h', 'Liga A', 'NB I'].map(speakGroup)).toEqual([
      'A csoport',
      'h csoport',
      'Liga A',
      'NB I',
    ]);
  });
});
