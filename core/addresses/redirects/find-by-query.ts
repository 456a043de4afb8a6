import { firstValue } from '../paths/query.ts';
import { fitsQuery, type QueryPattern } from './query-pattern.ts';

interface Asking {
  readonly place: number;
  readonly asks: QueryPattern;
  readonly intoPrefix: boolean;
}

/** Rules into a prefix apply only with `underPrefixes` (R16). */
export type FindByQuery<T> = (query: string, underPrefixes: boolean) => T | null;

const anyValue = '';

export const findByQuery = <T extends Asking>(rules: readonly T[]): FindByQuery<T> => {
  const byKey = new Map<string, Map<string, T[]>>();
  for (const rule of rules) {
    const { key = '', literal = null } = rule.asks[0] ?? {};
    const byValue = byKey.get(key) ?? new Map<string, T[]>();
    byKey.set(key, byValue);
    const value = literal === null ? anyValue : `=${literal}`;
    const known = byValue.get(value);
    if (known === undefined) byValue.set(value, [rule]);
    else known.push(rule);
  }
  return (query, underPrefixes) => {
    let first: T | null = null;
    for (const [key, byValue] of byKey) {
      const value = firstValue(query, key);
      if (value === null) continue;
      for (const rules of [byValue.get(`=${value}`), byValue.get(anyValue)]) {
        const fits = rules?.find((rule) => (underPrefixes || !rule.intoPrefix) && fitsQuery(rule.asks, query));
        if (fits !== undefined && (first === null || fits.place < first.place)) first = fits;
      }
    }
    return first;
  };
};
