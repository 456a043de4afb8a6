import { ascending } from './ascending.ts';
import type { Team } from './fixture.ts';

/** Column order: J, GY, D, V, LG, KG, +/- and P (spec §9). */
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

/** Spec §3.9. Null when upstream has no value. */
export interface StandingRow extends Readonly<Record<StandingColumn, number | null>> {
  readonly rank: number | null;
  readonly team: Team;
  readonly group: string | null;
}

export interface StandingGroup {
  readonly name: string | null;
  readonly rows: readonly StandingRow[];
}

const groupName = ({ group }: StandingRow): string | null => group?.trim() || null;

/** Groups keep upstream's order, teams are sorted by rank (spec §2.6). */
export const standingGroups = (rows: readonly StandingRow[]): readonly StandingGroup[] =>
  [...new Set(rows.map(groupName))].map((name) => ({
    name,
    rows: rows.filter((row) => groupName(row) === name).sort((one, other) => ascending(one.rank, other.rank)),
  }));
