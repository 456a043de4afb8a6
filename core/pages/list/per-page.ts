import { listedCard } from './listed-card.ts';

const usual = 10;

/** Articles on one page of a list: 10, on the covers of after and g7 5 (spec §9). */
export const perPage = (route: string): number => listedCard(route)?.perPage ?? usual;
