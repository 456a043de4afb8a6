import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { SetVideo } from '#adapters/newsroom-contract/pages.ts';

export type VideoOrder =
  | { readonly do: 'set-video'; readonly site: SiteRole; readonly video: SetVideo }
  | { readonly do: 'show-video'; readonly site: SiteRole }
  | { readonly do: 'end-video'; readonly site: SiteRole };
