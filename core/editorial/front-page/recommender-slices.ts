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
