export interface NodeAnswer {
  readonly node: string;
  /** Milliseconds until the edit was applied; null after two seconds. */
  readonly ms: number | null;
  readonly dropped: {
    readonly pages: number;
    readonly feeds: number;
    readonly sitemaps: number;
    readonly others: number;
    readonly sample: readonly string[];
  } | null;
}

/** Web nodes that received the edit; `nodes` is null when the database cannot list them. */
export interface Told {
  readonly epoch: string;
  readonly number: number;
  readonly nodes: readonly NodeAnswer[] | null;
}
