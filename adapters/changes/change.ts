/** One edit of the main API's, as it tells those who follow it (docs/upstreams/main-api.md, 'Changes'). */
export interface Change {
  readonly number: number;
  readonly kind: 'removed' | 'edited' | 'purged';
  /** Of the articles and live posts concerned, and of the live blog that holds a post. */
  readonly slugs: readonly string[];
  /** What was purged by address. */
  readonly pages: readonly ChangedPage[];
  /** Whether it concerns everything. */
  readonly all: boolean;
}

export interface ChangedPage {
  readonly site: string;
  readonly path: string;
}

/** What happened after a number. */
export interface ChangeSet {
  readonly epoch: string;
  readonly number: number;
  /** Whether what happened is not known in full: all that is older may have changed. */
  readonly reset: boolean;
  /** Ascending. */
  readonly changes: readonly Change[];
}
