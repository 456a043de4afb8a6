export interface DocumentsMessages {
  readonly commands: Readonly<Record<'documents' | 'import' | 'list' | 'delete', string>>;
  readonly imported: (created: number, updated: number, unchanged: number) => string;
  readonly deleted: (slugs: readonly string[]) => string;
}
