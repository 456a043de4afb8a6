import type { SiteRole } from '../addresses/sites/site.ts';
import type { Donations } from '../addresses/judge-address.ts';

/**
 * Whether a site offers the support area, or the step of it that a slug names: none on the sister site; the donation
 * page itself not on the main one while donations are taken elsewhere (spec §5).
 */
export const supportOffered = (slug: string | undefined, role: SiteRole, donations: Donations): boolean =>
  role !== 'sister' && !(slug === undefined && role === 'main' && donations === '1');
