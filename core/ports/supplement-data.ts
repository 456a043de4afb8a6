import type { ResultAsync } from 'neverthrow';
import type { DataBlock } from '../supplements/data-block.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps the data of supplements: fixtures, medals, results (spec §2.3). */
export interface SupplementData {
  /**
   * The blocks at a place of a supplement, in order; `path` is the tab's with what stands below it, as
   * `listak/nemzetisegek`. A block of
   * an unknown kind or shape is left out; 'not-found' where nothing is kept.
   */
  blocks(site: string, supplement: string, path: string): ResultAsync<readonly DataBlock[], Failure>;
}
