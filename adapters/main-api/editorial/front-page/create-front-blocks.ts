import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { FrontBlocks } from '#core/ports/front-blocks.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { forEachSite } from '../../requests/for-each-site.ts';
import { blocksWire, blockWire, positionWire } from './front.wire.ts';

/** Front pages of the main API (spec §7.1, "Front page and recommendations"). Only the news call is required. */
export const createFrontBlocks = (http: Upstream, needs: MainApiNeeds): FrontBlocks => {
  const ask = askMainApi(http, needs);
  const wires = forEachSite(needs, ({ boxed }) => ({
    news: blocksWire(boxed, 'blocks'),
    boxes: blocksWire(boxed, 'boxes'),
    autoBlock: blockWire(boxed),
  }));

  return {
    news: (site) => ask(site, ['api', 'index', 'news'], {}, { deadline: 'primary', schema: wires(site).news }),
    autoBlock: (site, v) =>
      ask(site, ['api', 'index', 'auto-block'], { v }, { deadline: 'secondary', schema: wires(site).autoBlock }),
    boxes: (site) => ask(site, ['api', 'index', 'boxes'], {}, { deadline: 'secondary', schema: wires(site).boxes }),
    podcastPosition: (site) =>
      ask(
        site,
        ['api', 'unique', 'frontpage-podcast-block-position'],
        {},
        { deadline: 'secondary', schema: positionWire },
      ),
  };
};
