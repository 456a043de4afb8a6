import { recommenderSlices } from './recommender-slices.ts';
import type { Recommendations } from './front-block.ts';
import type { PublishedCard } from '../articles/article.ts';

export interface RecommendedReading {
  readonly picks: readonly PublishedCard[];
  readonly partners: readonly PublishedCard[];
}

const maxPicks = 4;

export const nothingRecommended: RecommendedReading = { picks: [], partners: [] };

/** Recommendations without duplicates and without articles already on the page (spec §3.8, §9 "Recommender slices"). */
export const recommendedReading = (all: Recommendations, shown: readonly number[]): RecommendedReading => {
  const { special, important, favorite, pr } = recommenderSlices(all);
  const isNew = ({ id }: PublishedCard): boolean => !shown.includes(id);
  const picks = [...special, ...important, ...favorite].filter((card) => isNew(card) && !card.pr && !card.adult);
  return {
    picks: picks.filter(({ id }, index) => picks.findIndex((other) => other.id === id) === index).slice(0, maxPicks),
    partners: pr.filter(isNew).slice(0, 2),
  };
};
