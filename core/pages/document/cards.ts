import type { SiteRole } from '../../addresses/sites/site.ts';
import type { CardNeeds, PageCard } from '../page-card.ts';

/** Academy, youth and tax pages are missing from the sister site (spec §5). */
const mainDomainOnly = (_params: object, role: SiteRole): boolean => role !== 'sister';

/** Pages that stand for years: one document each, and the imprint with its staff (spec §2.1). */
export const documentCards = {
  doc: { pattern: '/dokumentum/{slug}', kind: 'standing', examples: ['/dokumentum/adatvedelem'] },
  academy: {
    pattern: ({ academySegment }: CardNeeds) => `/${academySegment}`,
    kind: 'standing',
    offered: mainDomainOnly,
    examples: ({ academySegment }: CardNeeds) => [`/${academySegment}`],
  },
  youth: { pattern: '/te', kind: 'standing', offered: mainDomainOnly, examples: ['/te'] },
  tax: { pattern: '/egyszazalek', kind: 'standing', offered: mainDomainOnly, examples: ['/egyszazalek'] },
  impress: { pattern: '/impresszum', kind: 'standing', examples: ['/impresszum'] },
} as const satisfies Readonly<Record<string, PageCard>>;
