import { mayHold, nameOf } from '../paths/query.ts';

const isClickId = (piece: string): boolean => piece.startsWith('fbclid=') || nameOf(piece) === 'fbclid';

/** Removes every fbclid, however encoded; the rest is unchanged (R13). */
export const stripFbclid = (query: string): string => {
  if (!mayHold(query, 'fbclid')) return query;
  if (!query.includes('&')) return isClickId(query) ? '' : query;
  const pieces = query.split('&');
  const kept = pieces.filter((piece) => !isClickId(piece));
  return kept.length === pieces.length ? query : kept.join('&');
};
