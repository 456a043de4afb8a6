import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestFields } from '#adapters/telemetry/current-request.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { pathOf } from './access-log.ts';
import type { SendProblem } from '../responses/problem.ts';
import { status } from '../responses/status.ts';

/**
 * Answers what no rule foresaw with the error screen of a passing failure, and says so in the log; a stack never
 * leaves the process.
 */
export const createRecovery =
  (sendProblem: SendProblem, mainSite: Site, log: Log) =>
  async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
    // Without its query, which may hold a key that signs somebody in.
    const path = pathOf(request.url ?? '');
    log.fold({
      level: 'error',
      event: 'request-broken',
      same: [String(error)],
      fields: { ...requestFields(), path, error },
    });
    if (response.headersSent) response.destroy();
    else
      await sendProblem(request, response, { status: status.unavailable, site: mainSite, path: '' }, false).catch(() =>
        response.destroy(),
      );
  };
