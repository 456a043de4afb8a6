import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { cacheControl } from './lifetime.ts';
import { refuse } from './refuse.ts';
import { sendOutcome } from './send-json.ts';
import { status } from './status.ts';

export interface RefreshNeeds {
  readonly judge: JudgeAddress;
  readonly commonData: CommonDataSource;
  readonly headers: readonly string[];
}

/**
 * Tells open pages what changes around every screen of a site: `/api/refresh?in=`, with the path of the page that
 * asks (spec §4, "Common data refresh").
 */
export const createRefreshAnswers = ({ judge, commonData, headers }: RefreshNeeds) => {
  const caching = cacheControl({ fresh: 10, whileRevalidating: 10, ifError: 300 });
  return async (request: IncomingMessage, response: ServerResponse, { host, query }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    if (site === null)
      refuse(request, response, headers, { status: status.badRequest, detail: 'in: is not a path of a site' });
    else sendOutcome(request, response, await commonData.ofSite(site.site.slug), caching, headers);
    return true;
  };
};
