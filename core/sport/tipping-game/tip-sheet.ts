import { firstValue } from '../../addresses/paths/query.ts';
import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';
import type { Tip } from './tip-round.ts';

/** One tip for each pair of a round, in the round's order; null where none was given. */
export type TipSheet = readonly (Tip | null)[];

/** Pairs of a round that can be tipped: a form has so many fields. */
export const mostPairs = 16;

const missing = '--';
const separator = '.';

/** Tips as part of an address: `21.00.--`, two digits for each pair. */
export const writeTipSheet = (sheet: TipSheet): string =>
  sheet.map((tip) => (tip === null ? missing : `${tip.home}${tip.away}`)).join(separator);

/** The tips that a part of an address stands for; null unless it holds exactly one for each of `pairs` pairs. */
export const readTipSheet = (text: string, pairs: number): TipSheet | null => {
  const parts = text.split(separator);
  if (parts.length !== pairs || !parts.every((part) => part === missing || /^\d\d$/.test(part))) return null;
  return parts.map((part) => (part === missing ? null : { home: Number(part[0]), away: Number(part[1]) }));
};

/** What the two fields of a pair are called in a form; `at` counts from 0. */
export const tipFields = (at: number): { readonly home: string; readonly away: string } => ({
  home: `h${at + 1}`,
  away: `v${at + 1}`,
});

const readGoals = (text: string): number | null => (/^\d$/.test(text.trim()) ? Number(text) : null);
const goalsIn = (query: string, name: string): number | null => readGoals(firstValue(query, name) ?? '');

/** All fields, so that an address keeps what a form has sent. */
export const tipParameters: readonly QueryParameter[] = Array.from({ length: mostPairs }, (_, at) =>
  Object.values(tipFields(at)),
)
  .flat()
  .map((name) => ({ name, read: (text) => readGoals(text)?.toString() ?? null, free: true }));

/**
 * The tips that a form has sent; a pair with a field empty or senseless has none. Null when the query holds no tip at
 * all.
 */
export const tipsOfForm = (query: string, pairs: number): TipSheet | null => {
  const sheet = Array.from({ length: pairs }, (_, at): Tip | null => {
    const fields = tipFields(at);
    const [home, away] = [goalsIn(query, fields.home), goalsIn(query, fields.away)];
    return home === null || away === null ? null : { home, away };
  });
  return sheet.every((tip) => tip === null) ? null : sheet;
};
