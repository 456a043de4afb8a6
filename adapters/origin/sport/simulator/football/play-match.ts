import { openRandom, seedOf } from '../random.ts';
import type { Random } from '../random.ts';
import { lineUpOf } from './line-up.ts';
import type { LineUp } from './line-up.ts';
import { goalsOf, openMatch } from './match-in-play.ts';
import type { MatchInPlay } from './match-in-play.ts';
import type { MatchPlan, Sides } from './match-plan.ts';
import type { MatchScript, Phase } from './match-script.ts';
import { playHalf } from './play-half.ts';
import type { Half } from './play-half.ts';
import { shootOut } from './shoot-out.ts';

const halfTime = 15 * 60;
const shortBreak = 5 * 60;
const waitedInVain = 35 * 60;

type Drawn = Omit<Half, 'from'>;

const halves = (random: Random, abandoned: boolean): readonly [Drawn, Drawn] => {
  const stops = random.yes(0.0125) ? { before: random.whole(8, 40), seconds: random.whole(8, 25) * 60 } : null;
  const inFirst = random.yes(0.4);
  return [
    {
      short: '1H',
      base: 0,
      length: 45,
      added: [1, 9],
      changes: [],
      givenUpBefore: null,
      pause: !abandoned && inFirst ? stops : null,
    },
    {
      short: '2H',
      base: 45,
      length: 45,
      added: [3, 17],
      changes: [
        [0, 0.3],
        [14, 0.5],
        [24, 0.6],
        [34, 0.55],
        [42, 0.3],
      ],
      givenUpBefore: abandoned ? random.whole(6, 40) : null,
      pause: !abandoned && !inFirst ? stops : null,
    },
  ];
};

const extraHalf = (base: 90 | 105): Drawn => ({
  short: 'ET',
  base,
  length: 15,
  added: [1, 4],
  changes: [[base === 90 ? 8 : 1, 0.5]],
  givenUpBefore: null,
  pause: null,
});

const rest = (match: MatchInPlay, short: Phase['short'], from: number, seconds: number): number => {
  match.phases.push({ short, from, to: from + seconds, minute: null, until: null });
  return from + seconds;
};

const isLevel = ({ events }: MatchInPlay): boolean => {
  const { home, away } = goalsOf(events);
  return home === away;
};

const decide = (match: MatchInPlay, after: number): Pick<MatchScript, 'final' | 'end'> => {
  const first = playHalf(match, { ...extraHalf(90), from: rest(match, 'BT', after, shortBreak) });
  const second = playHalf(match, { ...extraHalf(105), from: rest(match, 'BT', first, shortBreak / 2) });
  return isLevel(match)
    ? { final: 'PEN', end: shootOut(match, rest(match, 'BT', second, shortBreak)) }
    : { final: 'AET', end: second };
};

const play = (match: MatchInPlay): Pick<MatchScript, 'final' | 'end'> => {
  const { plan, random } = match;
  const [first, second] = halves(random, plan.fate === 'abandoned');
  const interval = playHalf(match, { ...first, from: 0 });
  const full = playHalf(match, { ...second, from: rest(match, 'HT', interval, halfTime) });
  if (plan.fate === 'abandoned') {
    const minute = 45 + (second.givenUpBefore ?? 0);
    match.phases.push({ short: 'INT', from: full, to: full + waitedInVain, minute, until: 90 });
    return { final: 'ABD', end: full + waitedInVain };
  }
  return plan.knockout && isLevel(match) ? decide(match, full) : { final: 'FT', end: full };
};

/** Computes the whole match. It is a pure function: pages show only events before the current time. */
export const playMatch = (plan: MatchPlan): MatchScript => {
  const random = openRandom(seedOf(plan.seed, 0x9a3e));
  const lineUps: Sides<LineUp> = { home: lineUpOf(random, plan.home), away: lineUpOf(random, plan.away) };
  const match = openMatch(plan, random, lineUps);
  const { final, end } = plan.fate === 'postponed' ? { final: 'PST' as const, end: 0 } : play(match);
  return {
    fate: plan.fate,
    lineUps,
    phases: match.phases,
    events: match.events.toSorted((one, other) => one.at - other.at),
    tallies: match.tallies.toSorted((one, other) => one.at - other.at),
    final,
    end,
  };
};
