import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { countedDataWire } from './data-block.wire.ts';

export const createSupplementData = (
  http: Upstream,
  needs: Pick<MainApiNeeds, 'siteHeader' | 'clock'>,
): SupplementData => {
  const ask = askMainApi(http, needs);
  return {
    data: (site, supplement, path) =>
      ask(
        site,
        ['api', 'supplements', { slug: supplement }, 'data'],
        { path },
        { deadline: 'primary', schema: countedDataWire },
      ).map((value) => ({ value, observedAt: needs.clock.now() })),
  };
};
