import { okAsync } from 'neverthrow';
import type { Article, LivePost } from '../editorial/articles/article.ts';
import type { DashboardMatch } from '../sport/football/score-line.ts';
import type { Articles } from '../ports/articles.ts';
import type { Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

const postsPerPage = 30;

const postArticle = (
  parent: Article,
  { id, slug, version, title, body, publishedAt, updatedAt }: LivePost,
): Article => ({
  ...parent,
  id,
  slug,
  version,
  title,
  body,
  publishedAt,
  updatedAt,
  type: 'liveblogpost',
  parentId: parent.id,
  lead: '',
  cover: null,
  flags: [],
  tags: [],
  live: false,
});

export const fakeArticles = ({ content, entries, listed, isPublic, articleOf, postsOf }: Newsroom): Articles => {
  const page = (entry: (typeof entries)[number] | undefined, wanted: number, token: string | null) =>
    found(entry && wanted <= entry.article.pages.length ? articleOf(entry, wanted, token) : undefined);
  const posts = entries.flatMap((entry) => postsOf(entry).map((post) => postArticle(articleOf(entry, 1), post)));
  const open = entries.filter(({ article }) => isPublic(article));
  return {
    bySlug: (_site, slug, wanted, token) => {
      const post = posts.find((one) => one.slug === slug);
      return post
        ? okAsync(post)
        : page(
            entries.find(({ article }) => article.slug === slug),
            wanted ?? 1,
            token,
          );
    },
    byId: (_site, id, token) =>
      page(
        entries.find((entry) => entry.id === id),
        1,
        token,
      ),
    latest: (site, { limit = 6, english = false }) =>
      okAsync(
        listed(site)
          .map(({ card }) => card)
          .filter((card) => !english || card.english)
          .slice(0, limit),
      ),
    posts: (_site, articleId, wanted) => {
      const entry = open.find(({ id }) => id === articleId);
      const all = entry ? postsOf(entry) : [];
      const rest = all.filter(({ pinned }) => !pinned);
      const [current, totalPages] = [wanted ?? 1, Math.max(1, Math.ceil(rest.length / postsPerPage))];
      return found(
        entry && current <= totalPages
          ? {
              posts: rest.slice((current - 1) * postsPerPage, current * postsPerPage),
              pinned: all.filter(({ pinned }) => pinned),
              page: current,
              totalPages,
              totalItems: rest.length,
            }
          : undefined,
      );
    },
    reactions: (_site, id) =>
      found(open.find((entry) => entry.id === id)).map(({ article }) => article.facebookEngagement ?? 0),
    matches: () =>
      found(content.uniques.find(({ slug }) => slug === 'livescore-pp-dashboard')).map(
        ({ content }) => JSON.parse(content) as readonly DashboardMatch[],
      ),
    version: (_site, slug) =>
      found(open.find(({ article }) => article.slug === slug)).map(({ article }) => article.version ?? 1),
  };
};
