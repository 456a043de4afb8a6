/** A cache in front of the web nodes that a node has purged. */
export interface EdgePurged {
  readonly name: string;
  /** Milliseconds until it confirmed; null while the node repeats the purge. */
  readonly ms: number | null;
}

/** Cache entries that a web node evicted. */
export interface EvictedEntries {
  readonly pages: number;
  readonly feeds: number;
  readonly sitemaps: number;
  readonly others: number;
  readonly sample: readonly string[];
  readonly edges?: readonly EdgePurged[];
}

export interface NodeReceipt {
  readonly node: string;
  /** Milliseconds until the node applied the edit; null after a timeout. */
  readonly ms: number | null;
  readonly dropped: EvictedEntries | null;
}

export interface EditReceipts {
  readonly epoch: string;
  readonly number: number;
  /** Nodes that are up; null when the database cannot list them. */
  readonly nodes: readonly NodeReceipt[] | null;
}
