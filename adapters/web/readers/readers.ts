import type { Clock } from '#core/ports/clock.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import { handleIn } from '#core/readers/sessions/session-cookie.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Readers } from '../pages/signed-in-readers.ts';

export interface ReadersNeeds {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly log: Log;
}

export const createReaders = ({ sessions, clock, log }: ReadersNeeds): Readers => ({
  tokenOf: async (cookie, { origin }) => {
    const handle = handleIn(cookie, origin);
    if (handle === null) return null;
    return (await sessions.of(handle)).match(
      (session) => (session !== null && session.validUntil > clock.now() ? session.token : null),
      ({ kind, cause }) => {
        log.fold({ level: 'warn', event: 'session-unknown', same: [kind], fields: { kind, cause } });
        return null;
      },
    );
  },
});
