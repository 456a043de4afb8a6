import type { ReadersChoice } from '#adapters/newsroom-contract/backup.ts';

export type BackupOrder =
  /** `readersKey` is a public key (PEM); null omits readers' data. */
  | { readonly do: 'backup'; readonly file: string; readonly readersKey: string | null }
  | ({ readonly do: 'restore'; readonly file: string; readonly force: boolean } & ReadersChoice)
  | ({ readonly do: 'verify'; readonly file: string } & ReadersChoice)
  | { readonly do: 'backup-key'; readonly file: string };
