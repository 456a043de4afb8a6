import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#adapters/telemetry/log.ts';

/** Milliseconds, counted from when no connection is taken any more. */
const patience = {
  /** Readers who have connected, but were not taken yet. */
  waiting: 500,
  /** Readers that are still being answered. */
  readers: 5_000,
  /** Everything; the process ends then, whatever hangs. */
  everything: 9_000,
} as const;

export interface Stopping {
  readonly server: Server;
  /** How long connections are still taken, so that balancers have time to send nobody here any more. */
  readonly drainSeconds: number;
  /** Told at once: the process says that it is not ready, and closes connections with their answers. */
  readonly onDraining: () => void;
  /** What must not be cut off, by the name that the log gives it; closed side by side, when readers have been answered. */
  readonly close: Readonly<Record<string, () => Promise<void>>>;
  readonly log: Log;
}

/** Takes those who have connected already: the event loop accepts one a turn, and those who still wait are reset with the listener. */
const takeWaiting = async (server: Server): Promise<void> => {
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  const end = performance.now() + patience.waiting;
  for (let before = -1; taken > before && performance.now() < end;) {
    before = taken;
    await turn();
    await turn();
  }
  server.off('connection', count);
};

/** Answers under way may end; connections that have nothing under way are closed, again and again, since each answer leaves one. */
const endConnections = async (server: Server): Promise<void> => {
  await takeWaiting(server);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), patience.readers);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
};

const closeAll = async (close: Stopping['close'], log: Log, open: Set<string>): Promise<void> => {
  await Promise.all(Object.entries(close).map(async ([name, end]) => {
    await end().catch((error: unknown) => log.warn('not-closed', { what: name, error }));
    open.delete(name);
  }));
};

/** On SIGTERM and SIGINT stops in order: not ready, still answering for a while, no new connections, answers under way, everything closed. A second signal ends at once. Gives what stops without waiting for balancers. */
export const stopGracefully = ({ server, drainSeconds, onDraining, close, log }: Stopping) => {
  let stopping = false;
  const exit = (code: number): never => {
    log.flush();
    process.exit(code);
  };
  const stop = async (code: number, seconds: number): Promise<void> => {
    stopping = true;
    onDraining();
    log.info('draining', { seconds });
    await pause(seconds * 1000);
    const open = new Set(['connections', ...Object.keys(close)]);
    setTimeout(() => {
      log.warn('stopped', { cutOff: [...open] });
      exit(code);
    }, patience.everything);
    await endConnections(server);
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
