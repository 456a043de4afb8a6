export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly databaseUrl: string; readonly listenUrl?: string | undefined }
  | { readonly inMemory: true };
