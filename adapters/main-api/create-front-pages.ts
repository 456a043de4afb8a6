import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { FrontPages } from '#core/ports/front-pages.ts';
import { askMainApi, type MainApiNeeds } from './ask-main-api.ts';
import { podcastWires } from './episode.wire.ts';
import { forEachSite } from './for-each-site.ts';
import { blocksWire, blockWire, positionWire, recommendationsWire } from './front.wire.ts';
import { cardsWire } from './list.wire.ts';
import { addressWire, hikingMapWire, uniqueGroupWire } from './unique.wire.ts';

/** Fronts as the main API keeps them (spec §7.1, "Front page and recommendations"). Only the news make or break a front. */
export const createFrontPages = (http: Upstream, needs: MainApiNeeds): FrontPages => {
  const ask = askMainApi(http, needs);
  const podcasts = podcastWires(needs);
  const group = uniqueGroupWire(needs.embeds);
  const wires = forEachSite(needs, (card) => ({
    news: blocksWire(card, 'blocks'),
    boxes: blocksWire(card, 'boxes'),
    autoBlock: blockWire(card),
    section: cardsWire(card),
    recommended: recommendationsWire(card),
  }));

  return {
    news: (site) => ask(site, ['api', 'index', 'news'], {}, { deadline: 'primary', schema: wires(site).news }),
    autoBlock: (site, v) => ask(site, ['api', 'index', 'auto-block'], { v }, { deadline: 'secondary', schema: wires(site).autoBlock }),
    boxes: (site) => ask(site, ['api', 'index', 'boxes'], {}, { deadline: 'secondary', schema: wires(site).boxes }),
    episodes: (site) => ask(site, ['api', 'index', 'episodes'], {}, { deadline: 'secondary', schema: podcasts(site).episodes }),
    ownEpisodes: (site, count) => ask(site, ['api', 'episodes'], { perPage: count }, { deadline: 'secondary', schema: podcasts(site).episodes }),
    section: (site, superTag) => ask(site, ['api', 'index', 'mstag', { slug: superTag }], {}, { deadline: 'secondary', schema: wires(site).section }),
    podcastBlockPosition: (site) =>
      ask(site, ['api', 'unique', 'frontpage-podcast-block-position'], {}, { deadline: 'secondary', schema: positionWire }),
    recommended: (site, v) =>
      ask(site, ['api', 'recommended', 'mstag', 'all'], { v }, { deadline: 'secondary', schema: wires(site).recommended }),
    uniqueGroup: (site, id) => ask(site, ['api', 'unique-groups', { id }], {}, { deadline: 'secondary', schema: group }),
    playlist: (site) => ask(site, ['api', 'unique', 'after-music'], {}, { deadline: 'secondary', schema: addressWire }),
    hikingMap: (site) => ask(site, ['api', 'unique', 'szepkilatas-terkep'], {}, { deadline: 'secondary', schema: hikingMapWire }),
  };
};
