import type { SiteRole } from '../sites/site.ts';
import type { RouteMatch, RouteName } from './route.ts';

/** The donations flag of the component setup (spec §3.5). */
export type Donations = '0' | '1';

const absentOnSister: ReadonlySet<RouteName> = new Set(['academy', 'youth', 'tax', 'support']);

/** Whether a site offers the page that an address matched; what is not offered is a 404 (spec §5). */
export const offered = (route: RouteMatch, role: SiteRole, donations: Donations): boolean => {
  if (role === 'sister') return !absentOnSister.has(route.name);
  const isDonationPage = route.name === 'support' && route.params['slug'] === undefined;
  return !(isDonationPage && role === 'main' && donations === '1');
};
