import { LRUCache } from 'lru-cache';
import { fateOf } from './fate-of.ts';
import type { SquadPlayer } from './match-plan.ts';
import type { MatchScript } from './match-script.ts';
import { matchState } from './match-state.ts';
import type { MatchState } from './match-state.ts';
import { playMatch } from './play-match.ts';
import type { FixtureRow, TeamRow } from './fixture-row.ts';

/** A cache of simulated matches. Each can be recomputed from its plan after a restart. */
export interface PlayedMatches {
  /** Null for fixtures that are not simulated, and long before kick-off. */
  stateOf(row: FixtureRow, now: number): MatchState | 'needs-squads' | null;
  play(row: FixtureRow, squads: ReadonlyMap<number, readonly SquadPlayer[]>): void;
}

/** Seconds before kick-off when the first data of a match appears. */
const told = 4 * 3600;
const maxLength = 5 * 3600;

const keyOf = ({ id, seed, teams, knockout }: FixtureRow): string =>
  [id, seed, teams.home?.id, teams.away?.id, knockout].join(' ');

const side = (team: TeamRow, squads: ReadonlyMap<number, readonly SquadPlayer[]>) => ({
  strength: team.strength,
  squad: squads.get(team.id) ?? [],
});

export const openPlayedMatches = (): PlayedMatches => {
  const running = new LRUCache<string, MatchScript>({ max: 48 });
  const over = new LRUCache<string, MatchState>({ max: 1_500 });
  return {
    stateOf: (row, now) => {
      const { seed, kickOff, teams } = row;
      if (seed === null || kickOff === null || teams.home === null || teams.away === null) return null;
      const second = now - kickOff;
      if (second < -told) return null;
      const key = keyOf(row);
      const last = second > maxLength ? over.get(key) : undefined;
      if (last !== undefined) return last;
      const script = running.get(key);
      return script === undefined ? 'needs-squads' : matchState(script, second);
    },
    play: (row, squads) => {
      const { seed, teams, knockout } = row;
      if (seed === null || teams.home === null || teams.away === null) return;
      const [home, away] = [side(teams.home, squads), side(teams.away, squads)];
      const script = playMatch({ seed, knockout, fate: fateOf(seed), home, away });
      running.set(keyOf(row), script);
      over.set(keyOf(row), matchState(script, maxLength));
    },
  };
};
