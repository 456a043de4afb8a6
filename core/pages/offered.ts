import type { Donations } from '../addresses/judge-address.ts';
import type { RouteMatch } from '../addresses/routes/route.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import { cardOf } from './pages.ts';
import type { Visitor } from './visitor.ts';

/** Whether the site has the page; otherwise the response is 404 (spec §5). */
export const offered = ({ name, params }: RouteMatch, role: SiteRole, donations: Donations): boolean =>
  cardOf(name)?.offered?.(params, role, donations) ?? true;

/** In preview mode, all pages except the login require a staff session (spec §6). */
export const turnsAway = (preview: boolean, { name }: Pick<RouteMatch, 'name'>, { staffToken }: Visitor): boolean =>
  preview && staffToken === null && name !== 'live-login';
