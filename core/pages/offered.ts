import type { Donations } from '../addresses/judge-address.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import { cardOf } from './pages.ts';
import type { Visitor } from './visitor.ts';

/** Whether a site offers the page that an address matched; what is not offered is a 404 (spec §5). */
export const offered = ({ name, params }: RouteMatch, role: SiteRole, donations: Donations): boolean =>
  cardOf(name)?.offered?.(params, role, donations) ?? true;

/**
 * Whether preview mode sends a visitor to sign in first: everyone but staff, from every page but the login (spec §6).
 */
export const turnsAway = (preview: boolean, { name }: Pick<RouteMatch, 'name'>, { staffToken }: Visitor): boolean =>
  preview && staffToken === null && name !== 'live-login';
