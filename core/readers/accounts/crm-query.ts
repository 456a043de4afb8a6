import { nameOf } from '../../addresses/paths/query.ts';

/** The allowed query parameters to forward to the CRM: the first of each, byte for byte, in order (spec §7.3, R35). */
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
