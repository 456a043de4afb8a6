import type { SiteRole } from '../../addresses/sites/site.ts';

/** Readers follow it to receive notifications of articles on one site (spec §3.7). */
export interface Topic {
  /** Appears in URLs and storage; unique across all sites. */
  readonly id: string;
  readonly site: SiteRole;
  readonly title: string;
  readonly description: string;
  /** Maximum number of notifications per day. */
  readonly perDay: number;
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly flags: readonly string[];
}
