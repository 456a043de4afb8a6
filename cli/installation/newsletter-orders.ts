import type { ListKind } from '#adapters/newsroom-contract/readers.ts';

export type NewsletterOrder =
  | { readonly do: 'compose-newsletter'; readonly code: string; readonly to: string | null }
  | { readonly do: 'send-newsletter'; readonly code: string }
  | { readonly do: 'list-newsletters' }
  | {
      readonly do: 'import-readers';
      readonly files: readonly { readonly name: string; readonly path: string }[];
      readonly from: ListKind | null;
      readonly newsletters: readonly string[];
      readonly source: string | null;
      readonly dryRun: boolean;
    };
