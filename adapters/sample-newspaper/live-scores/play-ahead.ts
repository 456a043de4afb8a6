import type { FixtureContent, PlayerContent } from '../../origin/sport/content/live-score-content.ts';
import { fateOf } from '../../origin/sport/simulator/football/fate-of.ts';
import type { Position } from '../../origin/sport/simulator/football/match-plan.ts';
import type { MatchScript } from '../../origin/sport/simulator/football/match-script.ts';
import { matchState } from '../../origin/sport/simulator/football/match-state.ts';
import type { MatchState } from '../../origin/sport/simulator/football/match-state.ts';
import { playMatch } from '../../origin/sport/simulator/football/play-match.ts';

interface Team {
  readonly id: number;
  readonly name: string;
  readonly strength: number;
}

export interface Players {
  readonly teams: ReadonlyMap<number, Team>;
  readonly squads: ReadonlyMap<number, readonly PlayerContent[]>;
}

export interface PlayedAhead {
  readonly home: number;
  readonly away: number;
  readonly script: MatchScript;
  readonly state: MatchState;
  readonly goals: readonly [home: number, away: number];
  readonly winner: number;
  readonly loser: number;
  /** Unix seconds. */
  readonly end: number;
}

const long = 86_400;

/** Simulates a match to its end: the next round's pairings and the reports depend on it. */
export const playAhead = (fixture: FixtureContent, { teams, squads }: Players): PlayedAhead => {
  const { home = 0, away = 0, seed = 0, knockout = false, kickOff } = fixture;
  const side = (team: number | null) => ({
    strength: teams.get(team ?? 0)?.strength ?? 1,
    squad: (squads.get(team ?? 0) ?? []).map(({ position, ...player }) => ({
      ...player,
      position: position as Position,
    })),
  });
  const script = playMatch({ seed: seed ?? 0, knockout, fate: fateOf(seed ?? 0), home: side(home), away: side(away) });
  const state = matchState(script, long);
  const { goals, score } = state;
  const difference = (goals.home ?? 0) - (goals.away ?? 0) || (score.penalty.home ?? 0) - (score.penalty.away ?? 0);
  const [one, other] = [home ?? 0, away ?? 0];
  return {
    home: one,
    away: other,
    script,
    state,
    goals: [goals.home ?? 0, goals.away ?? 0],
    ...(difference >= 0 ? { winner: one, loser: other } : { winner: other, loser: one }),
    end: (kickOff ?? 0) + script.end,
  };
};
