import { nameOf } from '#core/addresses/paths/query.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import { readable } from '../terminal/readable.ts';

const longest = 300;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const pageNumber = /=\d{1,6}$/;

const maskedPiece = (piece: string): string => {
  const equals = piece.indexOf('=');
  return equals < 0 || (nameOf(piece) === 'oldal' && pageNumber.test(piece)) ? piece : `${piece.slice(0, equals)}=*`;
};

/** A query in which values are hidden, page numbers aside: they tell nothing of a reader. */
export const maskedQuery = (query: string): string => query.split('&').map(maskedPiece).join('&');

export interface ShowNeeds {
  /** The host of addresses that are shown as bare paths. */
  readonly host: string;
  readonly keepQuery: boolean;
}

/** An address as a report shows it: bounded in length, without what a query may tell of a reader. */
export const shownAddress =
  ({ host, keepQuery }: ShowNeeds) =>
  (address: TypedAddress): string => {
    const query =
      address.query === '' ? '' : `?${keepQuery ? address.query : maskedQuery(address.query.slice(0, 4 * longest))}`;
    const url = `${address.host === host ? '' : address.origin}${address.path.slice(0, longest)}${query}`;
    // Half a character would come back from disk as another.
    return cut(readable(url)).toWellFormed();
  };
