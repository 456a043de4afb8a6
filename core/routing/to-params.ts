import type { RouteParams } from './route.ts';

/** Names the values that an address carries. */
export type ToParams = (values: readonly string[]) => RouteParams;

type Values = readonly [string, string, string, string, string, string];

/**
 * The parameters of every kind of address, written out: an object literal is made several times faster than one that is
 * filled name by name, and this is most of what matching an article costs. A list of names that is missing here only costs time.
 */
const writtenOut: Readonly<Record<string, (values: Values) => RouteParams>> = {
  '': () => ({}),
  site: (v) => ({ site: v[0] }),
  slug: (v) => ({ slug: v[0] }),
  fullPath: (v) => ({ fullPath: v[0] }),
  'site fullPath': (v) => ({ site: v[0], fullPath: v[1] }),
  'year month day slug': (v) => ({ year: v[0], month: v[1], day: v[2], slug: v[3] }),
  'site year month day slug': (v) => ({ site: v[0], year: v[1], month: v[2], day: v[3], slug: v[4] }),
  'mainSuperTag year month day slug': (v) => ({ mainSuperTag: v[0], year: v[1], month: v[2], day: v[3], slug: v[4] }),
  'site mainSuperTag year month day slug': (v) => ({ site: v[0], mainSuperTag: v[1], year: v[2], month: v[3], day: v[4], slug: v[5] }),
};

const nameByName = (names: readonly string[]): ToParams => (values) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));

/** Compiles a list of names. */
export const toParams = (names: readonly string[]): ToParams =>
  (writtenOut[names.join(' ')] as ToParams | undefined) ?? nameByName(names);
