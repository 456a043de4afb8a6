import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { Unique } from '../front-page/unique.ts';

/** Keeps editors' small contents, which stand on covers (spec §9, "Cover page extras"). */
export interface UniqueGroups {
  /** In their order; groups belong to the whole house. */
  group(site: string, id: number): ResultAsync<readonly Unique[], Failure>;
}
