export interface DatabaseCheck {
  /** Articles with wrong indexes, before the repair. */
  readonly search: number;
  readonly lists: number;
  /** Uploads that articles use but neither the database nor this node's folder has. */
  readonly uploads: readonly string[];
  readonly repaired: boolean;
}

export interface SampleRemoved {
  readonly removed: number;
  /** Rows that an editor changed or something else uses, as `articles main/slug`. */
  readonly left: readonly string[];
}

export interface Initialised {
  readonly isNew: boolean;
}
