import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { Notice } from '#core/editorial/notices/notice.ts';
import type { NoticeState } from '#adapters/newsroom-contract/pages.ts';

export type SetNotice = Omit<Notice, 'id' | 'sites'> & { readonly sites: readonly SiteRole[] | null };

export type NoticeFault = 'text' | 'level' | 'no-until' | 'until' | 'past' | 'far' | 'link' | 'site' | 'audience';

export type ListedNotice = SetNotice & NoticeState;

export type NoticeCommand =
  | { readonly do: 'set-notice'; readonly notice: SetNotice }
  | { readonly do: 'list-notices' }
  | { readonly do: 'end-notice'; readonly id: number };

export interface NoticeResults {
  readonly 'list-notices': { readonly notices: readonly ListedNotice[] };
}
