import type { RouteParams } from '../../../addresses/paths/to-params.ts';
import type { SiteRole } from '../../../addresses/sites/site.ts';
import type { Donations } from '../../../addresses/judge-address.ts';
import { supportOffered } from '../../../services/service-pages/support-offered.ts';
import type { PageCard } from '../../page-card.ts';
import { oneOf } from '../../building/where.ts';

export const supportCard = {
  pattern: '/tamogatas/{slug?}',
  where: () => ({ slug: oneOf('belepes', 'profil', 'hiba', 'siker') }),
  kind: 'standing',
  offered: ({ slug }: RouteParams, role: SiteRole, donations: Donations) => supportOffered(slug, role, donations),
  examples: ['/tamogatas', '/tamogatas/belepes', '/tamogatas/hiba', '/tamogatas/siker'],
} as const satisfies PageCard;
