import type { SiteRole } from '#core/addresses/sites/site.ts';

/** The picture-in-picture video of a site, as editors set it; without a label it bears the usual one. */
export interface SetVideo {
  readonly url: string;
  readonly title: string;
  readonly label: string | null;
  /** Whether it opens large. */
  readonly open: boolean;
  /** Started by the reader rather than by itself. */
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
