import type { Fate, MatchPlan, PlanSide, SquadPlayer } from './match-plan.ts';

const squad = (from: number): readonly SquadPlayer[] =>
  Array.from({ length: 22 }, (_, at) => ({
    id: from + at,
    name: `Player ${from + at}`,
    number: at + 1,
    position: at < 3 ? 'G' : at < 10 ? 'D' : at < 17 ? 'M' : 'F',
  }));
const side = (from: number, strength: number): PlanSide => ({ strength, squad: squad(from) });

export const planOf = (seed: number, knockout = false, fate: Fate = 'played'): MatchPlan => ({
  seed,
  knockout,
  fate,
  home: side(100, 1.1),
  away: side(200, 0.9),
});
