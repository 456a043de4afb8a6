import type { ResultAsync } from 'neverthrow';
import type { Observed } from '../polling/observed.ts';
import type { CountedData } from '../editorial/supplements/count.ts';
import type { Failure } from '../failure/failure.ts';

/** Keeps the data of supplements: fixtures, medals, results (spec §2.3). */
export interface SupplementData {
  /**
   * The blocks at a place of a supplement, in order, with the count that they come from; `path` is the tab's with what stands below it, as
   * `listak/nemzetisegek`. A block of
   * an unknown kind or shape is left out; 'not-found' where nothing is kept.
   */
  data(site: string, supplement: string, path: string): ResultAsync<Observed<CountedData>, Failure>;
}
