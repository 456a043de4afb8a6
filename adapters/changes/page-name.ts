import { plainlySpelled } from '#core/addresses/paths/path-text.ts';

/** Site and path of a page in one spelling, by which a purge names it and with which the keys of its copies begin. */
export const pageName = (site: string, path: string): string => `${site} ${plainlySpelled(path)}`;
