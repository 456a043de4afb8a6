import type { HalfClock } from './clock.ts';
import { secondOf } from './clock.ts';
import { chances, happen } from './happenings.ts';
import type { Happening } from './happenings.ts';
import type { MatchInPlay } from './match-in-play.ts';
import { otherSide, sideNames } from './match-plan.ts';
import type { Side } from './match-plan.ts';
import type { Phase } from './match-script.ts';

export interface Half extends HalfClock {
  readonly short: Phase['short'];
  readonly added: readonly [min: number, max: number];
  readonly changes: readonly (readonly [minute: number, probability: number])[];
  /** The half is abandoned before this minute; null if it is played to the end. */
  readonly givenUpBefore: number | null;
}

interface Due {
  readonly what: Happening;
  readonly side: Side;
  readonly second: number;
}

const shareOf = (match: MatchInPlay, side: Side): number => {
  const [own, other] = [match.plan[side], match.plan[otherSide(side)]];
  const men = match.teams[side].size() / match.teams[otherSide(side)].size();
  return (own.strength / other.strength) * men * (side === 'home' ? 1.1 : 0.92);
};

const attacking: ReadonlySet<Happening> = new Set(['shot', 'corner', 'offside', 'penalty', 'own-goal']);
const usual = (Object.entries(chances) as [keyof typeof chances, number][]).map(([what, chance]) => ({
  what,
  chance,
  isAttack: attacking.has(what),
}));

const dueIn = (match: MatchInPlay, { changes }: Half, minute: number): readonly Due[] => {
  const { random } = match;
  const due: Due[] = [];
  const add = (what: Happening, side: Side): void =>
    void due.push({ what, side, second: minute * 60 + random.whole(1, 57) });
  for (const side of sideNames) {
    const share = shareOf(match, side);
    for (const { what, chance, isAttack } of usual) if (random.yes(isAttack ? chance * share : chance)) add(what, side);
    for (const [at, probability] of changes)
      if (at === minute && random.yes(probability))
        for (let left = random.whole(1, 2); left > 0; left -= 1) add('substitution', side);
  }
  return due.sort((one, other) => one.second - other.second);
};

const passBall = (match: MatchInPlay, clock: HalfClock, minute: number): void => {
  const { random } = match;
  const home = Math.min(0.75, Math.max(0.25, 0.5 * Math.sqrt(shareOf(match, 'home')) + random.between(-0.12, 0.12)));
  const all = random.between(7.5, 10.5);
  for (const side of sideNames) {
    const passes = Math.round(all * (side === 'home' ? home : 1 - home));
    const at = secondOf(clock, minute * 60 + 59);
    match.count(at, side, 'passes', passes);
    match.count(at, side, 'accurate-passes', Math.min(passes, Math.round(passes * random.between(0.68, 0.94))));
  }
};

const pauses = ({ from, base, length, pause, short }: Half, minutes: number): readonly Phase[] => {
  const [to, until] = [from + minutes * 60, base + length];
  if (pause === null) return [{ short, from, to, minute: base, until }];
  const stop = from + pause.before * 60;
  return [
    { short, from, to: stop, minute: base, until },
    { short: 'INT', from: stop, to: stop + pause.seconds, minute: base + pause.before, until },
    { short, from: stop + pause.seconds, to: to + pause.seconds, minute: base + pause.before, until },
  ];
};

const isReviewable = ({ length, pause, givenUpBefore }: Half, minute: number): boolean => {
  const near = (before: number | undefined | null): boolean =>
    before !== undefined && before !== null && minute < before && minute >= before - 3;
  return minute < length - 1 && !near(pause?.before) && !near(givenUpBefore);
};

/** Returns the second since kick-off when the half ends. */
export const playHalf = (match: MatchInPlay, half: Half): number => {
  match.lost = 0;
  const [min, max] = half.added;
  let minutes = half.givenUpBefore ?? half.length;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const { what, side, second } of dueIn(match, half, minute))
      happen(what, { match, clock: half, side, second, reviewable: isReviewable(half, minute) });
    passBall(match, half, minute);
    if (half.givenUpBefore === null && minute === half.length - 1)
      minutes += Math.min(max, min + Math.floor(match.lost / 60));
  }
  match.phases.push(...pauses(half, minutes));
  return match.phases.at(-1)?.to ?? half.from;
};
