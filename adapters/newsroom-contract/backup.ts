export interface ReadersChoice {
  /** Private key (PEM) that decrypts the readers' data. */
  readonly readersIdentity: string | null;
  readonly withoutReaders: boolean;
}

export interface ReadersReport {
  readonly kept: boolean;
  /** Rows by table; null when the backup has no counts. */
  readonly counts: Readonly<Record<string, number>> | null;
}

interface Counted {
  readonly rows: number;
  readonly pictures: number;
  readonly readers: ReadersReport;
}

export interface BackupReport extends Counted {
  readonly bytes: number;
  readonly staff: number;
}

export interface RestoreReport extends Counted {
  /** Accounts that still need `users add`. */
  readonly staff: number;
}

export interface VerifyReport extends Counted {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
}

export interface BackupKey {
  readonly publicKey: string;
  readonly fingerprint: string;
}
