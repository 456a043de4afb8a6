import type { IncomingMessage, ServerResponse } from 'node:http';
import { minutesDefaults, minutesShown } from '#core/editorial/common-data/minutes-counter.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { cacheControl } from '../responses/lifetime.ts';
import { refuse, unanswered } from '../responses/refuse.ts';
import { sendOutcome } from '../responses/send-json.ts';

interface Needs {
  readonly judge: JudgeAddress;
  readonly minuteCounts: Pick<MinuteCounts, 'since'>;
  readonly headers: readonly string[];
}

/** `/api/minutes-counter` (spec §3.11, §9). */
export const createMinutesAnswer = ({ judge, minuteCounts, headers }: Needs) => {
  const caching = cacheControl({ fresh: 30, whileRevalidating: 30, ifError: 300 });
  return async (request: IncomingMessage, response: ServerResponse, { host }: Address): Promise<boolean> => {
    const { site } = judge({ host, path: '/', query: '' });
    if (site === null) refuse(request, response, headers, unanswered());
    else {
      const counts = await minuteCounts.since(site.site.slug, minutesDefaults.startDate);
      sendOutcome(
        request,
        response,
        counts.map((known) => ({ minutes: minutesShown(known) })),
        caching,
        headers,
      );
    }
    return true;
  };
};
