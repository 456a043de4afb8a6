import { DatabaseTrouble } from '../database/storage/trouble.ts';
import { deferred } from './deferred.ts';
import { startOrigin } from './start-origin.ts';
import type { StartedOrigin, StartOptions } from './start-origin.ts';

export type OriginState =
  | { readonly kind: 'opening' }
  /** `missingUploads`: names of pictures and sounds that articles use and no node has stored. */
  | { readonly kind: 'open'; readonly missingUploads: readonly string[] }
  /** It is tried again after so many milliseconds. */
  | { readonly kind: 'closed'; readonly why: Error; readonly nextTry: number };

export type KeepOptions = StartOptions & {
  /** Is told whenever that changes, and of each try that failed. */
  readonly onState: (state: OriginState) => void;
};

export interface KeptOrigin extends Omit<StartedOrigin, 'ended' | 'ready'> {
  /** Settles when the database answers for the first time; rejects only where trying again is of no use. */
  readonly ready: Promise<void>;
}

const firstPause = 1_000;
const longestPause = 30_000;
/** Milliseconds after which an origin that has answered so long is no longer suspected of failing at once. */
const proven = 60_000;

/** Two servers over one folder are a mistake of whoever started the second. */
const isHopeless = (why: Error, wasOpen: boolean): boolean =>
  !wasOpen && why instanceof DatabaseTrouble && why.kind === 'in-use';

const pauseAfter = (failures: number): number => Math.min(firstPause * 2 ** (failures - 1), longestPause);

/**
 * Runs the origin for as long as it is wanted: one whose database cannot be opened, or whose worker died, is started
 * anew at the same address,
 * and tries its database again after a pause that grows. Meanwhile its calls are told at once that it cannot answer.
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

  /** Waits for the end of one origin, starts the next, and so on. */
  const keep = async (first: StartedOrigin): Promise<void> => {
    const port = Number(new URL(first.url).port);
    for (current = first; ;) {
      const why = await (current?.ended ?? Promise.resolve(null));
      if (stopping.signal.aborted || why === null) return;
      if (isHopeless(why, wasOpen)) return ready.reject(why);
      current = null;
      current = await startAgain(port, failed(why));
      // Asked to stop while it was being started.
      if (stopping.signal.aborted) return current?.stop();
    }
  };
  /** At once, so that the port stays ours; where not even that is possible, after the pause. */
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
    stop: async () => {
      stopping.abort();
      await current?.stop();
      // One may have been on its way when it was asked for.
      await kept;
    },
  };
};
