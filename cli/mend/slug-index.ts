import type { Living } from './archive.ts';
import { skeletonOf } from './folded.ts';
import { spellingIndex } from './spelling-index.ts';
import { wordsIndex } from './words-index.ts';

export interface SlugIndex {
  readonly withSlug: (slug: string) => readonly Living[];
  readonly withSkeleton: (skeleton: string) => readonly Living[];
  readonly near: (slug: string) => readonly { readonly living: Living; readonly slips: number }[];
  readonly alike: (slug: string) => readonly { readonly living: Living; readonly share: number }[];
}

const grouped = (living: readonly Living[], keyOf: (one: Living) => string): ReadonlyMap<string, readonly Living[]> => {
  const groups = new Map<string, Living[]>();
  for (const one of living) {
    const known = groups.get(keyOf(one));
    if (known === undefined) groups.set(keyOf(one), [one]);
    else known.push(one);
  }
  return groups;
};

const later = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

export const slugIndex = (living: readonly Living[]): SlugIndex => {
  const bySlug = grouped(living, ({ slug }) => slug);
  const slugs = [...bySlug.keys()];
  const bySkeleton = later(() => grouped(living, ({ slug }) => skeletonOf(slug)));
  const spelling = later(() => spellingIndex(slugs));
  const words = later(() => wordsIndex(slugs));
  const at = (place: number): readonly Living[] => bySlug.get(slugs[place] as string) ?? [];
  return {
    withSlug: (slug) => bySlug.get(slug) ?? [],
    withSkeleton: (skeleton) => bySkeleton().get(skeleton) ?? [],
    near: (slug) =>
      spelling()(slug).flatMap(({ at: place, slips }) => at(place).map((one) => ({ living: one, slips }))),
    alike: (slug) => words()(slug).flatMap(({ at: place, share }) => at(place).map((one) => ({ living: one, share }))),
  };
};
