import type { SiteRole } from '../../addresses/sites/site.ts';

/** What stands on a cover above its list, in numbers (spec §9, "Cover page extras"). */
export interface CoverPlan {
  readonly news: number;
  /** Sections of the site whose newest article has a place of its own. */
  readonly sections: readonly string[];
  readonly cards: number;
  /** So many are asked for; of those that the cover does not show yet, so many are shown. */
  readonly articles: { readonly asked: number; readonly shown: number };
  readonly episodes: { readonly asked: number; readonly shown: number };
  /**
   * The group of editors' small contents, and of its texts the one that opens the cover and the one with a video
   * (spec §3.3).
   */
  readonly uniques: { readonly group: number; readonly opening: string; readonly video: string | null };
  /** Quotes that are drawn from the publication's list of them. */
  readonly quotes: number;
}

/** The group whose first item holds the list of quotes (spec §3.3). */
export const quoteGroup = 13;

const plans: Readonly<Partial<Record<SiteRole, CoverPlan>>> = {
  after: {
    news: 3,
    sections: [],
    cards: 8,
    articles: { asked: 5, shown: 5 },
    episodes: { asked: 5, shown: 5 },
    uniques: { group: 27, opening: 'after-main', video: 'after-youtube' },
    quotes: 0,
  },
  g7: {
    news: 0,
    sections: ['kozelet', 'adat', 'penz'],
    cards: 8,
    articles: { asked: 5, shown: 3 },
    episodes: { asked: 5, shown: 3 },
    uniques: { group: 47, opening: 'g7-main', video: null },
    quotes: 4,
  },
};

/** How the cover of a site is laid out; null where editors' blocks alone make it. */
export const coverPlan = (role: SiteRole): CoverPlan | null => plans[role] ?? null;
