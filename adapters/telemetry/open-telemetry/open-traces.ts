import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { TRACE_PARENT_HEADER, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Time } from '#adapters/time/time.ts';
import type { Attributes, Span, Tracing } from '../current-request.ts';
import { resourceOf, type Service } from './resource.ts';

export interface TraceSettings {
  /** Without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of requests without a traced parent, from 0 to 1. */
  readonly ratio: number;
}

interface Request {
  /** Milliseconds; null while the response is not sent. */
  endedAt: number | null;
}

interface Inside {
  readonly context: Context;
  readonly request: Request;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/**
 * Milliseconds after the response while work still belongs to the request: a stale page is sent first and rendered
 * afterwards. Timers that a request started live longer.
 */
const afterResponse = 30_000;

const clean = (attributes: Attributes): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

const propagator = new W3CTraceContextPropagator();

const contextOf = (parent: string | undefined): Context =>
  parent === undefined
    ? ROOT_CONTEXT
    : propagator.extract(
        ROOT_CONTEXT,
        { [TRACE_PARENT_HEADER]: parent },
        { get: (carrier: Record<string, string>, key) => carrier[key], keys: Object.keys },
      );

const spanOf = (span: OtelSpan, end: () => void): Span => ({
  rename: (name) => void span.updateName(name),
  note: (attributes) => void span.setAttributes(clean(attributes)),
  fail: (why) => void span.setAttribute('error.type', why).setStatus({ code: SpanStatusCode.ERROR }),
  end,
});

export const openTraces = (
  { endpoint, ratio }: TraceSettings,
  service: Service,
  time: Pick<Time, 'monotonic'>,
): Tracing & { close(): Promise<void> } => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceOf(service),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('news');
  const current = new AsyncLocalStorage<Inside>();

  const isOver = ({ endedAt }: Request): boolean => endedAt !== null && time.monotonic() - endedAt > afterResponse;
  const insideOf = (kind: keyof typeof kinds, parent: string | undefined): Inside | null => {
    if (kind === 'server') return { context: contextOf(parent), request: { endedAt: null } };
    const inside = current.getStore();
    return inside === undefined || isOver(inside.request) ? null : inside;
  };

  return {
    start: (name, { kind = 'internal', attributes = {}, parent, took }) => {
      const inside = insideOf(kind, parent);
      if (inside === null) return null;
      const { context, request } = inside;
      const begun = time.monotonic() - (took ?? 0);
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes: clean(attributes),
          startTime: begun,
        },
        context,
      );
      const end = (): void => {
        const ended = time.monotonic();
        if (kind === 'server') request.endedAt = ended;
        span.end(took === undefined ? ended : begun + took);
      };
      const own = { context: trace.setSpan(context, span), request };
      return { span: spanOf(span, end), within: (run) => current.run(own, run) };
    },
    parent: () => {
      const inside = current.getStore();
      if (inside === undefined || isOver(inside.request)) return undefined;
      const carrier: Record<string, string> = {};
      propagator.inject(inside.context, carrier, { set: (to, key, value) => void (to[key] = value) });
      return carrier[TRACE_PARENT_HEADER];
    },
    close: () => provider.shutdown(),
  };
};
