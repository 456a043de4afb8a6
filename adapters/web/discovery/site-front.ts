import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Site } from '#core/addresses/sites/site.ts';

const fronts = ['index', 'after', 'g7', 'karakter', 'articles_by_site'];

export const siteOfFront = (judge: JudgeAddress, host: string, path: string): Site | null => {
  const { outcome, site, route } = judge({ host, path, query: '' });
  return outcome === 'page' && site && route && fronts.includes(route.name) && route.params['slug'] === undefined
    ? site.site
    : null;
};
