import { firstValue, mayHold } from './query.ts';

/** Parses a page number: at most six digits, 2 or more; otherwise null (spec §5, R7). */
export const pageIn = (text: string): number | null => {
  const page = /^[0-9]{1,6}$/.test(text) ? Number(text) : 1;
  return page > 1 ? page : null;
};

export const readPage = (query: string): number | null =>
  mayHold(query, 'oldal') ? pageIn(firstValue(query, 'oldal') ?? '') : null;
