import { nameOf } from '../routing/query.ts';

const isClickId = (piece: string): boolean => nameOf(piece) === 'fbclid';

/** A cheap first look: without this no click id can be there. */
export const mayHoldFbclid = (query: string): boolean => query !== '' && (query.includes('%') || query.includes('fbclid'));

/** The query byte for byte without its click ids, however often and however encoded they stand (R13). */
export const stripFbclid = (query: string): string => {
  if (!mayHoldFbclid(query)) return query;
  const pieces = query.split('&');
  const kept = pieces.filter((piece) => !isClickId(piece));
  return kept.length === pieces.length ? query : kept.join('&');
};
