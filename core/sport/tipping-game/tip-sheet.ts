import { firstValue } from '../../addresses/paths/query.ts';
import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';
import type { Tip } from './tip-round.ts';

export type TipSheet = readonly (Tip | null)[];

export const maxPairs = 16;

const missing = '--';
const separator = '.';

/** As in a URL: `21.00.--`, two digits per pair. */
export const writeTipSheet = (sheet: TipSheet): string =>
  sheet.map((tip) => (tip === null ? missing : `${tip.home}${tip.away}`)).join(separator);

/** Null unless the text holds exactly one tip for each of `pairs` pairs. */
export const readTipSheet = (text: string, pairs: number): TipSheet | null => {
  const parts = text.split(separator);
  if (parts.length !== pairs || !parts.every((part) => part === missing || /^\d\d$/.test(part))) return null;
  return parts.map((part) => (part === missing ? null : { home: Number(part[0]), away: Number(part[1]) }));
};

export const tipFields = (at: number): { readonly home: string; readonly away: string } => ({
  home: `h${at + 1}`,
  away: `v${at + 1}`,
});

const readGoals = (text: string): number | null => (/^\d$/.test(text.trim()) ? Number(text) : null);
const goalsIn = (query: string, name: string): number | null => readGoals(firstValue(query, name) ?? '');

export const tipParameters: readonly QueryParameter[] = Array.from({ length: maxPairs }, (_, at) =>
  Object.values(tipFields(at)),
)
  .flat()
  .map((name) => ({ name, read: (text) => readGoals(text)?.toString() ?? null, free: true }));

/** A pair with an empty or invalid field has no tip. Null when the query holds no tip. */
export const tipsOfForm = (query: string, pairs: number): TipSheet | null => {
  const sheet = Array.from({ length: pairs }, (_, at): Tip | null => {
    const fields = tipFields(at);
    const [home, away] = [goalsIn(query, fields.home), goalsIn(query, fields.away)];
    return home === null || away === null ? null : { home, away };
  });
  return sheet.every((tip) => tip === null) ? null : sheet;
};
