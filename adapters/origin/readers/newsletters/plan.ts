export interface PlannedSection {
  readonly slug: string;
  readonly title: string;
  readonly path: string;
}

export interface NewsletterPlan {
  readonly code: string;
  /** 0 is Sunday; default: every day. */
  readonly weekday?: number;
  /** Hours in the main site's time zone. An issue can start from the first until the second. */
  readonly hours: readonly [from: number, until: number];
  /** The period of the first issue, in days. */
  readonly days: number;
  readonly maxArticles: number;
  readonly sections?: readonly PlannedSection[];
}
