import { plainPath } from '../paths/path-text.ts';
import type { Segments } from '../paths/segments.ts';
import { segmentsOf } from '../paths/segments.ts';

/** A browser takes a backslash for a slash. */
export const isSlash = (code: number): boolean => code === 0x2f || code === 0x5c;

/** One leading slash for any run of slashes and backslashes, so that no browser takes the path for a host (R14). */
export const oneLeadingSlash = (path: string): string => {
  if (!isSlash(path.charCodeAt(1))) return path;
  let start = 2;
  while (start < path.length && isSlash(path.charCodeAt(start))) start += 1;
  return `/${path.slice(start)}`;
};

/** The path without its trailing slashes; the root keeps its one (R14). */
export const noTrailingSlash = (path: string): string => {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
};

/**
 * More pieces than any live blog's address has: a thousand words `elo` in a row need not be cut up a thousand times.
 */
const tooMany = 10;

const isShort = (path: string): boolean => path.split('/', tooMany).length < tooMany;

/**
 * The path without a last word `elo`, again and again, until it is the address of a live blog or has none left (R17).
 * `isLiveBlog` takes a percent-decoded path.
 */
export const noLiveSuffix = (path: string, isLiveBlog: (path: Segments) => boolean): string => {
  let rest = path;
  let plain = plainPath(path);
  while (plain.endsWith('/elo') && !(isShort(plain) && isLiveBlog(segmentsOf(plain)))) {
    plain = noTrailingSlash(plain.slice(0, -4));
    rest = noTrailingSlash(rest.slice(0, rest.lastIndexOf('/')));
  }
  return rest === '' ? '/' : rest;
};
