import type { SiteRole } from '#core/addresses/sites/site.ts';

export interface SetVideo {
  readonly url: string;
  readonly title: string;
  readonly label: string | null;
  readonly open: boolean;
  readonly manual: boolean;
}

export type VideoOrder =
  | { readonly do: 'set-video'; readonly site: SiteRole; readonly video: SetVideo }
  | { readonly do: 'show-video'; readonly site: SiteRole }
  | { readonly do: 'end-video'; readonly site: SiteRole };

export interface VideoResults {
  readonly 'set-video': object;
  readonly 'show-video': { readonly video: SetVideo | null };
  readonly 'end-video': { readonly ended: boolean };
}
