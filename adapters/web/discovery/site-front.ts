import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';

/** Routes that are the front of a site. */
const fronts = ['index', 'after', 'g7', 'karakter', 'articles_by_site'];

/** The site whose front is at a path; null for any other path. */
export const siteOfFront = (judge: JudgeAddress, host: string, path: string): Site | null => {
  const { outcome, site, route } = judge({ host, path, query: '' });
  return outcome === 'page' && site && route && fronts.includes(route.name) && route.params['slug'] === undefined
    ? site.site
    : null;
};
