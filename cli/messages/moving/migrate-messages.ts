import type { DropCode, LedgerTotals, LostPictures, MigrationReport } from '#adapters/newsroom-contract/migration.ts';
import type { MigrateFailure } from '../../installation/migration.ts';

type MigrateOption =
  | 'from'
  | 'output'
  | 'site'
  | 'home'
  | 'fetch'
  | 'loopback'
  | 'maxPictures'
  | 'maxSize'
  | 'maxMedia'
  | 'import'
  | 'strict'
  | 'accept'
  | 'log'
  | 'resume'
  | 'type';

export interface LostPages {
  readonly requests: number;
  readonly lost: number;
}

export interface MigrateMessages {
  readonly command: string;
  readonly options: Readonly<Record<MigrateOption, string>>;
  readonly refusedHome: string;
  readonly failures: Readonly<Record<MigrateFailure, (about: string) => string>>;
  readonly progress: (done: number, of: number | null, secondsLeft: number | null) => string;
  readonly reading: (done: number, of: number | null, secondsLeft: number | null) => string;
  readonly importing: (done: number, of: number, secondsLeft: number | null) => string;
  readonly moved: (report: MigrationReport, folder: string) => string;
  readonly element: (element: string, totals: LedgerTotals) => string;
  readonly lostPictures: (pictures: LostPictures) => string;
  readonly drops: Readonly<Record<DropCode, string>>;
  readonly dropped: (count: number, words: string, code: string) => string;
  /** `codes` are those that were not accepted. */
  readonly refused: (dropped: number, codes: string) => string;
  readonly next: (folder: string) => string;
  readonly imported: (counts: {
    readonly created: number;
    readonly updated: number;
    readonly unchanged: number;
    readonly addresses: number;
  }) => string;
  readonly notImported: (files: number) => string;
  readonly lost: (pages: LostPages) => string;
}
