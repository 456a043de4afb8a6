import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Articles } from '#core/ports/articles.ts';
import { articleWire } from './article.wire.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { dashboardWire } from './dashboard.wire.ts';
import { forEachSite } from '../../requests/for-each-site.ts';
import { cardsWire } from '../../wire/list.wire.ts';
import { livePostPageWire } from './live-post.wire.ts';

const latestByDefault = 6;
const postsPerPage = 30;

const reactionWire: z.ZodType<number> = z.object({ count: z.number().int().min(0) }).transform(({ count }) => count);

const versionWire: z.ZodType<number> = z
  .object({ data: z.object({ v: z.number().int() }) })
  .transform(({ data }) => data.v);

/** Articles of the main API (spec §7.1, "Articles"). */
export const createArticles = (http: Upstream, needs: MainApiNeeds): Articles => {
  const ask = askMainApi(http, needs);
  const cards = forEachSite(needs, ({ listed }) => cardsWire(listed));
  const article = forEachSite(needs, ({ listed }) => articleWire(listed, needs.embeds));
  const posts = livePostPageWire(needs);

  return {
    bySlug: (site, slug, page, token) =>
      ask(site, ['api', 'articles', { slug }], { page }, { deadline: 'primary', schema: article(site), token }),
    byId: (site, id, token) =>
      ask(site, ['api', 'article', { id }], {}, { deadline: 'primary', schema: article(site), token }),
    latest: (site, { limit = latestByDefault, topLevelOnly, english }) => {
      const filters = { 'filters[parent]': topLevelOnly ? 'null' : null, 'filters[flag]': english ? 'english' : null };
      return ask(site, ['api', 'articles'], { limit, ...filters }, { deadline: 'secondary', schema: cards(site) });
    },
    posts: (site, articleId, page, token) =>
      ask(
        site,
        ['api', 'articles', { id: articleId }, 'items'],
        { perPage: postsPerPage, page },
        { deadline: 'primary', schema: posts, token },
      ),
    reactions: (site, id) =>
      ask(site, ['api', 'articles', 'facebook', 'reaction'], { id }, { deadline: 'secondary', schema: reactionWire }),
    matches: (site) =>
      ask(site, ['api', 'unique', 'livescore-pp-dashboard'], {}, { deadline: 'secondary', schema: dashboardWire }),
    version: (site, slug) =>
      ask(site, ['api', 'articles', { slug }, 'version'], {}, { deadline: 'secondary', schema: versionWire }),
  };
};
