import type { SegmentRule } from '../../addresses/routes/route-row.ts';
import type { CardNeeds } from '../page-card.ts';

export const oneOf = (...options: readonly string[]): SegmentRule => ({ kind: 'one-of', options });

/** Spec §5, "site path list". */
export const underPrefix = ({ sites }: CardNeeds): { readonly site: SegmentRule } => ({
  site: oneOf(...sites.filter(({ pathPrefix }) => pathPrefix !== '').map(({ pathPrefix }) => pathPrefix.slice(1))),
});

/** A section cannot use a word that starts another route (R5). */
export const inSection = { mainSuperTag: { kind: 'free-word' } } as const satisfies Readonly<
  Record<string, SegmentRule>
>;
