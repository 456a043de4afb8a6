import type { SiteKey } from '../database/schema/origin-site.ts';

export const noticeLevels = ['info', 'warning', 'alert'] as const;
/** `web`: not in the native app; `app`: there alone. */
export const noticeAudiences = ['everybody', 'web', 'app'] as const;

/** What an operator tells the readers of whole sites. */
export interface GivenNotice {
  readonly text: string;
  readonly level: (typeof noticeLevels)[number];
  /** Unix seconds. */
  readonly until: number;
  /** A path, or an https address. */
  readonly link: string | null;
  /** Null for every site. */
  readonly sites: readonly SiteKey[] | null;
  readonly audience: (typeof noticeAudiences)[number];
  /** Readers cannot put it away. */
  readonly required: boolean;
}
