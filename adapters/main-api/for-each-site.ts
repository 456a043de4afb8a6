import type { z } from 'zod';
import type { ArticleCard } from '#core/articles/article.ts';
import { cardWire, type SitePaths } from './card.wire.ts';

/** What `make` makes of a site's cards, made once for each site: the same article has its path by who asks. */
export const forEachSite = <T>(sites: SitePaths, make: (card: z.ZodType<ArticleCard>) => T): ((site: string) => T) => {
  const made = new Map(sites.map((site) => [site.slug, make(cardWire(sites, site))]));
  const ofMain = make(cardWire(sites, sites[0]));
  return (site) => made.get(site) ?? ofMain;
};
