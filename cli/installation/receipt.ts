/** What one web node made of an edit. */
export interface NodeAnswer {
  readonly node: string;
  /** Milliseconds until it had carried out everything; null when it did not within two seconds. */
  readonly ms: number | null;
  /** How much it dropped, with some of the addresses; null when it did not say. */
  readonly dropped: {
    readonly pages: number;
    readonly feeds: number;
    readonly sitemaps: number;
    readonly others: number;
    readonly sample: readonly string[];
  } | null;
}

/** Who was told of an edit: the web nodes that are up; `nodes` is null where the database cannot be asked which. */
export interface Told {
  readonly epoch: string;
  readonly number: number;
  readonly nodes: readonly NodeAnswer[] | null;
}
