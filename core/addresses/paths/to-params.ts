import type { Place } from './path-pattern.ts';
import { valueAt } from './path-pattern.ts';
import type { Segments } from './segments.ts';

/** Percent-decoded; parameters that the address does not carry are absent. */
export type RouteParams = Readonly<Record<string, string>>;

/** The parameters that a fitting address carries, by name. */
export type ToParams = (segments: Segments) => RouteParams;

/** Compiles the places at which the values of a pattern stand. */
export const toParams =
  (places: readonly Place[]): ToParams =>
  (segments) => {
    const params: Record<string, string> = {};
    for (const place of places) params[place.name] = valueAt(place, segments);
    return params;
  };
