import { firstValue, mayHold } from './query.ts';

/** The page that a query asks for with its first `oldal`: at most six decimal digits, 2 or more; null means no page (spec §5, R7). */
export const readPage = (query: string): number | null => {
  if (!mayHold(query, 'oldal')) return null;
  const value = firstValue(query, 'oldal');
  if (value === null || !/^[0-9]{1,6}$/.test(value)) return null;
  const page = Number(value);
  return page > 1 ? page : null;
};
