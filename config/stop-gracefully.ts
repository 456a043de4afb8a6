import type { Server } from 'node:http';

/** Readers that are still being answered get this long, in milliseconds. */
const patience = 10_000;

export interface Stopping {
  readonly server: Server;
  /** Told at once, so that balancers send nobody here any more. */
  readonly onDraining: () => void;
  /** Closes what must not be cut off. */
  readonly close: () => Promise<void>;
}

/** On SIGTERM and SIGINT: takes no new connection, finishes the answers under way, closes everything, exits with 0. A second signal does not wait. */
export const stopGracefully = ({ server, onDraining, close }: Stopping): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    onDraining();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(timer);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};
