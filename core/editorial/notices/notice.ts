export const noticeLevels = ['alert', 'warning', 'info'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** `web`: not in the native app; `app`: only there. */
export const noticeAudiences = ['everybody', 'web', 'app'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

export interface Notice {
  readonly id: string;
  readonly text: string;
  readonly level: NoticeLevel;
  /** Expiry in unix seconds. */
  readonly until: number;
  readonly link: string | null;
  /** Site slugs; null for every site. */
  readonly sites: readonly string[] | null;
  readonly audience: NoticeAudience;
  readonly required: boolean;
}
