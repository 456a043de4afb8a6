import { plainPath } from '../paths/path-text.ts';
import type { Segments } from '../paths/segments.ts';
import { segmentsOf } from '../paths/segments.ts';

/** Browsers treat a backslash as a slash. */
export const isSlash = (code: number): boolean => code === 0x2f || code === 0x5c;

/** Collapses leading slashes: browsers read `//x` as a host (R14). */
export const oneLeadingSlash = (path: string): string => {
  if (!isSlash(path.charCodeAt(1))) return path;
  let start = 2;
  while (start < path.length && isSlash(path.charCodeAt(start))) start += 1;
  return `/${path.slice(start)}`;
};

/** Removes trailing slashes, except from the root (R14). */
export const noTrailingSlash = (path: string): string => {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
};

/** Limits the work for paths with thousands of `/elo` segments. */
const tooMany = 10;

const isShort = (path: string): boolean => path.split('/', tooMany).length < tooMany;

/** Removes trailing `elo` segments until the path is a live blog's (R17). `isLiveBlog` takes a decoded path. */
export const noLiveSuffix = (path: string, isLiveBlog: (path: Segments) => boolean): string => {
  let rest = path;
  let plain = plainPath(path);
  while (plain.endsWith('/elo') && !(isShort(plain) && isLiveBlog(segmentsOf(plain)))) {
    plain = noTrailingSlash(plain.slice(0, -4));
    rest = noTrailingSlash(rest.slice(0, rest.lastIndexOf('/')));
  }
  return rest === '' ? '/' : rest;
};
