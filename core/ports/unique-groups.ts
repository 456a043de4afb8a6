import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Unique, UniqueGroup } from '../editorial/front-page/unique.ts';

/** Keeps editors' small contents, which stand on covers (spec §9, "Cover page extras"). */
export interface UniqueGroups {
  /** In their order; groups belong to the whole publication. */
  group(site: string, id: number): ResultAsync<readonly Unique[], Failure>;
  /** In the order asked for, each once, at most 20; an unknown one is left out. */
  bySlugs(site: string, slugs: readonly string[]): ResultAsync<readonly UniqueGroup[], Failure>;
}
