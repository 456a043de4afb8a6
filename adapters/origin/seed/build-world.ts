import { buildArticles } from './built/build-articles.ts';
import { authors } from './content/authors.ts';
import { dashboardAt } from './content/dashboard.ts';
import { besideLists, uniqueGroups } from './content/covers.ts';
import { documentsAt } from './content/documents.ts';
import { blocksFor } from './content/fronts.ts';
import { menusFor } from './content/menus.ts';
import { podcastArticlesAt, podcastsAt } from './content/podcasts.ts';
import { sections } from './content/sections.ts';
import { settings, staff } from './content/settings.ts';
import { supplementArticles, supplementSections } from './supplements/supplement-articles.ts';
import { supplementData } from './supplements/supplement-data.ts';
import { tipRoundsAt } from './supplements/tip-rounds.ts';
import { parseArticle } from './parse-article.ts';
import type { SeedSite } from './seed-site.ts';
import type { SeedArticle, SeedWorld } from './seed-world.ts';

// Part of the bundle: the origin ships as one file and reads no folder of its own.
const files = import.meta.glob<string>('./articles/*.html', { query: '?raw', import: 'default', eager: true });

/** The articles that were written one by one. `now` is the moment from which their ages count (unix seconds). */
export const writtenArticles = (now: number): readonly SeedArticle[] =>
  Object.entries(files).map(([file, text]) => parseArticle(file.replace(/^.*\/|\.html$/g, ''), text, now));

/** The whole seed as plain data; the same for the same sites and moment. */
export const buildWorld = (sites: readonly SeedSite[], now: number): SeedWorld => {
  const written = writtenArticles(now);
  return {
    sites,
    sections: [...sections, ...supplementSections],
    authors,
    settings,
    staff,
    articles: [
      ...written,
      ...podcastArticlesAt(now),
      ...supplementArticles,
      ...buildArticles(now, new Set(written.map(({ slug }) => slug))),
    ],
    blocks: blocksFor(sites),
    menus: menusFor(sites),
    podcasts: podcastsAt(now),
    documents: documentsAt(now),
    uniques: [
      ...sites.map(({ role }) => ({
        site: role,
        slug: 'frontpage-podcast-block-position',
        content: role === 'main' ? '4' : '2',
      })),
      { site: 'main', slug: 'livescore-pp-dashboard', content: dashboardAt(now) },
      ...besideLists,
    ],
    uniqueGroups,
    supplementData,
    tipRounds: tipRoundsAt(now),
  };
};
