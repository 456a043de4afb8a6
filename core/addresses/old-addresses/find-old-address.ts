import { asciiPath } from '../paths/path-text.ts';
import { nameOf, plainText } from '../paths/query.ts';
import { firstKnownWord } from '../paths/known-words.ts';
import type { Segments } from '../paths/segments.ts';
import type { FindRule } from '../redirects/compile-rules.ts';
import type { FindOldAddress, OldAddress, WrittenAddress } from '../redirects/old-address.ts';
import type { AddressMap } from './address-map.ts';

/** The old addresses of one domain. */
export interface OldAddresses {
  readonly map: AddressMap;
  /** Rules for addresses of one shape, after the map. */
  readonly shapes: FindRule | null;
}

/** Further parameters of a request are ignored. */
const maxParameters = 32;

type Parameter = readonly [name: string, value: string];

const known = (names: ReadonlySet<string>, query: string): readonly Parameter[] => {
  const found = new Map<string, string>();
  for (const piece of query.split('&', maxParameters)) {
    const name = nameOf(piece);
    const equals = piece.indexOf('=');
    const value = equals < 0 ? null : plainText(piece.slice(equals + 1));
    if (name !== null && value !== null && names.has(name) && !found.has(name)) found.set(name, value);
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
};

/** All known parameters together, then each of them. */
const byQuery = (map: AddressMap, from: string, query: string): OldAddress | 'unknown' | null => {
  const names = map.queryNames.get(from);
  const parameters = names === undefined ? [] : known(names, query);
  const attempts = parameters.length > 1 ? [parameters, ...parameters.map((one) => [one])] : [parameters];
  for (const some of parameters.length === 0 ? [] : attempts) {
    const path = map.get(`${from}?${some.map(([name, value]) => `${name}=${asciiPath(value)}`).join('&')}`);
    if (path !== null) return { path, consumes: some.map(([name]) => name) };
  }
  return parameters.some(([, value]) => /^\d+$/.test(value)) ? 'unknown' : null;
};

const byShape = (
  shapes: FindRule,
  written: WrittenAddress,
  path: Segments,
  underPrefixes: boolean,
): OldAddress | null => {
  const found = shapes.find(path, firstKnownWord(shapes.firstWords)(path), underPrefixes, written.query);
  return found === null ? null : { path: found.target(written.path, written.query), consumes: found.consumes };
};

/** A parameter that an old address needs counts before its path. */
export const findOldAddress =
  (of: (underPrefixes: boolean) => OldAddresses): FindOldAddress =>
  (written, path, underPrefixes) => {
    const { map, shapes } = of(underPrefixes);
    if (map.size === 0 && shapes === null) return null;
    const from = asciiPath(path.path);
    const asked = written.query === '' ? null : byQuery(map, from, written.query);
    if (asked !== null && asked !== 'unknown') return asked;
    const to = map.get(from);
    if (to !== null) return { path: to, consumes: [] };
    return (shapes === null ? null : byShape(shapes, written, path, underPrefixes)) ?? asked;
  };
