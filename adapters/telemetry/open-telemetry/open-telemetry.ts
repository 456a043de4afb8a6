import { isMainThread } from 'node:worker_threads';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Time } from '#adapters/time/time.ts';
import { setTracing } from '../current-request.ts';
import type { OpenMetrics } from './open-metrics.ts';
import type { TraceSettings } from './open-traces.ts';
import type { Service } from './resource.ts';
import { watchEventLoop, watchProcess } from './watch-process.ts';

/** Plain data, which can be sent to a worker. */
export interface TelemetrySettings {
  readonly service: Service;
  /** Tells apart the metrics of a web node and of the origin in its process. */
  readonly scope: string;
  readonly metrics: boolean;
  readonly traces: TraceSettings | null;
}

export interface OpenTelemetry {
  readonly metrics: OpenMetrics | null;
  /** Sends the last spans. */
  close(): Promise<void>;
}

/** The library writes an error as JSON with its stack. */
export const messageIn = (text: string): string => /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text;

/** Milliseconds: an unreachable collector must not delay a stop. */
const maxClose = 2_000;

/** Configures this thread. Only what is on is loaded. `onTrouble` receives what the library cannot do. */
export const openTelemetry = async (
  { service, scope, metrics, traces }: TelemetrySettings,
  time: Pick<Time, 'monotonic' | 'wait'>,
  onTrouble: (text: string) => void,
): Promise<OpenTelemetry> => {
  const ignore = (): void => undefined;
  const tell = (text: string): void => onTrouble(messageIn(text));
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const tracing = traces && (await import('./open-traces.ts')).openTraces(traces, service, time);
  setTracing(tracing);
  const opened = metrics ? (await import('./open-metrics.ts')).openMetrics(service, scope) : null;
  if (opened !== null) watchEventLoop(opened.measures);
  if (opened !== null && isMainThread) watchProcess(opened.measures);
  return {
    metrics: opened,
    close: async () => {
      setTracing(null);
      await Promise.race([tracing?.close(), time.wait(maxClose)]);
    },
  };
};
