import { hungarianOrder } from '../../wording/hungarian-order.ts';
import type { MedalRow } from './data-block.ts';

export interface RankedMedals extends MedalRow {
  /** From 1. Ties share a rank, and the next rank counts them all. */
  readonly rank: number;
  readonly total: number;
}

const better = (one: MedalRow, other: MedalRow): number =>
  other.gold - one.gold || other.silver - one.silver || other.bronze - one.bronze;

/** Sorts by gold, silver and bronze, then by name (spec §2.3). */
export const medalRanking = (rows: readonly MedalRow[]): readonly RankedMedals[] => {
  const ordered = rows.toSorted((one, other) => better(one, other) || hungarianOrder(one.country, other.country));
  return ordered.map((row) => ({
    ...row,
    rank: ordered.findIndex((other) => better(row, other) === 0) + 1,
    total: row.gold + row.silver + row.bronze,
  }));
};
