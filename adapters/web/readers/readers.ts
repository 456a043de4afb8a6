import { wayBackParameter } from '#core/pages/support/open-support.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { handleIn } from '#core/sessions/session-cookie.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Readers } from '../signed-in-readers.ts';
import type { ReturnAddress } from './return-address.ts';

export interface ReadersNeeds {
  readonly sessions: Sessions;
  readonly returnAddress: ReturnAddress;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The origin alone goes with what such a page asks for. Of two such headers the later holds; a stricter one would
 * take the origin from its form, too.
 */
const originAlone = ['referrer-policy', 'strict-origin'] as const;

export const createReaders = ({ sessions, returnAddress, clock, log }: ReadersNeeds): Readers => ({
  tokenOf: async (cookie) => {
    const handle = handleIn(cookie);
    if (handle === null) return null;
    return (await sessions.of(handle)).match(
      (session) => (session !== null && session.validUntil > clock.now() ? session.token : null),
      ({ kind, cause }) => {
        log.fold({ level: 'warn', event: 'session-unknown', same: [kind], fields: { kind, cause } });
        return null;
      },
    );
  },
  headersForOne: async ({ site, query }) => {
    const path = firstValue(query, wayBackParameter);
    return [...originAlone, ...(path === null ? [] : await returnAddress.remember(site, path))];
  },
});
