import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#core/addresses/sites/site.ts';
import { requestFields } from '#adapters/telemetry/current-request.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { pathOf } from './access-log.ts';
import type { SendProblem } from '../responses/problem.ts';
import { status } from '../responses/status.ts';

/** Answers unexpected errors with a temporary-failure screen and logs them. Stack traces never reach the client. */
export const createRecovery =
  (sendProblem: SendProblem, mainSite: Site, log: Log) =>
  async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
    // Omit the query: it may contain a sign-in key.
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
