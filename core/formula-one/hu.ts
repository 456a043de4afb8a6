import type { RaceStatus } from './race-status.ts';
import type { RaceChoice } from './formula-one-query.ts';

/** What stands where a race or a season has no results (spec §8). */
export const noResultsYet = 'Nincs még elérhető információ.';

/** The tag of a live race and the note beside its results; null for any other (spec §4). */
export const speakLive = (status: RaceStatus): { readonly tag: string; readonly note: string } | null =>
  status === 'live' ? { tag: 'élő', note: 'Az adatok tájékoztató jellegűek, és nem feltétlenül valós idejűek.' } : null;

/** `Eredmény`, `Rajtrács`. */
export const speakRaceTable = ({ show }: RaceChoice): string => (show === 'starting-grid' ? 'Rajtrács' : 'Eredmény');
