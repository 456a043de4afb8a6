import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Unique, UniqueGroup } from '../editorial/front-page/unique.ts';

/** Small editorial contents for covers (spec §9, "Cover page extras"). */
export interface UniqueGroups {
  group(site: string, id: number): ResultAsync<readonly Unique[], Failure>;
  /** In the requested order, without duplicates, at most 20; skips unknown slugs. */
  bySlugs(site: string, slugs: readonly string[]): ResultAsync<readonly UniqueGroup[], Failure>;
}
