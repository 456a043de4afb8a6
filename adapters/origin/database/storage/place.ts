export interface ServerPlace {
  readonly databaseUrl: string;
  readonly listenUrl?: string | undefined;
}

export type DatabasePlace = { readonly dataDir: string } | ServerPlace | { readonly inMemory: true };
