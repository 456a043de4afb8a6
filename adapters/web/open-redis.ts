import { createClient } from 'redis';

/** A store that answers later than this is slower than making the page. Milliseconds. */
const patience = 250;

/** A connection to Redis or Valkey that costs nothing while there is none. */
export interface Redis {
  /** What came of a command; null when there is no connection, no answer in time, or none that is good. */
  ask<T>(command: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T | null>;
  /** Settles once there is a connection, or after so many milliseconds without one. */
  connected(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const after = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());

export const openRedis = (url: string): Redis => {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 500, reconnectStrategy: (tries) => Math.min(tries * 200, 1_000) } });
  const ready = new Promise<void>((resolve) => client.once('ready', () => resolve()));
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return {
    // Typed loosely here: modules and versions of the protocol are no business of those who ask.
    ask: async (command) => (client.isReady ? Promise.race([command(client as never).catch(() => null), after(patience)]) : null),
    connected: async (milliseconds) => void (await Promise.race([ready, after(milliseconds)])),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
};
