export interface WxrTerm {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
}

export interface WxrItem {
  readonly record: 'item';
  readonly fields: ReadonlyMap<string, string>;
  readonly terms: readonly WxrTerm[];
  readonly meta: readonly (readonly [key: string, value: string])[];
  readonly comments: number;
}

/** `wp:author`, `wp:category`, `wp:tag` or `wp:term` of the channel. */
export interface WxrShared {
  readonly record: 'author' | 'category' | 'tag' | 'term';
  readonly fields: ReadonlyMap<string, string>;
  readonly meta: number;
}

export interface WxrChannel {
  readonly record: 'channel';
  readonly fields: ReadonlyMap<string, string>;
  /** Where the source does not count them for each article. */
  readonly comments?: number;
}

export type WxrRecord = WxrItem | WxrShared | WxrChannel;
