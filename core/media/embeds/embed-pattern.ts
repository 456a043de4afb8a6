import { firstValue } from '../../addresses/paths/query.ts';
import type { WebAddress } from './web-address.ts';

export type Captures = Readonly<Record<string, string>>;

const blank = /^\{([a-z]+)(?::(\d+))?\}$/;
const safe = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;

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
 * Matches a pattern such as `/watch?v={id:11}`; the number is the exact length. Ignores other parameters and a trailing
 * slash.
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

/** Builds the URL only from captured values (R28). */
export const filledPattern = (pattern: string, captures: Captures): string =>
  pattern.replace(/\{([a-z]+)\}/g, (_, name: string) => captures[name] ?? '');
