import { createClient } from 'redis';
import { packCopy, unpackCopy } from './packed-copy.ts';
import type { PageStore } from './page-store.ts';

/** A store that answers later than this is slower than making the page. */
const patience = 250;

/** Keeps copies in Redis or Valkey, shared by all web nodes of one build. A store that is down costs nothing but its copies. */
export const createRedisPageStore = (url: string, build: string): PageStore & { close(): Promise<void> } => {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 500, reconnectStrategy: (tries) => Math.min(tries * 200, 5_000) } });
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const nameOf = (key: string): string => `page:${build}:${key}`;
  const soon = <T>(work: Promise<T>): Promise<T | null> =>
    Promise.race([work.catch(() => null), new Promise<null>((resolve) => setTimeout(resolve, patience, null).unref())]);

  return {
    async read(key) {
      if (!client.isReady) return null;
      const text = await soon(client.get(nameOf(key)));
      return text === null ? null : unpackCopy(key, Buffer.from(text, 'base64'));
    },
    write(key, copy) {
      if (!client.isReady) return;
      const { fresh, ifError } = copy.lifetime;
      void soon(client.set(nameOf(key), packCopy(key, copy).toString('base64'), { expiration: { type: 'EX', value: fresh + ifError } }));
    },
    remove(key) {
      if (client.isReady) void soon(client.del(nameOf(key)));
    },
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
};
