import { articleLists } from './article-lists.ts';
import { corrections } from './corrections.ts';
import { changes, signNodeOff, takeReceipt } from './changes.ts';
import { episodeBySlug, episodes, newestEpisodes, podcastBySlug, podcasts } from './episodes.ts';
import { exchange } from './exchange.ts';
import { init, refresh } from './frontend.ts';
import { autoBlock, boxes, news, sectionNewest } from './fronts.ts';
import { livePosts } from './live-posts.ts';
import { counter, minutes } from './minutes.ts';
import { crmCalls } from './crm.ts';
import { newsletterCalls } from './newsletters.ts';
import type { Call } from './api-context.ts';
import { notices } from './notices.ts';
import { ownPass } from './passes.ts';
import { quizCalls } from './quizzes.ts';
import { reactions } from './reactions.ts';
import { recommended } from './recommended.ts';
import { highlights, search, typeahead } from './search.ts';
import { articleById, articleBySlug, articleVersion } from './single-articles.ts';
import { securityCalls } from './security.ts';
import { sessionsInBrowsers } from './sessions.ts';
import { documents, staff, uniques } from './standing-pages.ts';
import { sitemapArticles, sitemapLists, sitemapMonths, sitemapNews } from './sitemap.ts';
import { sportCalls } from './sport.ts';
import { suggestions } from './suggestions.ts';
import { topicCalls } from './topics.ts';
import { uniqueGroup, uniqueGroupsBySlug } from './unique-groups.ts';
import { supplementData, tipRounds } from './supplements.ts';

/** Every call of docs/upstreams/main-api.md, security.md, quiz-service.md and crm.md. */
export const calls: readonly Call[] = [
  articleLists,
  articleBySlug,
  articleById,
  articleVersion,
  reactions,
  corrections,
  livePosts,
  search,
  typeahead,
  highlights,
  suggestions,
  news,
  autoBlock,
  boxes,
  episodes,
  newestEpisodes,
  episodeBySlug,
  podcasts,
  podcastBySlug,
  exchange,
  minutes,
  counter,
  uniqueGroup,
  uniqueGroupsBySlug,
  sectionNewest,
  recommended,
  documents,
  uniques,
  staff,
  init,
  refresh,
  notices,
  supplementData,
  tipRounds,
  sitemapMonths,
  sitemapArticles,
  sitemapNews,
  sitemapLists,
  ownPass,
  ...sessionsInBrowsers,
  ...securityCalls,
  ...quizCalls,
  ...crmCalls,
  ...newsletterCalls,
  ...topicCalls,
  changes,
  takeReceipt,
  signNodeOff,
  ...sportCalls,
];
