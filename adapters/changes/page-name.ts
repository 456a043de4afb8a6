import { plainlySpelled } from '#core/addresses/paths/path-text.ts';

/** Normalized site and path; cache keys begin with it, and purges use it. */
export const pageName = (site: string, path: string): string => `${site} ${plainlySpelled(path)}`;
