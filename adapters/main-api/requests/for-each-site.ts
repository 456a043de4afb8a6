import { type CardNeeds, type CardWire, cardWire, type SitePath } from '../wire/card.wire.ts';

/**
 * What `make` makes of a site's cards, made once for each site: the same article has its path by who asks. Boxes have
 * cards of their own (R46).
 */
export const forEachSite = <T>(
  needs: CardNeeds,
  make: (cards: { readonly listed: CardWire; readonly boxed: CardWire }, site: SitePath) => T,
): ((site: string) => T) => {
  const madeFor = (site: SitePath): T =>
    make({ listed: cardWire(needs, site, 'list'), boxed: cardWire(needs, site, 'box') }, site);
  const made = new Map(needs.sites.map((site) => [site.slug, madeFor(site)]));
  const ofMain = madeFor(needs.sites[0]);
  return (site) => made.get(site) ?? ofMain;
};
