import type { ShownCommonData } from '../../editorial/common-data/show-common-data.ts';
import type { SiteRole } from '../../addresses/sites/site.ts';
import type { Donations } from '../../addresses/judge-address.ts';

/**
 * Whether a site offers the support area, or the step of it that a slug names: none on the sister site; the donation
 * page itself, which is the main site's, not while donations are taken elsewhere (spec §5).
 */
export const supportOffered = (slug: string | undefined, role: SiteRole, donations: Donations): boolean =>
  role !== 'sister' && !(slug === undefined && donations === '1');

/** The donation page: one for all sites of the main domain. */
export const donationPage = '/tamogatas';

const leadsElsewhere = ({ url }: { readonly url: string }): boolean =>
  url.replace(/\/*(?:[?#].*)?$/, '') !== donationPage;

/** Menus and boxes without the links to the donation page where it is hidden (spec §5). */
export const offeredLinks = (shown: ShownCommonData, role: SiteRole): ShownCommonData => {
  if (role === 'sister' || supportOffered(undefined, role, shown.donations)) return shown;
  const menus = Object.entries(shown.menus).map(([group, items]) => [group, items.filter(leadsElsewhere)]);
  return {
    ...shown,
    menus: Object.fromEntries(menus) as ShownCommonData['menus'],
    widgets: shown.widgets.filter((widget) => widget.kind !== 'promo' || leadsElsewhere(widget)),
  };
};
