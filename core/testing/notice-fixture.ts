import type { Notice } from '../editorial/notices/notice.ts';
import type { SiteRole } from '../addresses/sites/site.ts';

export type NoticeFixture = Omit<Notice, 'id' | 'sites'> & { readonly sites: readonly SiteRole[] | null };
