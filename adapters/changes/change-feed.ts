import type { ResultAsync } from 'neverthrow';
import type { Failure } from '#core/failure/failure.ts';
import type { ChangeSet } from './change.ts';
import type { Edition } from './edition.ts';

/** A cache in front of the nodes (adapters/edge). */
export interface EdgeReceipt {
  /** Kind and host. */
  readonly name: string;
  /** Milliseconds until it confirmed the purge; null while it has not. */
  readonly ms: number | null;
}

export interface Dropped {
  readonly pages: number;
  readonly feeds: number;
  readonly sitemaps: number;
  readonly others: number;
  readonly sample: readonly string[];
  readonly edges?: readonly EdgeReceipt[];
}

export interface Receipt extends Dropped {
  readonly number: number;
  /** Milliseconds from the notification until all entries were evicted. */
  readonly ms: number;
}

/** The main API's change feed. Without one, requests fail with 'not-found' (docs/upstreams/main-api.md, 'Changes'). */
export interface ChangeFeed {
  /**
   * Long poll: waits up to `wait` seconds. The request also confirms that this node has applied everything up to
   * `edition`.
   */
  after(edition: Edition, wait: number, signal: AbortSignal): ResultAsync<ChangeSet, Failure>;
  receipt(receipt: Receipt): ResultAsync<unknown, Failure>;
  signOff(): ResultAsync<unknown, Failure>;
}
