import { buildArticles } from '../content/built/build-articles.ts';
import { authors } from '../content/authors.ts';
import { besideLists, uniqueGroups } from '../content/covers.ts';
import { documentsAt } from '../content/documents.ts';
import { blocksFor } from '../content/fronts.ts';
import { menusFor } from '../content/menus.ts';
import { podcastArticlesAt, podcastsAt } from '../content/podcasts.ts';
import { quizzes } from '../content/quizzes.ts';
import { sections } from '../content/sections.ts';
import { settings } from '../content/settings.ts';
import { staff } from '../content/staff.ts';
import { supplementArticles, supplementSections } from '../content/supplements/supplement-articles.ts';
import { supplementData } from '../content/supplements/supplement-data.ts';
import { buildSupplementArticles } from '../content/supplements/built/built-supplements.ts';
import { leagueLinksAt } from '../live-scores/league-links.ts';
import { matchArticlesAt } from '../live-scores/match-articles.ts';
import { tipRoundsAt } from '../content/supplements/tip-rounds.ts';
import { parseArticle } from '../content/parse-article.ts';
import type { OriginSite } from '../../origin/database/schema/origin-site.ts';
import type { Article } from '../../origin/content/article.ts';
import type { NewsroomContent } from '../../origin/content/newsroom-content.ts';

// Bundled, because the origin ships as one file.
const files = import.meta.glob<string>('../content/articles/*.html', { query: '?raw', import: 'default', eager: true });

export const writtenArticles = (now: number): readonly Article[] =>
  Object.entries(files).map(([file, text]) => parseArticle(file.replace(/^.*\/|\.html$/g, ''), text, now));

export const buildSampleContent = (sites: readonly OriginSite[], now: number): NewsroomContent => {
  const written = writtenArticles(now);
  const ofSupplements = [
    ...supplementArticles,
    ...buildSupplementArticles(new Set([...written, ...supplementArticles].flatMap(({ slug, lead }) => [slug, lead]))),
  ];
  return {
    sites,
    sections: [...sections, ...supplementSections],
    authors,
    settings,
    staff,
    articles: [
      ...written,
      ...podcastArticlesAt(now),
      ...ofSupplements,
      ...matchArticlesAt(now),
      ...buildArticles(now, new Set([...written, ...ofSupplements].flatMap(({ slug, lead }) => [slug, lead]))),
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
      { site: 'main', slug: 'sport-leagues', content: leagueLinksAt(now) },
      ...besideLists,
    ],
    uniqueGroups,
    supplementData,
    tipRounds: tipRoundsAt(now),
    quizzes,
  };
};
