import type { LivePost } from '#core/editorial/articles/article.ts';
import type { LivePosts } from '#core/editorial/live-blogs/merge-posts.ts';
import { newsOfPage } from '#core/editorial/live-blogs/news-of-page.ts';
import type { LiveContent } from '#core/pages/article/article-content.ts';

/** Maximum pages per load; covers all posts of an open page. */
const maxPages = 6;

/** `joins` is false when posts between the known and the new ones are missing. */
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

const loadDownTo = async (target: LivePost | undefined, load: LoadPage): Promise<readonly LiveContent[]> => {
  const pages = [await load(1)];
  for (
    let last = pages[0];
    last && last.olderPage !== null && pages.length < maxPages && !reaches(last, target);
    last = pages.at(-1)
  ) {
    pages.push(await load(last.olderPage));
  }
  return pages;
};

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

/** New posts never appear on an older page. */
export const newsOfOlderPage = (known: LivePosts, page: LiveContent): LivePosts =>
  newsOfPage(known, { ...page, totalPages: Infinity });
