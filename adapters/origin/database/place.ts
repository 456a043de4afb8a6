/**
 * Where the content lives: an embedded PostgreSQL in a folder, a real one, or an embedded one that is gone when the
 * process ends.
 */
export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string }
  | { readonly inMemory: true };
