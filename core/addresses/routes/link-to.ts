import type { FindRow } from './find-row.ts';
import { badPath, encodedText, plainPath } from '../paths/path-text.ts';
import type { RouteParams } from '../paths/to-params.ts';
import type { RouteRow } from './route-row.ts';
import { segmentAt, segmentsOf } from '../paths/segments.ts';

/** Builds a route's path. Null when the path would not match the same route and parameters (R6). */
export type LinkTo<Name extends string = string> = (name: Name, params?: RouteParams, page?: number) => string | null;

const written = (piece: string, params: RouteParams): readonly string[] => {
  if (!piece.startsWith('{')) return [piece];
  const name = piece.slice(1, -1).replace(/\?$|\.\.\.$/, '');
  const value = params[name];
  if (value === undefined) return piece.endsWith('?}') ? [] : [''];
  return piece.endsWith('...}') ? value.split('/') : [value];
};

const pathOf = ({ pattern }: RouteRow, params: RouteParams): string | null => {
  const segments = pattern
    .split('/')
    .filter((piece) => piece !== '')
    .flatMap((piece) => written(piece, params));
  const encoded = segments.map(encodedText);
  return encoded.includes(null) ? null : `/${encoded.join('/')}`;
};

export const sameParams = (one: RouteParams, other: RouteParams): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** A trailing `elo` would be stripped as a live blog suffix (R17). */
const isStripped = (row: RouteRow, path: string): boolean => path.endsWith('/elo') && !row.pattern.endsWith('/elo');

const isReadAs = (row: RouteRow, path: string, params: RouteParams, find: FindRow): boolean => {
  if (badPath(path) !== null || isStripped(row, path)) return false;
  const segments = segmentsOf(plainPath(path));
  const found = find(segments, segmentAt(segments, 0));
  if (found === null) return false;
  return found.row.name === row.name
    ? sameParams(found.toParams(segments), params)
    : (row.shownBy?.includes(found.row.name) ?? false);
};

export const linkBuilder = (rows: readonly RouteRow[], find: FindRow): LinkTo => {
  const byName = new Map(rows.map((row) => [row.name, row]));
  return (name, params = {}, page) => {
    const row = byName.get(name);
    const path = row === undefined ? null : pathOf(row, params);
    if (row === undefined || path === null || !isReadAs(row, path, params, find)) return null;
    return row.paged && page !== undefined && page > 1 ? `${path}?oldal=${page}` : path;
  };
};
