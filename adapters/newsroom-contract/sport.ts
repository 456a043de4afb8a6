import type { Fault } from './file-fault.ts';

export interface SavedSeason {
  readonly league: string;
  readonly season: number;
  readonly fixtures: number;
  readonly teams: number;
  readonly created: number;
  readonly changed: number;
}

export interface SportReport {
  readonly faults: readonly Fault[];
  readonly seasons: readonly SavedSeason[];
}

export interface TableRow {
  readonly group: string;
  readonly rank: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}
