import type { ResultAsync } from 'neverthrow';
import type { ServiceDocument, StaffGroup } from '../services/service-pages/service-document.ts';
import type { Failure } from '../failure/failure.ts';

/** Loads static documents and the staff list (spec §7.1, "Content and reference data"). */
export interface Documents {
  bySlug(site: string, slug: string): ResultAsync<ServiceDocument, Failure>;
  staff(site: string): ResultAsync<readonly StaffGroup[], Failure>;
}
