export interface AddedPass {
  readonly id: number;
  /** The reader signs in here once, with the code. */
  readonly link: string;
  /** Six digits; send it separately from the link. */
  readonly code: string;
  /** Unix seconds. */
  readonly validUntil: number;
  readonly keyUntil: number;
}

export interface ListedPass {
  readonly id: number;
  readonly note: string;
  /** `lapsed`: the key expired unused. */
  readonly state: 'waiting' | 'lapsed' | 'used' | 'over';
  /** Unix seconds. */
  readonly createdAt: number;
  readonly validUntil: number;
}

export type SubscriptionPeriod = 'month' | 'year' | 'once';

export interface ListedSubscription {
  readonly id: number;
  readonly email: string;
  readonly title: string;
  readonly state: 'active' | 'cancelled' | 'over';
  /** Unix seconds. */
  readonly createdAt: number;
  readonly validUntil: number;
}

export interface PreviewedIssue {
  readonly section: string;
  readonly subject: string;
  readonly articles: number;
  readonly text: string;
}

export interface ListedNewsletter {
  readonly code: string;
  readonly title: string;
  readonly readers: number;
  /** The day is `YYYY-MM-DD`. Null before the first issue. */
  readonly last: { readonly day: string; readonly letters: number; readonly done: boolean } | null;
}
