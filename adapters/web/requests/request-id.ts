import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { currentRequest } from '#adapters/telemetry/current-request.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Where a request is named: in answers, and in calls to upstreams. */
export const requestIdName = 'x-request-id';

const safe = /^[\w.-]{1,64}$/;
/** Version, trace, parent and flags (W3C Trace Context); the trace is what the whole way of a request has in common. */
const trace = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace or the id that a proxy of ours tells; a new id where there is none, or one that no log should hold. */
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

/** For answers that are made for the one request: what is stored bears nobody's id. */
export const requestIdHead = (): readonly string[] => {
  const id = currentRequest()?.id;
  return id === undefined ? [] : [requestIdName, id];
};
