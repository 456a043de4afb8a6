import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CurrentRequest, inRequest, startSpan } from '../current-request.ts';
import { methodLabel, statusOf } from './measure-requests.ts';

const firstServerError = 500;
/** Balancers ask all the time. */
const untraced: readonly unknown[] = ['/healthz', '/readyz'];

/** Runs a request in a span that ends with its response. `parent` must be from a trusted client. */
export const inTracedRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  current: CurrentRequest,
  parent: string | undefined,
  run: () => void,
): void => {
  const method = methodLabel(request.method);
  const started = untraced.includes(request.url)
    ? null
    : startSpan(method, {
        kind: 'server',
        parent,
        attributes: { 'http.request.method': method, 'news.request.id': current.id },
      });
  if (started === null) return inRequest(current, run);
  const { span, within } = started;
  response.once('close', () => {
    const { route, cache } = current;
    const status = statusOf(response);
    if (route !== undefined) span.rename(`${method} ${route}`);
    span.note({ 'http.route': route, 'http.response.status_code': status, 'news.cache.outcome': cache });
    if (status >= firstServerError) span.fail(String(status));
    span.end();
  });
  within(() => inRequest(current, run));
};
