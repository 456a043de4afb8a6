import type { Team } from './fixture.ts';

export type TopListKind = 'goals' | 'yellow' | 'red';

export interface PlayerCounts {
  readonly goals: number | null;
  readonly yellow: number | null;
  readonly yellowred: number | null;
  readonly red: number | null;
}

export interface TopRow<P> {
  /** 1-based; null for a tie with the row above: 1, null, 3 (R39). */
  readonly rank: number | null;
  readonly player: P;
  readonly value: number;
}

const countOf: Readonly<Record<TopListKind, (counts: PlayerCounts) => number>> = {
  goals: ({ goals }) => goals ?? 0,
  yellow: ({ yellow }) => yellow ?? 0,
  red: ({ red, yellowred }) => (red ?? 0) + (yellowred ?? 0),
};

/** Players with at least one goal or card, most first; stable (spec §5, R39). */
export const topList = <P extends PlayerCounts>(kind: TopListKind, players: readonly P[]): readonly TopRow<P>[] =>
  players
    .map((player) => ({ player, value: countOf[kind](player) }))
    .filter(({ value }) => value >= 1)
    .sort((one, other) => other.value - one.value)
    .map((row, at, all) => ({ rank: all[at - 1]?.value === row.value ? null : at + 1, ...row }));

/** Spec §3.9. */
export interface TopPlayer extends PlayerCounts {
  readonly name: string | null;
  readonly photo: string | null;
  readonly team: Team;
}
