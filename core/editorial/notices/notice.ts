/** The most urgent first, as they stand on a page. */
export const noticeLevels = ['alert', 'warning', 'info'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** `web`: not in the native app; `app`: there alone. */
export const noticeAudiences = ['everybody', 'web', 'app'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

/** What an operator tells the readers of whole sites, until a moment. */
export interface Notice {
  readonly id: string;
  /** One paragraph of plain text. */
  readonly text: string;
  readonly level: NoticeLevel;
  /** Unix seconds: gone from then on. */
  readonly until: number;
  /** A path of ours or a web address. */
  readonly link: string | null;
  /** Slugs; null for every site. */
  readonly sites: readonly string[] | null;
  readonly audience: NoticeAudience;
  /** Readers cannot put it away. */
  readonly required: boolean;
}
