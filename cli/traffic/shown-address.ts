import { nameOf } from '#core/addresses/paths/query.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import { readable } from '../terminal/readable.ts';

const maxLength = 300;

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

const pageNumber = /=\d{1,6}$/;

const maskedPiece = (piece: string): string => {
  const equals = piece.indexOf('=');
  return equals < 0 || (nameOf(piece) === 'oldal' && pageNumber.test(piece)) ? piece : `${piece.slice(0, equals)}=*`;
};

export const maskedQuery = (query: string): string => query.split('&').map(maskedPiece).join('&');

export interface ShowNeeds {
  readonly host: string;
  readonly keepQuery: boolean;
}

export const shownAddress =
  ({ host, keepQuery }: ShowNeeds) =>
  (address: TypedAddress): string => {
    const query =
      address.query === '' ? '' : `?${keepQuery ? address.query : maskedQuery(address.query.slice(0, 4 * maxLength))}`;
    const url = `${address.host === host ? '' : address.origin}${address.path.slice(0, maxLength)}${query}`;
    // A lone surrogate would not survive a round trip to disk.
    return cut(readable(url)).toWellFormed();
  };
