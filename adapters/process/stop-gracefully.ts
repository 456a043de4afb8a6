import type { RequestListener, Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';
import { onReplaced } from './supervisor.ts';

/** Milliseconds, from the end of the drain period. */
const timeout = {
  /** For connections in the kernel's queue. */
  waiting: 2_000,
  /** For a moment without new connections, the best time to close the listener. */
  quiet: 600,
  readers: 5_000,
  /** After this the process exits. */
  everything: 9_000,
} as const;

/** Milliseconds without a new connection. */
const quiet = 60;

export interface Stopping {
  readonly server: Server;
  /** Seconds to keep accepting connections, until balancers have removed this node. */
  readonly drainSeconds: number;
  readonly onDraining: () => void;
  /** Must not be interrupted; all run in parallel after the last response, by their name in the log. */
  readonly close: Readonly<Record<string, () => Promise<void>>>;
  readonly time: Time;
  readonly log: Log;
}

/** Delays requests, because clients would reconnect after a response. */
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

/** Accepts the queued connections first: closing the listener resets them, and the event loop accepts one per turn. */
const closeListener = async (server: Server, time: Time, onClosed: () => void): Promise<void> => {
  const release = holdRequests(server);
  const begun = time.monotonic();
  let [turns, last] = [0, begun];
  server.on('connection', () => ([turns, last] = [0, time.monotonic()]));
  const isQuiet = (now: number): boolean => turns > 2 && (now - last > quiet || now - begun > timeout.quiet);
  for (let now = begun; !isQuiet(now) && now - begun < timeout.waiting; now = time.monotonic()) {
    await turn();
    turns += 1;
  }
  server.close(onClosed);
  release();
};

/** New connections then go to the other process on this socket. `close` of HTTP servers would also close idle ones. */
export const leaveSocket = (server: Server): void => void Listener.prototype.close.call(server);

/** Each response leaves an idle connection, therefore idle ones are closed repeatedly. */
export const endConnections = async (server: Server, time: Time): Promise<void> => {
  const closed = Promise.withResolvers<void>();
  await closeListener(server, time, closed.resolve);
  const endIdle = time.every(50, () => server.closeIdleConnections());
  const endCut = time.after(timeout.readers, () => server.closeAllConnections());
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
 * On SIGTERM or SIGINT: not ready, drain, close the listener, finish responses, close all. A second signal exits at
 * once. A replaced process closes its listener first.
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
    void time.wait(timeout.everything).then(() => {
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
  onReplaced(() => {
    if (stopping) return;
    leaveSocket(server);
    void stop(0, drainSeconds);
  });
  return { stopBroken: (): void => (stopping ? undefined : void stop(1, 0)) };
};
