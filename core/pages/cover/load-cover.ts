import type { PublishedCard } from '../../editorial/articles/article.ts';
import type { Body } from '../../editorial/articles/body.ts';
import { type CoverPlan, quoteGroup } from '../../editorial/front-page/cover-plan.ts';
import { drawSome } from '../../editorial/front-page/draw-some.ts';
import { fillCover } from '../../editorial/front-page/fill-cover.ts';
import type { FrontBlock } from '../../editorial/front-page/front-block.ts';
import type { Episode } from '../../editorial/podcasts/episode.ts';
import { recommenderSlices } from '../../editorial/front-page/recommender-slices.ts';
import type { Quote, Unique } from '../../editorial/front-page/unique.ts';
import type { PageNeeds } from '../needs.ts';
import type { CoverExtras } from './cover-extras.ts';
import { orDefault } from '../building/or-default.ts';

type Needs = Pick<PageNeeds, 'recommender' | 'episodes' | 'uniqueGroups' | 'chance'>;

export interface PlannedCover {
  readonly extras: CoverExtras;
  readonly episodes: readonly Episode[];
}

const textIn = (uniques: readonly Unique[], wanted: string | null): Body | null => {
  const unique = uniques.find(({ slug }) => slug === wanted);
  return unique?.kind === 'text' ? unique.body : null;
};

/** Drawn once per cache entry, so all readers of it see the same quotes (R23). */
const quotesOf = async ({ uniqueGroups, chance }: Needs, site: string, count: number): Promise<readonly Quote[]> => {
  if (count === 0) return [];
  const [first] = await orDefault(uniqueGroups.group(site, quoteGroup), []);
  return first?.kind === 'quotes'
    ? drawSome(
        first.quotes,
        count,
        Array.from({ length: count }, () => chance.draw()),
      )
    : [];
};

const sectionOf = async ({ recommender }: Needs, site: string, slug: string): Promise<readonly PublishedCard[]> => {
  const cards = await orDefault(recommender.section(site, slug), []);
  const isOwn = ({ section }: PublishedCard): boolean => section?.slug === slug;
  return [...cards.filter(isOwn), ...cards.filter((card) => !isOwn(card))];
};

const recommendedOf = async ({ recommender }: Needs, site: string, version: number) => {
  const all = await orDefault(recommender.recommended(site, version), null);
  const { special, favorite, important } =
    all === null ? { special: [], favorite: [], important: [] } : recommenderSlices(all);
  return [...special, ...favorite, ...important];
};

/** Loads the cover blocks of a site's plan; `blocks` are set by editors (spec §9, "Cover page extras"). */
export const loadCover = async (
  needs: Needs,
  site: string,
  plan: CoverPlan,
  blocks: readonly FrontBlock[],
  version: number,
): Promise<PlannedCover> => {
  const [sections, recommended, uniques, quotes, episodes] = await Promise.all([
    Promise.all(plan.sections.map((section) => sectionOf(needs, site, section))),
    recommendedOf(needs, site, version),
    orDefault(needs.uniqueGroups.group(site, plan.uniques.group), []),
    quotesOf(needs, site, plan.quotes),
    orDefault(needs.episodes.ofSite(site, plan.episodes.asked), []),
  ]);
  const cards = fillCover(plan, { sections, blocks: blocks.map(({ items }) => items), recommended });
  return {
    extras: {
      ...cards,
      quotes,
      opening: textIn(uniques, plan.uniques.opening),
      video: textIn(uniques, plan.uniques.video),
    },
    episodes: episodes.slice(0, plan.episodes.shown),
  };
};
