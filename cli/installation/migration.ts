import type {
  MigrationFailure,
  MigrationOrder,
  MigrationOutcome,
  TellProgress,
} from '#adapters/newsroom-contract/migration.ts';

export type MigrateFailure = MigrationFailure | 'environment';

/** Runs in this process: it needs no database. */
export type Migrate = (
  order: MigrationOrder,
  tell: TellProgress,
  signal: AbortSignal,
) => Promise<MigrationOutcome | { readonly failed: MigrateFailure; readonly about: string }>;
