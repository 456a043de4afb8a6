import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { currentRequest } from '#adapters/telemetry/current-request.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export const requestIdName = 'x-request-id';

const safe = /^[\w.-]{1,64}$/;
/** W3C Trace Context: version, trace, parent, flags. The trace id is the same for the whole request path. */
const trace = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** Uses a trusted proxy's trace or request id; otherwise creates one. */
export const createRequestIds =
  ({ sent }: Pick<TrustedProxies, 'sent'>) =>
  (request: IncomingMessage): string => {
    const { traceparent, [requestIdName]: told } = request.headers;
    if (traceparent === undefined && told === undefined) return randomUUID();
    if (!sent(request)) return randomUUID();
    const [, traceId] = trace.exec(String(traceparent ?? '')) ?? [];
    if (traceId !== undefined) return traceId;
    return typeof told === 'string' && safe.test(told) ? told : randomUUID();
  };

/** The trace of a trusted proxy. */
export const createTraceOf =
  ({ sent }: Pick<TrustedProxies, 'sent'>) =>
  (request: IncomingMessage): string | undefined => {
    const { traceparent } = request.headers;
    return typeof traceparent === 'string' && trace.test(traceparent) && sent(request) ? traceparent : undefined;
  };

/** Only for uncached responses: cached ones carry no request id. */
export const requestIdHead = (): readonly string[] => {
  const id = currentRequest()?.id;
  return id === undefined ? [] : [requestIdName, id];
};
