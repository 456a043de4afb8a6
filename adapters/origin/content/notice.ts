import type { SiteKey } from '../database/schema/origin-site.ts';

export const noticeLevels = ['info', 'warning', 'alert'] as const;
export const noticeAudiences = ['everybody', 'web', 'app'] as const;

export interface GivenNotice {
  readonly text: string;
  readonly level: (typeof noticeLevels)[number];
  /** Unix seconds. */
  readonly until: number;
  readonly link: string | null;
  /** Null for every site. */
  readonly sites: readonly SiteKey[] | null;
  readonly audience: (typeof noticeAudiences)[number];
  readonly required: boolean;
}
