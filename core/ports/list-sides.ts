import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { HikingMap } from '../editorial/lists/hiking.ts';

/** Loads boxes of particular lists (spec §2.4). */
export interface ListSides {
  playlist(site: string): ResultAsync<string, Failure>;
  hikingMap(site: string): ResultAsync<HikingMap, Failure>;
}
