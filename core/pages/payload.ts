import type { Page } from './page.ts';

/** What `{path}/_payload.json` answers, to the browser that goes on with a page or to another one. */
export type Payload =
  | {
      readonly kind: 'page';
      /** Also `html[data-copy]` of the document that was made with these data: that one is hydrated, and no other. */
      readonly copy: string;
      readonly page: Page;
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'none'; readonly status: number };
