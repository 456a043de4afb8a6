import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import { askMainApi, type MainApiNeeds } from './ask-main-api.ts';
import { dataBlocksWire } from './data-block.wire.ts';

/** The data of supplements as the main API keeps it (docs/upstreams/main-api.md). */
export const createSupplementData = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader'>): SupplementData => {
  const ask = askMainApi(http, needs);
  return {
    blocks: (site, supplement, path) =>
      ask(
        site,
        ['api', 'supplements', { slug: supplement }, 'data'],
        { path },
        { deadline: 'primary', schema: dataBlocksWire },
      ),
  };
};
