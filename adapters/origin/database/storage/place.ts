/**
 * Where the content lives: an embedded PostgreSQL in a folder, a real one, or an embedded one that is gone when the
 * process ends. A pooler in transaction mode passes on no notification, so LISTEN may have an address of its own.
 */
export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string; readonly listenUrl?: string | undefined }
  | { readonly inMemory: true };
