import type { MatchInPlay } from './match-in-play.ts';
import { otherSide } from './match-plan.ts';
import type { Side } from './match-plan.ts';

const turn = 42;
const kicksEach = 5;

const isDecided = (scored: Record<Side, number>, taken: Record<Side, number>): boolean => {
  if (taken.home >= kicksEach && taken.away >= kicksEach)
    return taken.home === taken.away && scored.home !== scored.away;
  const left = (side: Side): number => kicksEach - taken[side];
  return scored.home > scored.away + left('away') || scored.away > scored.home + left('home');
};

/** Returns the second since kick-off when the shoot-out ends. */
export const shootOut = (match: MatchInPlay, from: number): number => {
  const { random, teams } = match;
  const [scored, taken] = [
    { home: 0, away: 0 },
    { home: 0, away: 0 },
  ];
  let side: Side = random.yes(0.5) ? 'home' : 'away';
  let at = from + turn;
  for (let kick = 1; !isDecided(scored, taken); kick += 1) {
    const takers = teams[side].takers();
    const player = takers[taken[side] % takers.length];
    if (player === undefined) break;
    const scores = random.yes(0.76);
    match.tell(
      at,
      { elapsed: 120, extra: kick },
      { type: 'Goal', detail: scores ? 'Penalty' : 'Missed Penalty', comments: 'Penalty Shootout', side, player },
    );
    taken[side] += 1;
    scored[side] += scores ? 1 : 0;
    side = otherSide(side);
    at += turn + random.whole(0, 12);
  }
  match.phases.push({ short: 'P', from, to: at, minute: 120, until: 120 });
  return at;
};
