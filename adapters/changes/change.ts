/** One edit from the main API's change feed (docs/upstreams/main-api.md, 'Changes'). */
export interface Change {
  readonly number: number;
  readonly kind: 'removed' | 'edited' | 'purged';
  /** Slugs of the changed articles and live posts, and of the live blog that contains a post. */
  readonly slugs: readonly string[];
  readonly pages: readonly ChangedPage[];
  readonly all: boolean;
}

export interface ChangedPage {
  readonly site: string;
  readonly path: string;
}

export interface ChangeSet {
  readonly epoch: string;
  readonly number: number;
  /** The changes since the requested number are not fully known: invalidate everything older. */
  readonly reset: boolean;
  /** Ascending. */
  readonly changes: readonly Change[];
}
