import type { Place } from './path-pattern.ts';
import { valueAt } from './path-pattern.ts';
import type { Segments } from './segments.ts';

export type RouteParams = Readonly<Record<string, string>>;

export type ToParams = (segments: Segments) => RouteParams;

export const toParams =
  (places: readonly Place[]): ToParams =>
  (segments) => {
    const params: Record<string, string> = {};
    for (const place of places) params[place.name] = valueAt(place, segments);
    return params;
  };
