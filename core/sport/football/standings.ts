import { ascending } from './ascending.ts';
import type { Team } from './fixture.ts';

/**
 * The numbers of a standing in the order of its columns: J, GY, D, V, LG, KG, +/- and P (spec §9); `hu.ts` speaks
 * them.
 */
export const standingColumns = [
  'played',
  'won',
  'drawn',
  'lost',
  'scored',
  'conceded',
  'difference',
  'points',
] as const;

export type StandingColumn = (typeof standingColumns)[number];

/** One team's line (spec §3.9); null where upstream does not know. */
export interface StandingRow extends Readonly<Record<StandingColumn, number | null>> {
  readonly rank: number | null;
  readonly team: Team;
  readonly group: string | null;
}

export interface StandingGroup {
  /** Null for a league without groups. */
  readonly name: string | null;
  readonly rows: readonly StandingRow[];
}

const groupName = ({ group }: StandingRow): string | null => group?.trim() || null;

/** Rows by their group, groups as they come, the teams of each by rank (spec §2.6); rows of unknown rank come last. */
export const standingGroups = (rows: readonly StandingRow[]): readonly StandingGroup[] =>
  [...new Set(rows.map(groupName))].map((name) => ({
    name,
    rows: rows.filter((row) => groupName(row) === name).sort((one, other) => ascending(one.rank, other.rank)),
  }));
