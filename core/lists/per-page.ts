import type { RouteName } from '../addresses/routes/route.ts';

/** Articles on one page of a list: 10, on the covers of after and g7 5 (spec §9). */
export const perPage = (route: RouteName): number => (route === 'after' || route === 'g7' ? 5 : 10);
