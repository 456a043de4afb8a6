import type { Article, PublishedCard } from '../../editorial/articles/article.ts';
import {
  nothingRecommended,
  recommendedReading,
  type RecommendedReading,
} from '../../editorial/front-page/recommended-reading.ts';
import { newestBeside, newestOffered } from '../../editorial/lists/newest-beside.ts';
import { calendarDay } from '../../sport/football/calendar-day.ts';
import { type DatedScore, scoreLine } from '../../sport/football/score-line.ts';
import { drawRecommenderVersion } from '../../editorial/front-page/draw-version.ts';
import type { Recommendations } from '../../editorial/front-page/front-block.ts';
import { isAboutEpisode, type WholeEpisode } from '../../editorial/podcasts/episode.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageNeeds } from '../needs.ts';
import type { ArticleContent } from './article-content.ts';
import { maxRelated, relatedTo } from './related-to.ts';
import { orDefault } from '../building/or-default.ts';

type Needs = Pick<PageNeeds, 'articles' | 'recommender' | 'podcasts' | 'sites' | 'linkTo' | 'chance'>;

/** The random selection is part of the page data, so hydration matches (R23). */
const loadRecommended = (
  { recommender, chance }: Needs,
  site: Site,
  { recommended, english }: Article,
): Promise<Recommendations | null> =>
  recommended === null || english
    ? Promise.resolve(null)
    : orDefault(recommender.recommended(site.slug, drawRecommenderVersion(chance.draw())), null);

const loadNewest = ({ articles }: Needs, site: Site, english: boolean): Promise<readonly PublishedCard[]> =>
  orDefault(articles.latest(site.slug, { topLevelOnly: true, limit: newestOffered, ...(english && { english }) }), []);

/** Beside a story in English only stories in English. */
const loadReading = async (
  needs: Needs,
  site: Site,
  article: Article,
): Promise<Pick<ArticleContent, 'related' | 'newest' | 'newestTitle'>> => {
  if (article.english && article.parentId === null) {
    const newest = await loadNewest(needs, site, true);
    return {
      related: newest.filter(({ id }) => id !== article.id).slice(0, maxRelated),
      ...newestBeside<PublishedCard>([], []),
    };
  }
  const [related, offered] = await Promise.all([relatedTo(needs, site, article), loadNewest(needs, site, false)]);
  return { related, ...newestBeside(offered, [article, ...related]) };
};

/** Spec §4: a livescore id loads a dashboard. Spec §8: the block is absent when that fails. */
const loadMatch = ({ articles }: Needs, site: Site, { livescoreId }: Article): Promise<DatedScore | null> =>
  livescoreId === null
    ? Promise.resolve(null)
    : orDefault(
        articles.matches(site.slug).map((matches) => {
          const line = scoreLine(matches, livescoreId);
          return line && { ...line, day: calendarDay(line.timestamp, site.timeZone) };
        }),
        null,
      );

const loadEpisode = ({ podcasts }: Needs, site: Site, article: Article): Promise<WholeEpisode | null> =>
  isAboutEpisode(article) ? orDefault(podcasts.episode(site.slug, article.slug), null) : Promise.resolve(null);

/** Refreshed only if the article already has reactions; its stored count is the fallback. */
const loadReactions = ({ articles }: Needs, site: Site, { id, reactions }: Article): Promise<number> =>
  reactions === 0 ? Promise.resolve(0) : orDefault(articles.reactions(site.slug, id), reactions);

const recommendedBeside = (
  all: Recommendations | null,
  { id }: Article,
  shown: readonly PublishedCard[],
): RecommendedReading =>
  all === null ? nothingRecommended : recommendedReading(all, [id, ...shown.map((card) => card.id)]);

/** Reactions show only from the site's minimum (spec §3.1). */
const worthTelling = (reactions: number, { socialInteractionCount }: Site): number | null =>
  reactions >= socialInteractionCount ? reactions : null;

/** Loads all secondary blocks of an article. A block that fails is absent (R9). */
export const besideArticle = async (
  needs: Needs,
  site: Site,
  article: Article,
): Promise<
  Pick<ArticleContent, 'related' | 'newest' | 'newestTitle' | 'recommended' | 'match' | 'reactions' | 'episode'>
> => {
  const [reading, all, match, reactions, episode] = await Promise.all([
    loadReading(needs, site, article),
    loadRecommended(needs, site, article),
    loadMatch(needs, site, article),
    loadReactions(needs, site, article),
    loadEpisode(needs, site, article),
  ]);
  return {
    ...reading,
    recommended: recommendedBeside(all, article, [...reading.related, ...reading.newest]),
    match,
    reactions: worthTelling(reactions, site),
    episode,
  };
};
