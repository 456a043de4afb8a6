import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Address } from '#core/routing/address.ts';
import type { JudgeAddress } from '#core/routing/judge-address.ts';
import { firstValue } from '#core/routing/query.ts';
import { cacheControl, neverStored } from './lifetime.ts';
import { sendJson } from './send-json.ts';
import { status } from './status.ts';

export interface RefreshNeeds {
  readonly judge: JudgeAddress;
  readonly commonData: CommonDataSource;
  readonly headers: readonly string[];
}

/** Tells open pages what changes around every screen of a site: `/api/refresh?in=`, with the path of the page that asks (spec §4, "Common data refresh"). */
export const createRefreshAnswers = ({ judge, commonData, headers }: RefreshNeeds) => {
  const caching = cacheControl({ fresh: 10, whileRevalidating: 10, ifError: 300 });
  return async (request: IncomingMessage, response: ServerResponse, { host, path, query }: Address): Promise<boolean> => {
    if (path !== '/api/refresh') return false;
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    const answer = site === null ? null : await commonData.ofSite(site.site.slug);
    if (answer?.isOk()) sendJson(request, response, answer.value, caching, headers);
    else response.writeHead(answer === null ? status.badRequest : status.unavailable, [...headers, 'cache-control', neverStored, 'content-length', '0']).end();
    return true;
  };
};
