import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { type LiveFeed, newPostCount, openFeed, receiveNews, showNews } from '#core/editorial/live-blogs/live-feed.ts';
import type { ArticleContent, LiveContent } from '#core/pages/article/article-content.ts';
import { type GatheredNews, gatherNews, newsOfOlderPage } from './gather-news.ts';
import { firstRows, type LiveRow, renewedRows, rowsInPlace } from './live-rows.ts';

export interface OpenLiveBlog {
  readonly feed: LiveFeed;
  readonly rows: readonly LiveRow[];
  readonly followed: boolean;
  readonly live: LiveContent;
  /** New posts cannot be added above: an older page, or a gap between them. */
  readonly apart: boolean;
}

export interface LoadedNews extends GatheredNews {
  readonly followed: boolean;
  readonly article: LinkedArticle;
}

const isOlder = ({ page }: LiveContent): boolean => page > 1;

export const openLiveBlog = ({ article }: ArticleContent, live: LiveContent): OpenLiveBlog => {
  const feed = openFeed(isOlder(live) ? live.posts : [...live.pinned, ...live.posts], live.olderPage !== null);
  return { feed, rows: firstRows(feed.shown), followed: isFollowed(article), live, apart: isOlder(live) };
};

export const loadNews = async (
  { feed, live }: OpenLiveBlog,
  loadPage: (page: number) => Promise<ArticleContent>,
): Promise<LoadedNews> => {
  const articles: LinkedArticle[] = [];
  const load = async (page: number): Promise<LiveContent> => {
    const content = await loadPage(page);
    if (content.live === null) throw new Error('the posts are missing');
    articles.push(content.article);
    return content.live;
  };
  const gather = async (): Promise<GatheredNews> => {
    const page = await load(live.page);
    return { newest: page, news: newsOfOlderPage(feed.known, page), joins: true };
  };
  const gathered = isOlder(live) ? await gather() : await gatherNews(feed.known, feed.shown, load);
  const article = articles.at(-1) as LinkedArticle;
  return { ...gathered, article, followed: isFollowed(article) };
};

/** Applies edits and deletions; new posts wait (R40). */
export const takeNews = (
  state: OpenLiveBlog,
  { newest, news, joins, followed }: LoadedNews,
  heightOf: (id: number) => number,
): OpenLiveBlog => {
  const apart = isOlder(state.live) || !joins;
  if (!joins) return { ...state, live: newest, followed, apart };
  const feed = receiveNews(state.feed, news);
  return { feed, rows: rowsInPlace(state.rows, feed.shown, heightOf), followed, live: newest, apart };
};

export const showWaiting = (state: OpenLiveBlog): OpenLiveBlog => {
  const feed = showNews(state.feed);
  return { ...state, feed, rows: renewedRows(state.rows, feed.shown) };
};

/** The N in 'N új bejegyzés'; without the single posts, the growth since the page was served. */
export const waitingCount = ({ feed, live, apart }: OpenLiveBlog, served: LiveContent): number =>
  apart ? Math.max(0, live.totalItems - served.totalItems) : newPostCount(feed);

export const firstArrival = ({ rows }: OpenLiveBlog): number | null => {
  const arrived = rows.flatMap((row) => (row.kind === 'post' && row.changed ? [row.post] : []));
  return (arrived.find(({ pinned }) => !pinned) ?? arrived[0])?.id ?? null;
};
