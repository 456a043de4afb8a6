import { plainPath } from '../addresses/paths/path-text.ts';

export interface AddressParts {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

export const partsOf = (address: string): AddressParts => {
  const [beforeHash = '', ...hash] = address.split('#');
  const [path = '', ...query] = beforeHash.split('?');
  return { path: plainPath(path), query: query.join('?'), hash: hash.join('#') };
};

/** Compares whole segments: `/g7x` is not under `/g7`. */
export const isUnder = (path: string, top: string): boolean => path === top || path.startsWith(`${top}/`);
