import { setPriority } from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { causeInWords } from '../database/storage/cause-in-words.ts';
import { serveAsFiller } from './fill-apart.ts';
import type { ToldOutcome } from '../newsroom/execute.ts';
import type { FindUnshown } from '../newsroom/context/unshown.ts';
import type { SampleNewspaper } from '../newsroom/context/sample-newspaper.ts';
import { runOrigin } from './run-origin.ts';
import type { OriginOptions } from './origin-options.ts';
import type { TelemetrySettings } from '#adapters/telemetry/open-telemetry/open-telemetry.ts';
import type { Time } from '#adapters/time/time.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { systemTime } from '#adapters/time/system-time.ts';

export interface Told {
  readonly name: string;
  readonly message: string;
  readonly kind?: string;
  readonly code?: string;
  readonly stack?: string | undefined;
  readonly cause?: Told;
}

export type OriginMessage =
  | { readonly url: string }
  /** Names of missing uploads. */
  | { readonly ready: true; readonly missingUploads: readonly string[] }
  | { readonly outbox: string }
  | { readonly failed: Told }
  | { readonly complaint: Told; readonly request?: string | undefined }
  | { readonly command: number; readonly outcome: ToldOutcome }
  | { readonly command: number; readonly broken: string }
  | { readonly advanced: number }
  /** Metrics of OpenTelemetry. */
  | { readonly collected: number; readonly metrics: readonly object[] };

/** `advance` is in milliseconds and needs a test clock. */
export type ToOrigin =
  | 'stop'
  | { readonly command: number; readonly given: unknown }
  | { readonly advance: number; readonly ms: number }
  | { readonly collect: number };

const tell = (message: OriginMessage): void => parentPort?.postMessage(message);
const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const told = (cause: unknown): Told => {
  if (!(cause instanceof Error)) return { name: 'unknown', message: causeInWords(cause) };
  const { kind, code } = cause as { readonly kind?: unknown; readonly code?: unknown };
  const [ownKind, ownCode] = [textOr(kind), textOr(code)];
  return {
    name: cause.name,
    message: cause.message,
    stack: cause.stack,
    ...(ownKind === undefined ? {} : { kind: ownKind }),
    ...(ownCode === undefined ? {} : { code: ownCode }),
    ...(cause.cause === undefined ? {} : { cause: told(cause.cause) }),
  };
};

/** Without functions and clocks: they cannot be sent to a worker. */
type WorkerOptions = Omit<OriginOptions, 'sample' | 'findUnshown' | 'time' | 'onOutbox' | 'observe'> & {
  readonly testClock: boolean;
  readonly telemetry?: TelemetrySettings;
};

const observing = async (settings: TelemetrySettings, time: Time) => {
  const { openTelemetry } = await import('#adapters/telemetry/open-telemetry/open-telemetry.ts');
  const telemetry = await openTelemetry(settings, time, (text) =>
    tell({ complaint: { name: 'Telemetry', message: text } }),
  );
  return { ...telemetry, observe: { measures: telemetry.metrics?.measures } };
};

/** Cached pages are sent first. Only Linux has a priority for each thread (setpriority(2)). */
const yieldToReaders = (): void => {
  try {
    if (process.platform === 'linux') setPriority(5);
  } catch {
    // Some sandboxes forbid it.
  }
};

const run = async (sample: SampleNewspaper, findUnshown: FindUnshown): Promise<void> => {
  const { testClock, telemetry: settings, ...options } = workerData as WorkerOptions;
  const steerable = testClock ? createSteerableTime() : null;
  const telemetry = settings && (await observing(settings, steerable ?? systemTime));
  const origin = await runOrigin({
    ...options,
    time: steerable ?? systemTime,
    sample,
    findUnshown,
    ...(telemetry && { observe: telemetry.observe }),
    log: (cause, request) => tell({ complaint: told(cause), request }),
    onOutbox: (outbox) => tell({ outbox }),
  });
  const execute = ({ command, given }: Extract<ToOrigin, { readonly command: number }>): void =>
    void origin.execute(given).then(
      (outcome) => tell({ command, outcome }),
      (cause: unknown) => tell({ command, broken: causeInWords(cause) }),
    );
  const collect = (collected: number): void =>
    void (telemetry?.metrics?.collect() ?? Promise.resolve([])).then((metrics) => tell({ collected, metrics }));
  parentPort?.on('message', (message: ToOrigin) => {
    if (message !== 'stop' && 'command' in message) return execute(message);
    if (message !== 'stop' && 'collect' in message) return collect(message.collect);
    if (message !== 'stop') return void steerable?.advance(message.ms).then(() => tell({ advanced: message.advance }));
    void origin.close().finally(() => (telemetry?.close() ?? Promise.resolve()).finally(() => process.exit()));
  });
  tell({ url: origin.url });
  tell({ ready: true, missingUploads: await origin.ready });
  yieldToReaders();
  await origin.broken;
};

/** Runs the origin in this worker thread. In a process of its own, it fills the database instead. */
export const serveAsWorker = (sample: SampleNewspaper, findUnshown: FindUnshown): void =>
  isMainThread
    ? serveAsFiller(sample, systemTime)
    : void run(sample, findUnshown).catch((cause: unknown) => tell({ failed: told(cause) }));
