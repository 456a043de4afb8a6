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

/** Where a list of newsletter readers comes from. */
export const listKinds = ['ghost', 'substack', 'mailchimp', 'beehiiv'] as const;
export type ListKind = (typeof listKinds)[number];

export type ListFaultKind =
  | 'unreadable'
  | 'unknown-list'
  | 'encoding'
  | 'quotes'
  | 'too-long'
  | 'columns'
  | 'address'
  | 'no-date'
  | 'bad-date'
  | 'unknown-state';

/** Never contains the address. */
export interface ListFault {
  readonly file: string;
  /** 1-based; null for the whole file. */
  readonly line: number | null;
  readonly kind: ListFaultKind;
}

/** Each line of the files is counted once, except `ended` and `paid`. */
export interface ReadersReport {
  readonly lines: number;
  readonly added: number;
  /** Subscribed already, or on an earlier line. */
  readonly existing: number;
  /** Unsubscribed or deleted their data here, or were unsubscribed by an earlier import. */
  readonly blocked: number;
  readonly unsubscribed: number;
  readonly undeliverable: number;
  /** Never confirmed their subscription. */
  readonly unconfirmed: number;
  readonly bad: number;
  /** Imported subscriptions that this import ended. */
  readonly ended: number;
  readonly paid: number;
  /** The first 1,000. */
  readonly faults: readonly ListFault[];
}
