import type { ResultAsync } from 'neverthrow';
import type { Observed } from '../polling/observed.ts';
import type { CountedData } from '../editorial/supplements/count.ts';
import type { Failure } from '../failure/failure.ts';

/** Fixtures, medals and results of supplements (spec §2.3). */
export interface SupplementData {
  /**
   * `path` is the tab's path and its subpath, e.g. `listak/nemzetisegek`. Skips invalid blocks; 'not-found' without
   * data.
   */
  data(site: string, supplement: string, path: string): ResultAsync<Observed<CountedData>, Failure>;
}
