import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentRequest {
  /** At most 64 safe characters (request-id.ts). */
  readonly id: string;
  /** Without the query. */
  readonly path: string;
  route?: string;
  cache?: 'hit' | 'stale' | 'miss';
  /** Only for staff of a preview. */
  timings?: Map<Timed, Timing>;
}

type Timed = 'load' | 'upstream' | 'render';

export interface Timing {
  readonly ms: number;
  readonly times: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Undefined outside a request. The core must not use it. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

export const inRequest = <T>(request: CurrentRequest, run: () => T): T => requests.run(request, run);

export const requestFields = (): Readonly<Record<string, string>> => {
  const request = currentRequest();
  return request === undefined
    ? {}
    : { ...(request.route === undefined ? {} : { route: request.route }), path: request.path, request: request.id };
};

export const noteRoute = (route: string): void => {
  const request = currentRequest();
  if (request) request.route = route;
};

export const noteCache = ({ stale, made }: { readonly stale: boolean; readonly made: boolean }): void => {
  const request = currentRequest();
  if (request) request.cache = stale ? 'stale' : made ? 'miss' : 'hit';
};

export const noteTiming = (what: Timed, ms: number): void => {
  const timings = currentRequest()?.timings;
  const before = timings?.get(what) ?? { ms: 0, times: 0 };
  timings?.set(what, { ms: before.ms + ms, times: before.times + 1 });
};

/** Fixed words, names and numbers: never a path, a query, an address or personal data. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Span {
  rename(name: string): void;
  note(attributes: Attributes): void;
  /** A fixed word or a status code. */
  fail(why: string): void;
  end(): void;
}

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** The `traceparent` of a trusted client. */
  readonly parent?: string | undefined;
  /** The span has ended and took so many milliseconds. */
  readonly took?: number;
}

export interface StartedSpan {
  readonly span: Span;
  within<T>(run: () => T): T;
}

export interface Tracing {
  /** Null if the span is not for a request. */
  start(name: string, options: SpanOptions): StartedSpan | null;
  /** The `traceparent` header of the current span. */
  parent(): string | undefined;
}

/** Of the process, like the current request. Null until traces are configured. */
let tracing: Tracing | null = null;

export const setTracing = (set: Tracing | null): void => void (tracing = set);

export const startSpan = (name: string, options: SpanOptions): StartedSpan | null =>
  tracing?.start(name, options) ?? null;

export const traceparent = (): string | undefined => tracing?.parent();

const noSpan: Span = { rename: () => undefined, note: () => undefined, fail: () => undefined, end: () => undefined };

/** Ends the span when `run` returns, or when its promise settles. */
export const inSpan = <T>(name: string, options: SpanOptions, run: (span: Span) => T): T => {
  const started = startSpan(name, options);
  if (started === null) return run(noSpan);
  const { span, within } = started;
  const broken = (): void => {
    span.fail('exception');
    span.end();
  };
  try {
    const result = within(() => run(span));
    if (result instanceof Promise) result.then(span.end, broken);
    else span.end();
    return result;
  } catch (error) {
    broken();
    throw error;
  }
};
