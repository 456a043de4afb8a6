import { firstValue } from '../../addresses/paths/query.ts';
import type { WebAddress } from './web-address.ts';

export type Captures = Readonly<Record<string, string>>;

const blank = /^\{([a-z]+)(?::(\d+))?\}$/;
/** Letters that mean the same in any part of an address; no captured text can bring in another. */
const safe = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;

/** What a text puts into one piece of a pattern: nothing for a literal, null where it does not match. */
const capturedBy = (piece: string, text: string | null): Captures | null => {
  const [, name, length] = blank.exec(piece) ?? [];
  if (name === undefined) return text === piece ? {} : null;
  if (text === null || !safe.test(text) || (length !== undefined && text.length !== Number(length))) return null;
  return { [name]: text };
};

const pairsOf = (query: string): readonly (readonly [name: string, piece: string])[] =>
  query === ''
    ? []
    : query.split('&').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);

/**
 * Matches the path and query of an address with a pattern such as `/embed/{id:11}` or `/watch?v={id}`: a blank is one
 * segment or value of
 * letters, digits, `_`, `-` and `.`, with a number exactly that long. Parameters that the pattern does not name do
 * not matter, nor does a last slash.
 */
export const capturesOf = (pattern: string, { path, query }: Pick<WebAddress, 'path' | 'query'>): Captures | null => {
  const [wantedPath = '', wantedQuery = ''] = pattern.split('?');
  const [pieces, segments] = [wantedPath.split('/'), path.replace(/(?<=.)\/$/, '').split('/')];
  if (pieces.length !== segments.length) return null;
  const found = [
    ...pieces.map((piece, index) => capturedBy(piece, segments[index] ?? null)),
    ...pairsOf(wantedQuery).map(([name, piece]) => capturedBy(piece, firstValue(query, name))),
  ];
  return found.includes(null) ? null : Object.fromEntries(found.flatMap((captures) => Object.entries(captures ?? {})));
};

/** An address rebuilt from captured texts alone (R28). */
export const filledPattern = (pattern: string, captures: Captures): string =>
  pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => captures[name] ?? '');
