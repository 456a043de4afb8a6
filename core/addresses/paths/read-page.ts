import { firstValue, mayHold } from './query.ts';

/** The page that a text names: at most six decimal digits, 2 or more; null means no page (spec §5, R7). */
export const pageIn = (text: string): number | null => {
  const page = /^[0-9]{1,6}$/.test(text) ? Number(text) : 1;
  return page > 1 ? page : null;
};

/** The page that a query asks for with its first `oldal`. */
export const readPage = (query: string): number | null =>
  mayHold(query, 'oldal') ? pageIn(firstValue(query, 'oldal') ?? '') : null;
