import type { SiteRole } from '../../addresses/sites/site.ts';

/** What readers may be notified of: the articles of one site that bear one of these (spec §3.7). */
export interface Topic {
  /** In addresses and in what is kept; unlike any other of all sites. */
  readonly id: string;
  readonly site: SiteRole;
  readonly title: string;
  readonly description: string;
  /** Most notifications of a day. */
  readonly perDay: number;
  /** Slugs. */
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly flags: readonly string[];
}
