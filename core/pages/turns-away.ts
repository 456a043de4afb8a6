import type { RouteMatch } from '../addresses/routes/route.ts';
import type { Visitor } from './visitor.ts';

/**
 * Whether preview mode sends a visitor to sign in first: everyone but staff, from every page but the login (spec §6).
 */
export const turnsAway = (preview: boolean, { name }: Pick<RouteMatch, 'name'>, { staffToken }: Visitor): boolean =>
  preview && staffToken === null && name !== 'live-login';
