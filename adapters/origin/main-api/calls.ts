import { articleLists } from './lists/article-lists.ts';
import { corrections } from './articles/corrections.ts';
import { changes, signNodeOff, takeReceipt } from './changes.ts';
import { episodeBySlug, episodes, newestEpisodes, podcastBySlug, podcasts } from './articles/episodes.ts';
import { exchange } from './services/exchange.ts';
import { init, refresh } from './common-data/frontend.ts';
import { autoBlock, boxes, news, sectionNewest } from './lists/fronts.ts';
import { livePosts } from './articles/live-posts.ts';
import { counter, minutes } from './common-data/minutes.ts';
import { crmCalls } from './readers/crm.ts';
import { newsletterCalls } from './readers/newsletters.ts';
import type { Call } from './context/api-context.ts';
import { notices } from './common-data/notices.ts';
import { oldAddresses, oldListAddresses } from './old-addresses.ts';
import { ownPass } from './readers/passes.ts';
import { quizCalls } from './readers/quizzes.ts';
import { reactions } from './articles/reactions.ts';
import { recommended } from './lists/recommended.ts';
import { highlights, search, typeahead } from './search/search.ts';
import { articleById, articleBySlug, articleVersion } from './articles/single-articles.ts';
import { securityCalls } from './staff/security.ts';
import { sessionsInBrowsers } from './readers/sessions.ts';
import { askDeskDraft, deskDraft } from './desk-drafts.ts';
import { deskHook } from './desk-hooks.ts';
import { documents, staff, uniques } from './services/standing-pages.ts';
import { sitemapArticles, sitemapLists, sitemapMonths, sitemapNews } from './lists/sitemap.ts';
import { sportCalls } from './sport/sport.ts';
import { suggestions } from './search/suggestions.ts';
import { topicCalls } from './readers/topics.ts';
import { uniqueGroup, uniqueGroupsBySlug } from './lists/unique-groups.ts';
import { supplementData, tipRounds } from './articles/supplements.ts';

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
  deskHook,
  askDeskDraft,
  deskDraft,
  changes,
  takeReceipt,
  signNodeOff,
  oldAddresses,
  oldListAddresses,
  ...sportCalls,
];
