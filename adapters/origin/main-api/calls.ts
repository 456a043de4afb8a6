import { articleLists } from './article-lists.ts';
import { episodes } from './episodes.ts';
import { init, refresh } from './frontend.ts';
import { autoBlock, boxes, news, sectionNewest } from './fronts.ts';
import { livePosts } from './live-posts.ts';
import type { Call } from './newsroom.ts';
import { recommended } from './recommended.ts';
import { highlights, search, typeahead } from './search.ts';
import { articleById, articleBySlug, articleVersion } from './single-articles.ts';
import { documents, staff, uniques } from './standing-pages.ts';
import { suggestions } from './suggestions.ts';

/** Every call of docs/upstreams/main-api.md. */
export const calls: readonly Call[] = [
  articleLists, articleBySlug, articleById, articleVersion, livePosts, search, typeahead, highlights, suggestions,
  news, autoBlock, boxes, episodes, sectionNewest, recommended, documents, uniques, staff, init, refresh,
];
