export type CountedReaders =
  | 'reader_accounts'
  | 'reader_payments'
  | 'reader_passes'
  | 'newsletter_subscriptions'
  | 'topic_clients'
  | 'quiz_takers';

export interface BackupMessages {
  readonly commands: Readonly<Record<'verify' | 'key', string>>;
  readonly options: Readonly<Record<'readersKey' | 'readersIdentity' | 'leaveOut' | 'leaveInside', string>>;
  readonly chooseAtBackup: string;
  readonly notBoth: string;
  readonly counts: Readonly<Record<CountedReaders, (count: number) => string>>;
  readonly nobody: string;
  readonly encrypted: (counts: string) => string;
  readonly leftOut: (counts: string) => string;
  readonly readersRestored: (counts: string) => string;
  readonly readersStay: (counts: string) => string;
  readonly readersVerified: (counts: string) => string;
  readonly readersNotVerified: (counts: string) => string;
  readonly uncounted: string;
  readonly staffKept: (count: number) => string;
  readonly staffRestored: (count: number) => string;
  readonly verified: (tables: number, rows: number, pictures: number) => string;
  readonly keyMade: (file: string, publicKey: string, fingerprint: string) => string;
}
