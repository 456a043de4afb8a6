import type { IncomingMessage, ServerResponse } from 'node:http';
import { showCommonData } from '#core/editorial/common-data/show-common-data.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { refuse } from '../responses/refuse.ts';
import { sendOutcome } from '../responses/send-json.ts';
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
  return async (request: IncomingMessage, response: ServerResponse, { host, query }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: firstValue(query, 'in') ?? '/', query: '' });
    if (site === null)
      refuse(request, response, headers, { status: status.badRequest, detail: 'in: is not a path on a site' });
    else {
      const common = await commonData.ofSite(site.site.slug);
      sendOutcome(
        request,
        response,
        common.map((known) => showCommonData(known, clock.now(), site.site)),
        askedAnew,
        headers,
      );
    }
    return true;
  };
};
