import { DatabaseTrouble } from '../database/storage/trouble.ts';
import { deferred } from './deferred.ts';
import { startOrigin } from './start-origin.ts';
import type { StartedOrigin, StartOptions } from './start-origin.ts';

export type OriginState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly missingUploads: readonly string[] }
  /** `nextTry` is in milliseconds. */
  | { readonly kind: 'closed'; readonly why: Error; readonly nextTry: number };

export type KeepOptions = StartOptions & {
  readonly onState: (state: OriginState) => void;
};

export interface KeptOrigin extends Omit<StartedOrigin, 'ended' | 'ready'> {
  /** Resolves when the database first responds. Rejects only when a retry cannot help. */
  readonly ready: Promise<void>;
}

const firstPause = 1_000;
const maxPause = 30_000;
/** Milliseconds of uptime after which the backoff is reset. */
const proven = 60_000;

/** Two servers on one folder are a configuration error. */
const isHopeless = (why: Error, wasOpen: boolean): boolean =>
  !wasOpen && why instanceof DatabaseTrouble && why.kind === 'in-use';

const pauseAfter = (failures: number): number => Math.min(firstPause * 2 ** (failures - 1), maxPause);

/**
 * Keeps the origin running at the same URL. Restarts it with a backoff when its database or worker fails; until then,
 * requests get an error at once.
 */
export const keepOrigin = async ({ onState, ...options }: KeepOptions): Promise<KeptOrigin> => {
  const ready = deferred<void>();
  let current: StartedOrigin | null = null;
  const stopping = new AbortController();
  let [failures, wasOpen, openedAt] = [0, false, 0];

  const opened = (missingUploads: readonly string[]): void => {
    [wasOpen, openedAt] = [true, options.time.monotonic()];
    ready.resolve();
    onState({ kind: 'open', missingUploads });
  };
  const failed = (why: Error): number => {
    if (openedAt > 0 && options.time.monotonic() - openedAt > proven) failures = 0;
    [failures, openedAt] = [failures + 1, 0];
    const nextTry = pauseAfter(failures);
    onState({ kind: 'closed', why, nextTry });
    return nextTry;
  };
  const start = async (port: number | undefined, openAfter: number | undefined): Promise<StartedOrigin> => {
    const started = await startOrigin({
      ...options,
      ...(port === undefined ? {} : { port }),
      ...(openAfter === undefined ? {} : { openAfter }),
    });
    started.ready.then(opened, () => undefined);
    return started;
  };

  const keep = async (first: StartedOrigin): Promise<void> => {
    const port = Number(new URL(first.url).port);
    for (current = first; ;) {
      const why = await (current?.ended ?? Promise.resolve(null));
      if (stopping.signal.aborted || why === null) return;
      if (isHopeless(why, wasOpen)) return ready.reject(why);
      current = null;
      current = await startAgain(port, failed(why));
      if (stopping.signal.aborted) return current?.stop();
    }
  };
  /** Restarts at once to keep the port; if that fails, waits for the backoff. */
  const startAgain = async (port: number, openAfter: number): Promise<StartedOrigin | null> => {
    for (let wait = openAfter; !stopping.signal.aborted;) {
      const started = await start(port, wait).catch((why: unknown) =>
        failed(why instanceof Error ? why : new Error(String(why))),
      );
      if (typeof started !== 'number') return started;
      await options.time.wait(wait, stopping.signal).catch(() => undefined);
      wait = started;
    }
    return null;
  };

  onState({ kind: 'opening' });
  const first = await start(undefined, undefined);
  const kept = keep(first);
  return {
    url: first.url,
    ready: ready.promise,
    execute: (order) => (current ?? first).execute(order),
    advance: async (ms) => current?.advance(ms),
    collect: async () => (await current?.collect()) ?? [],
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await kept;
    },
  };
};
