import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CommonData } from '#core/editorial/common-data/common-data.ts';
import { showCommonData } from '#core/editorial/common-data/show-common-data.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestIdHead } from '../requests/request-id.ts';
import type { StoredBody } from '../responses/cached-page.ts';
import { refuse, unanswered } from '../responses/refuse.ts';
import { sendBody } from '../responses/send-cached-page.ts';
import { jsonBody } from '../responses/send-json.ts';
import { status } from '../responses/status.ts';

/** Browsers may store it but must revalidate. */
const askedAnew = 'public, no-cache';

export interface RefreshNeeds {
  readonly judge: JudgeAddress;
  readonly commonData: CommonDataSource;
  readonly clock: Clock;
  readonly headers: readonly string[];
}

/** `/api/refresh?in=`: data shared by every page of a site (spec §4, "Common data refresh"). */
export const createRefreshAnswers = ({ judge, commonData, clock, headers }: RefreshNeeds) => {
  const bodies = new Map<string, { readonly common: CommonData; readonly at: number; readonly body: StoredBody }>();
  /** One body per site and second: anyone may request it, at invented paths too. */
  const bodyOf = (common: CommonData, site: Site): StoredBody => {
    const at = Math.floor(clock.now());
    const known = bodies.get(site.slug);
    if (known?.common === common && known.at === at) return known.body;
    const body = jsonBody(showCommonData(common, at, site), askedAnew, headers);
    bodies.set(site.slug, { common, at, body });
    return body;
  };
  return async (request: IncomingMessage, response: ServerResponse, { host, query }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    if (site === null)
      refuse(request, response, headers, { status: status.badRequest, detail: 'in: is not a path on a site' });
    else {
      const common = await commonData.ofSite(site.site.slug);
      common.match(
        (known) => sendBody(request, response, bodyOf(known, site.site), requestIdHead()),
        (failure) => refuse(request, response, headers, unanswered(failure)),
      );
    }
    return true;
  };
};
