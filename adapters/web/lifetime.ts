import { isFollowed } from '#core/live-blogs/is-followed.ts';
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
const ifError = 10 * day;
/** Seconds: of what is live, nobody is shown a copy much older than the pause between two questions for news (spec §9). */
const live: Lifetime = { fresh: 5, whileRevalidating: 10, ifError };

/** By the age of what is shown: live 5 s, lists and fronts 15 s, an article of today 30 s, an older one 5 minutes. */
export const lifetimeOf = (page: Page): Lifetime => (isLive(page) ? live : { fresh: freshSeconds(page), whileRevalidating: 60, ifError });

const isLive = ({ content }: Page): boolean => content !== null && 'article' in content && isFollowed(content.article);

const freshSeconds = (page: Page): number => {
  switch (page.route.name) {
    case 'liveblog_article': case 'single_article': {
      const { article } = page.content as { article: { publishedAt: number; updatedAt: number | null } };
      return page.frame.renderedAt - (article.updatedAt ?? article.publishedAt) < day ? 30 : 300;
    }
    default: return 15;
  }
};

/** For browsers and proxies in front of us. */
export const cacheControl = ({ fresh, whileRevalidating, ifError }: Lifetime): string =>
  `public, max-age=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;

export const neverStored = 'private, no-store';
