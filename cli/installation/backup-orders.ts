interface ReadersChoice {
  readonly readersIdentity: string | null;
  readonly withoutReaders: boolean;
}

export type BackupOrder =
  /** `readersKey` is a public key (PEM); null omits readers' data. */
  | { readonly do: 'backup'; readonly file: string; readonly readersKey: string | null }
  | ({ readonly do: 'restore'; readonly file: string; readonly force: boolean } & ReadersChoice)
  | ({ readonly do: 'verify'; readonly file: string } & ReadersChoice)
  | { readonly do: 'backup-key'; readonly file: string };

/** Rows by table; null when the backup has no counts. */
export interface BackupReaders {
  readonly kept: boolean;
  readonly counts: Readonly<Record<string, number>> | null;
}

interface Counted {
  readonly rows: number;
  readonly pictures: number;
  readonly readers: BackupReaders;
}

export interface BackupResults {
  readonly backup: Counted & { readonly bytes: number; readonly staff: number };
  /** `staff` counts the accounts that still need `users add`. */
  readonly restore: Counted & { readonly staff: number };
  readonly verify: Counted & {
    readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
  };
  readonly 'backup-key': { readonly publicKey: string; readonly fingerprint: string };
}

export type BackupFailure =
  | 'not-a-backup'
  | 'newer-backup'
  | 'broken-backup'
  | 'bad-key'
  | 'wrong-key'
  | 'readers-sealed'
  | 'no-readers-part';
