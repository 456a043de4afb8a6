import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Time } from '#adapters/time/time.ts';
import type { CurrentRequest } from '../current-request.ts';
import type { Measures } from '../metrics/measures.ts';

const methods: readonly unknown[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** Clients can invent methods. */
export const methodLabel = (method: string | undefined): string =>
  methods.includes(method) ? String(method) : '_OTHER';

const otherRoute = 'other';
/** As in nginx: the client left before the response. */
const clientLeft = 499;

export const statusOf = ({ headersSent, statusCode }: ServerResponse): number =>
  headersSent ? statusCode : clientLeft;

/** Measures from here until the connection has taken the response, or is closed. */
export const measureRequests =
  ({ record, count }: Pick<Measures, 'record' | 'count'>, { monotonic }: Pick<Time, 'monotonic'>) =>
  ({ method }: IncomingMessage, response: ServerResponse, about: Pick<CurrentRequest, 'cache' | 'route'>): void => {
    const begun = monotonic();
    response.once('close', () => {
      const { route = otherRoute, cache } = about;
      record('http.server.request.duration', (monotonic() - begun) / 1000, {
        'http.route': route,
        'http.request.method': methodLabel(method),
        'http.response.status_code': statusOf(response),
      });
      if (cache !== undefined) count('news.page_cache.requests', { 'http.route': route, outcome: cache });
    });
  };
