import type { RequestListener, Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

/** Milliseconds, counted from when no connection is taken any more. */
const patience = {
  /** Readers who have connected, but were not taken yet. */
  waiting: 2_000,
  /** A moment in which nobody new comes, at which the listener is closed best. */
  quiet: 600,
  /** Readers that are still being answered. */
  readers: 5_000,
  /** Everything; the process ends then, whatever hangs. */
  everything: 9_000,
} as const;

/** Milliseconds without a new connection. */
const quiet = 60;

export interface Stopping {
  readonly server: Server;
  /** How long connections are still taken, so that balancers have time to send nobody here any more. */
  readonly drainSeconds: number;
  /** Told at once: the process says that it is not ready, and closes connections with their answers. */
  readonly onDraining: () => void;
  /**
   * What must not be cut off, by the name that the log gives it; closed side by side, when readers have been
   * answered.
   */
  readonly close: Readonly<Record<string, () => Promise<void>>>;
  readonly time: Time;
  readonly log: Log;
}

/** Holds requests back, so that nobody who is answered connects anew meanwhile; gives what lets them go on. */
const holdRequests = (server: Server): (() => void) => {
  const held: Parameters<RequestListener>[] = [];
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (...asked) => held.push(asked));
  return () => {
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', listener);
    for (const asked of held) server.emit('request', ...asked);
  };
};

/**
 * Closes the listener when everybody who has connected is taken: the event loop takes one a turn, and those who still
 * wait are reset with the listener.
 */
const closeListener = async (server: Server, time: Time, onClosed: () => void): Promise<void> => {
  const release = holdRequests(server);
  const begun = time.monotonic();
  let [turns, last] = [0, begun];
  server.on('connection', () => ([turns, last] = [0, time.monotonic()]));
  const isQuiet = (now: number): boolean => turns > 2 && (now - last > quiet || now - begun > patience.quiet);
  for (let now = begun; !isQuiet(now) && now - begun < patience.waiting; now = time.monotonic()) {
    await turn();
    turns += 1;
  }
  server.close(onClosed);
  release();
};

/**
 * Answers under way may end; connections that have nothing under way are closed, again and again, since each answer
 * leaves one.
 */
export const endConnections = async (server: Server, time: Time): Promise<void> => {
  const closed = Promise.withResolvers<void>();
  await closeListener(server, time, closed.resolve);
  const endIdle = time.every(50, () => server.closeIdleConnections());
  const endCut = time.after(patience.readers, () => server.closeAllConnections());
  await closed.promise;
  endIdle();
  endCut();
};

const closeAll = async (close: Stopping['close'], log: Log, open: Set<string>): Promise<void> => {
  await Promise.all(
    Object.entries(close).map(async ([name, end]) => {
      await end().catch((error: unknown) => log.warn('not-closed', { what: name, error }));
      open.delete(name);
    }),
  );
};

/**
 * On SIGTERM and SIGINT stops in order: not ready, still answering for a while, no new connections, answers under
 * way, everything closed. A second signal ends at once. Gives what stops without waiting for balancers.
 */
export const stopGracefully = ({ server, drainSeconds, onDraining, close, time, log }: Stopping) => {
  let stopping = false;
  const exit = (code: number): never => {
    log.flush();
    process.exit(code);
  };
  const stop = async (code: number, seconds: number): Promise<void> => {
    stopping = true;
    onDraining();
    log.info('draining', { seconds });
    await time.wait(seconds * 1000);
    const open = new Set(['connections', ...Object.keys(close)]);
    void time.wait(patience.everything).then(() => {
      log.warn('stopped', { cutOff: [...open] });
      exit(code);
    });
    await endConnections(server, time);
    open.delete('connections');
    await closeAll(close, log, open);
    log.flush();
    log.info('stopped');
    exit(code);
  };
  const onSignal = (): void => (stopping ? exit(1) : void stop(0, drainSeconds));
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return { stopBroken: (): void => (stopping ? undefined : void stop(1, 0)) };
};
