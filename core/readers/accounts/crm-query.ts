import { nameOf } from '../../addresses/paths/query.ts';

/**
 * The part of a page's query that goes on to the CRM: the first of each parameter on the named allow list, byte for
 * byte and in the reader's order, instead of the whole string (spec §7.3, R35). Without a question mark, both ways.
 */
export const crmQuery = (query: string, allowed: readonly string[]): string => {
  const seen = new Set<string>();
  const kept = query.split('&').filter((piece) => {
    const name = nameOf(piece);
    if (name === null || !allowed.includes(name) || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return kept.join('&');
};
