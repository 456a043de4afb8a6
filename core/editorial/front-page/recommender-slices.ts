import type { PublishedCard } from '../articles/article.ts';
import { notListed } from '../lists/highlight-box.ts';
import type { Recommendations } from './front-block.ts';

const prPlaces = 4;

/** The pr list is one shorter for each of after and g7 that is present (spec §9). */
export const recommenderSlices = (all: Recommendations): Recommendations => ({
  special: all.special.slice(0, 4),
  breaking: all.breaking.slice(0, 6),
  important: all.important.slice(0, 4),
  newest: all.newest.slice(0, 4),
  favorite: all.favorite.slice(0, 6),
  pr: all.pr.slice(0, prPlaces - Math.min(all.after.length, 1) - Math.min(all.g7.length, 1)),
  after: all.after,
  g7: all.g7,
});

interface Candidates {
  /** First stories of the breaking block and of the lead. */
  readonly leading: readonly PublishedCard[];
  /** Stories that editors flagged as important. */
  readonly flagged: readonly PublishedCard[];
}

/** Spec §9, "Recommender slices". */
const places = 4;
/** A list of one is no ranking. */
const fewest = 2;
const hour = 3600;
const importantFor = 72 * hour;
/** Seconds after which importance is half of what it was. */
const halfLife = 12 * hour;
const leadWeighs = 2;

/**
 * Ranks important stories (R52). Importance halves every twelve hours and ends after three days; a leading story weighs
 * twice as much. A running live blog is as young as its latest post. Empty when a ranking would have one story.
 */
export const byImportance = ({ leading, flagged }: Candidates, now: number): readonly PublishedCard[] => {
  const leads = new Set(leading.map(({ id }) => id));
  const at = (card: PublishedCard): number => card.latestPostAt ?? card.publishedAt;
  const score = (card: PublishedCard): number =>
    (leads.has(card.id) ? leadWeighs : 1) * 2 ** (-Math.max(0, now - at(card)) / halfLife);
  const ranked = notListed([], [...leading, ...flagged])
    .filter((card) => at(card) > now - importantFor && !card.pr && !card.adult && !card.english)
    .toSorted((one, other) => score(other) - score(one) || other.id - one.id)
    .slice(0, places);
  return ranked.length < fewest ? [] : ranked;
};
