import { encodedText } from '../paths/path-text.ts';
import type { RedirectRule } from './redirect-rule.ts';
import { firstValue, plainText } from '../paths/query.ts';

/** A query parameter required by a rule (R61). */
export interface QueryPart {
  readonly key: string;
  readonly literal: string | null;
  readonly accepts: (value: string) => boolean;
  readonly capture: string | null;
}

export type QueryPattern = readonly QueryPart[];

export const digitsName = (name: string): string | null =>
  name === 'digits' ? name : (/^(.+):digits$/.exec(name)?.[1] ?? null);

const isSegment = (value: string): boolean =>
  value !== '' && value !== '.' && value !== '..' && !/[/\\\p{Cc}]/u.test(value) && encodedText(value) !== null;

const partOf = (piece: string): QueryPart => {
  const equals = piece.indexOf('=');
  const key = plainText(equals < 0 ? piece : piece.slice(0, equals)) ?? '';
  const value = equals < 0 ? '' : piece.slice(equals + 1);
  const [, name] = /^\{(.*)\}$/.exec(value) ?? [];
  if (name === undefined) {
    const literal = plainText(value) ?? '';
    return { key, literal, accepts: (text) => text === literal, capture: null };
  }
  const digits = digitsName(name);
  if (digits !== null) return { key, literal: null, accepts: (text) => /^\d+$/.test(text), capture: digits };
  const words = name.includes('|') ? new Set(name.split('|')) : null;
  return { key, literal: null, accepts: (text) => words?.has(text) ?? isSegment(text), capture: name };
};

export const readQueryPattern = (from: string): QueryPattern => {
  const question = from.indexOf('?');
  return question < 0
    ? []
    : from
        .slice(question + 1)
        .split('&')
        .map(partOf);
};

export const asksForQuery = ({ from }: Pick<RedirectRule, 'from'>): boolean => from.includes('?');

export const consumedBy = ({ from, drops = [] }: Pick<RedirectRule, 'from' | 'drops'>): readonly string[] => [
  ...drops,
  ...readQueryPattern(from).map(({ key }) => key),
];

export const valueInQuery = ({ key }: QueryPart, query: string): string =>
  encodedText(firstValue(query, key) ?? '') ?? '';

export const fitsQuery = (pattern: QueryPattern, query: string): boolean =>
  pattern.every(({ key, accepts }) => {
    const value = firstValue(query, key);
    return value !== null && accepts(value);
  });

const value = String.raw`\{(?!yyyymmdd\})(?:[a-zA-Z][\w-]*(?::digits)?|[^{}|/]+(?:\|[^{}|/]+)+)\}`;
const piece = new RegExp(String.raw`^[^{}?#=&]+(?:=(?:${value}|[^{}?#&]*))?$`);

/** `fbclid` is not allowed: it is always removed (R13). */
export const isQueryPattern = (query: string): boolean => {
  const pieces = query.split('&');
  if (!pieces.every((text) => piece.test(text) && plainText(text) !== null)) return false;
  const keys = pieces.map((text) => partOf(text).key);
  return !keys.includes('fbclid') && new Set(keys).size === keys.length;
};
