import { type CardNeeds, type CardWire, cardWire, type SitePath } from '../wire/card.wire.ts';

/** Memoizes `make` per site, because an article's path depends on the current site. Boxes use other cards (R46). */
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
