import { plainPath } from '../addresses/paths/path-text.ts';

export interface AddressParts {
  /** Percent-decoded, without query and hash. */
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  /** Without its sign; empty when there is none. */
  readonly hash: string;
}

/** Takes an address within a site apart: path, query, hash. */
export const partsOf = (address: string): AddressParts => {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  return { path: plainPath(path), query: query.join('?'), hash: hash.join('#') };
};

/** Whether a path is this one or below it, by whole segments: `/g7` and `/g7/adat` are under `/g7`, `/g7x` is not. */
export const isUnder = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);
