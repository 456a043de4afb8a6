import type { Notice } from '../editorial/notices/notice.ts';
import type { SiteRole } from '../addresses/sites/site.ts';

/** A notice as an operator would set it; sites by role, null for all. */
export type NoticeFixture = Omit<Notice, 'id' | 'sites'> & { readonly sites: readonly SiteRole[] | null };
