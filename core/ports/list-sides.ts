import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { HikingMap } from '../editorial/lists/hiking.ts';

/** Keeps what stands beside single lists (spec §2.4). */
export interface ListSides {
  /** Address of the playlist beside the list of the after site. */
  playlist(site: string): ResultAsync<string, Failure>;
  hikingMap(site: string): ResultAsync<HikingMap, Failure>;
}
