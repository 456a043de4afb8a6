import type { PublishedCard } from '../articles/article.ts';
import { notListed } from '../lists/highlight-box.ts';

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
