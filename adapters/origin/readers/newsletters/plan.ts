/** A section whose readers are sent issues of its own. */
export interface PlannedSection {
  readonly slug: string;
  readonly title: string;
  /** Of its page at the main site. */
  readonly path: string;
}

/** When a newsletter goes out by itself, and of what it is made. */
export interface NewsletterPlan {
  readonly code: string;
  /** Sunday is 0; every day without one. */
  readonly weekday?: number;
  /** Hours of the main site's day: it is begun at the first, and no more at the second. */
  readonly hours: readonly [from: number, until: number];
  /** Days back, where no issue came before. */
  readonly days: number;
  readonly mostArticles: number;
  /** One issue for each of these that has something new; one of everything without them. */
  readonly sections?: readonly PlannedSection[];
}
