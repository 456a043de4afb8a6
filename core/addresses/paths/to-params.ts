import type { Place } from './path-pattern.ts';
import { valueAt } from './path-pattern.ts';
import type { Segments } from './segments.ts';

/** Percent-decoded; parameters that the address does not carry are absent. */
export type RouteParams = Readonly<Record<string, string>>;

/** The parameters that a fitting address carries, by name. */
export type ToParams = (segments: Segments) => RouteParams;

type Places = readonly [Place, Place, Place, Place, Place, Place];

/**
 * The parameters of every kind of address, written out: an object literal is made several times faster than one that is
 * filled name by name, and this is most of what matching an article costs. A list of names that is missing here only
 * costs time.
 */
const writtenOut: Readonly<Record<string, (places: Places) => ToParams>> = {
  '': () => () => ({}),
  site:
    ([site]) =>
    (at) => ({ site: valueAt(site, at) }),
  slug:
    ([slug]) =>
    (at) => ({ slug: valueAt(slug, at) }),
  fullPath:
    ([path]) =>
    (at) => ({ fullPath: valueAt(path, at) }),
  'site fullPath':
    ([site, path]) =>
    (at) => ({ site: valueAt(site, at), fullPath: valueAt(path, at) }),
  'year month day slug':
    ([year, month, day, slug]) =>
    (at) => ({ year: valueAt(year, at), month: valueAt(month, at), day: valueAt(day, at), slug: valueAt(slug, at) }),
  'site year month day slug':
    ([site, year, month, day, slug]) =>
    (at) => ({
      site: valueAt(site, at),
      year: valueAt(year, at),
      month: valueAt(month, at),
      day: valueAt(day, at),
      slug: valueAt(slug, at),
    }),
  'mainSuperTag year month day slug':
    ([section, year, month, day, slug]) =>
    (at) => ({
      mainSuperTag: valueAt(section, at),
      year: valueAt(year, at),
      month: valueAt(month, at),
      day: valueAt(day, at),
      slug: valueAt(slug, at),
    }),
  'site mainSuperTag year month day slug':
    ([site, section, year, month, day, slug]) =>
    (at) => ({
      site: valueAt(site, at),
      mainSuperTag: valueAt(section, at),
      year: valueAt(year, at),
      month: valueAt(month, at),
      day: valueAt(day, at),
      slug: valueAt(slug, at),
    }),
};

const nameByName =
  (places: readonly Place[]): ToParams =>
  (segments) =>
    Object.fromEntries(places.map((place) => [place.name, valueAt(place, segments)]));

/** Compiles the places at which the values of a pattern stand. */
export const toParams = (places: readonly Place[]): ToParams =>
  writtenOut[places.map(({ name }) => name).join(' ')]?.(places as Places) ?? nameByName(places);
