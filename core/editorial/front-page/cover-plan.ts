import type { SiteRole } from '../../addresses/sites/site.ts';

/** Spec §9, "Cover page extras". */
export interface CoverPlan {
  readonly news: number;
  readonly sections: readonly string[];
  readonly cards: number;
  readonly articles: { readonly asked: number; readonly shown: number };
  readonly episodes: { readonly asked: number; readonly shown: number };
  /** Slugs of the group's opening text and of its video text (spec §3.3). */
  readonly uniques: { readonly group: number; readonly opening: string; readonly video: string | null };
  readonly quotes: number;
}

/** The first item of this group holds the quotes (spec §3.3). */
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

export const coverPlan = (role: SiteRole): CoverPlan | null => plans[role] ?? null;
