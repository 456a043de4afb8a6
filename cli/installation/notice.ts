import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';

export type SetNotice = Omit<Notice, 'id' | 'sites'> & { readonly sites: readonly SiteRole[] | null };

export type NoticeFault = 'text' | 'level' | 'no-until' | 'until' | 'past' | 'far' | 'link' | 'site' | 'audience';

export interface ListedNotice extends SetNotice {
  readonly id: number;
  readonly state: 'standing' | 'over';
  readonly setAt: number;
}

export type NoticeCommand =
  | { readonly do: 'set-notice'; readonly notice: SetNotice }
  | { readonly do: 'list-notices' }
  | { readonly do: 'end-notice'; readonly id: number };

export interface NoticeResults {
  readonly 'set-notice': { readonly id: number; readonly until: number };
  readonly 'list-notices': { readonly notices: readonly ListedNotice[] };
  readonly 'end-notice': { readonly ended: number };
}

export type NoticeFailure = 'no-notice' | 'notice-over';
