import { listedCard } from './listed-card.ts';

const usual = 10;

/** Articles per page: 10, or 5 on the covers of after and g7 (spec §9). */
export const perPage = (route: string): number => listedCard(route)?.perPage ?? usual;
