import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { ChangeSet } from './change.ts';
import type { Edition } from './edition.ts';

/** What this node dropped over changes. */
export interface Dropped {
  readonly pages: number;
  readonly feeds: number;
  readonly sitemaps: number;
  readonly others: number;
  /** Some of their addresses. */
  readonly sample: readonly string[];
}

export interface Receipt extends Dropped {
  readonly number: number;
  /** Milliseconds from hearing of it to having dropped everything. */
  readonly ms: number;
}

/**
 * Where a main API tells what it has changed; one that does not answers 'not-found' (docs/upstreams/main-api.md,
 * 'Changes').
 */
export interface ChangeFeed {
  /**
   * What happened after an edition, waited for so many seconds. Asking says too that everything up to it has been
   * carried out here.
   */
  after(edition: Edition, wait: number, signal: AbortSignal): ResultAsync<ChangeSet, Failure>;
  receipt(receipt: Receipt): ResultAsync<unknown, Failure>;
  /** This node will ask no more. */
  signOff(): ResultAsync<unknown, Failure>;
}
