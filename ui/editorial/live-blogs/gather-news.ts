import type { LivePost } from '#core/editorial/articles/article.ts';
import type { LivePosts } from '#core/editorial/live-blogs/merge-posts.ts';
import { newsOfPage } from '#core/editorial/live-blogs/news-of-page.ts';
import type { LiveContent } from '#core/pages/article/article-content.ts';

/** Pages that are asked for at once: enough for all the posts that an open page holds. */
const mostPages = 6;

/**
 * What has come since, and whether it joins what the reader has: after a long sleep there may be more in between than
 * is worth loading.
 */
export interface GatheredNews {
  readonly newest: LiveContent;
  readonly news: LivePosts;
  readonly joins: boolean;
}

type LoadPage = (page: number) => Promise<LiveContent>;

const unpinned = (posts: readonly LivePost[]): readonly LivePost[] => posts.filter(({ pinned }) => !pinned);

const reaches = ({ posts }: LiveContent, target: LivePost | undefined): boolean => {
  const last = posts.at(-1);
  return target === undefined || (last !== undefined && last.publishedAt <= target.publishedAt);
};

/** From the newest page down to the oldest post that the reader has. */
const loadDownTo = async (target: LivePost | undefined, load: LoadPage): Promise<readonly LiveContent[]> => {
  const pages = [await load(1)];
  for (
    let last = pages[0];
    last && last.olderPage !== null && pages.length < mostPages && !reaches(last, target);
    last = pages.at(-1)
  ) {
    pages.push(await load(last.olderPage));
  }
  return pages;
};

/** The newest page, with as many older ones as stand on the reader's page. */
export const gatherNews = async (
  known: LivePosts,
  shown: readonly LivePost[],
  load: LoadPage,
): Promise<GatheredNews> => {
  const mine = unpinned(shown);
  const pages = await loadDownTo(mine.at(-1), load);
  const [newest, last] = [pages[0] as LiveContent, pages.at(-1) as LiveContent];
  const stretch = {
    posts: pages.flatMap(({ posts }) => posts),
    pinned: newest.pinned,
    page: 1,
    totalPages: last.olderPage === null ? 1 : 2,
  };
  return { newest, news: newsOfPage(known, stretch), joins: reaches(last, mine[0]) || last.olderPage === null };
};

/** What has happened on an older page; nothing new ever stands there. */
export const newsOfOlderPage = (known: LivePosts, page: LiveContent): LivePosts =>
  newsOfPage(known, { ...page, totalPages: Infinity });
