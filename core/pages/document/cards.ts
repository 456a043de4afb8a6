import type { SiteRole } from '../../addresses/sites/site.ts';
import type { CardNeeds, PageCard } from '../page-card.ts';

/** The sister site has no academy, youth and tax pages (spec §5). */
const mainDomainOnly = (_params: object, role: SiteRole): boolean => role !== 'sister';

/** Static documents and the imprint with its staff list (spec §2.1). */
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
