import type { Page } from '#core/pages/page.ts';

/** How long a copy may be sent, in seconds after it was made. */
export interface Lifetime {
  readonly fresh: number;
  /** Further seconds in which it is sent while a new one is made. */
  readonly whileRevalidating: number;
  /** Further seconds in which it is sent when a new one cannot be made. */
  readonly ifError: number;
}

const day = 86_400;
const revalidation = { whileRevalidating: 60, ifError: 10 * day };

/** By the age of what is shown: live 5 s, lists and fronts 15 s, an article of today 30 s, an older one 5 minutes. */
export const lifetimeOf = (page: Page): Lifetime => ({ fresh: freshSeconds(page), ...revalidation });

const freshSeconds = (page: Page): number => {
  switch (page.route.name) {
    case 'liveblog_article': return 5;
    case 'single_article': {
      const { article } = page.content as { article: { live: boolean; publishedAt: number; updatedAt: number | null } };
      if (article.live) return 5;
      return page.frame.renderedAt - (article.updatedAt ?? article.publishedAt) < day ? 30 : 300;
    }
    default: return 15;
  }
};

/** For browsers and proxies in front of us. */
export const cacheControl = ({ fresh, whileRevalidating, ifError }: Lifetime): string =>
  `public, max-age=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;

export const neverStored = 'private, no-store';
