import { readTipSheet, type TipSheet } from './tip-sheet.ts';
import type { TipPair, TipRound } from './tip-round.ts';

/** Spec §2.1. */
export type GamePlace =
  | { readonly kind: 'rounds' }
  | { readonly kind: 'round'; readonly round: TipRound }
  | { readonly kind: 'sheet'; readonly round: TipRound; readonly sheet: TipSheet }
  | { readonly kind: 'pair'; readonly round: TipRound; readonly pair: TipPair };

/** Parses `/melleklet/tippjatek/{subSlug?}/{key?}`; `key` is a pair of the round, or tips. Null when invalid. */
export const gamePlace = (
  rounds: readonly TipRound[],
  slug: string | undefined,
  key: string | undefined,
): GamePlace | null => {
  if (slug === undefined) return { kind: 'rounds' };
  const round = rounds.find((one) => one.slug === slug);
  if (round === undefined) return null;
  if (key === undefined) return { kind: 'round', round };
  const pair = round.pairs.find((one) => one.key === key);
  if (pair !== undefined) return { kind: 'pair', round, pair };
  const sheet = readTipSheet(key, round.pairs.length);
  return sheet === null ? null : { kind: 'sheet', round, sheet };
};
