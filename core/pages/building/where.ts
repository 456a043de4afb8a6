import type { SegmentRule } from '../../addresses/routes/route-row.ts';
import type { CardNeeds } from '../page-card.ts';

export const oneOf = (...options: readonly string[]): SegmentRule => ({ kind: 'one-of', options });

/** The first segment names a site below a prefix (spec §5, "site path list"). */
export const underPrefix = ({ sites }: CardNeeds): { readonly site: SegmentRule } => ({
  site: oneOf(...sites.filter(({ pathPrefix }) => pathPrefix !== '').map(({ pathPrefix }) => pathPrefix.slice(1))),
});

/** A section may bear no word that begins another address (R5). */
export const inSection = { mainSuperTag: { kind: 'free-word' } } as const satisfies Readonly<
  Record<string, SegmentRule>
>;
