import type { ShownCommonData } from '../../editorial/common-data/show-common-data.ts';
import type { SiteRole } from '../../addresses/sites/site.ts';
import type { Donations } from '../../addresses/judge-address.ts';

/** Whether a site has the support area or one of its steps. Depends on the role and on donations (spec §5). */
export const supportOffered = (slug: string | undefined, role: SiteRole, donations: Donations): boolean =>
  role !== 'sister' && !(slug === undefined && donations === '1');

export const donationPage = '/tamogatas';

const leadsElsewhere = ({ url }: { readonly url: string }): boolean =>
  url.replace(/\/*(?:[?#].*)?$/, '') !== donationPage;

/** Removes links to the donation page where it is hidden (spec §5). */
export const offeredLinks = (shown: ShownCommonData, role: SiteRole): ShownCommonData => {
  if (role === 'sister' || supportOffered(undefined, role, shown.donations)) return shown;
  const menus = Object.entries(shown.menus).map(([group, items]) => [group, items.filter(leadsElsewhere)]);
  return {
    ...shown,
    menus: Object.fromEntries(menus) as ShownCommonData['menus'],
    widgets: shown.widgets.filter((widget) => widget.kind !== 'promo' || leadsElsewhere(widget)),
  };
};
