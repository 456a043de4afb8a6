import { createClient, ErrorReply } from 'redis';
import type { Log } from '#adapters/telemetry/log.ts';
import { beforeDeadline } from '#adapters/time/before-deadline.ts';
import type { Time } from '#adapters/time/time.ts';
import { isOfWrongKeys, mendKeys } from './mend-redis.ts';

/** Milliseconds. Above this, rendering is faster. */
const timeout = 250;

const maxWaiting = 256;

export interface Redis {
  /** Null without a connection, on timeout or on an error. */
  ask<T>(command: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T | null>;
  /** Repairs keys of the wrong type and retries once. */
  run(script: string, given: { readonly keys: string[]; readonly arguments: string[] }): Promise<unknown>;
  listen(pattern: string, listener: (message: string, channel: string) => void): void;
  connected(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A short error code. The rest of the message may contain stored data. */
const wordOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof ErrorReply) return /^[A-Z]{2,20}\b/.exec(error.message)?.[0] ?? 'ERR';
  if (error.message === 'The queue is full') return 'queue-full';
  return (error as NodeJS.ErrnoException).code ?? error.constructor.name;
};

const tellConnection = (client: NodeJS.EventEmitter, log: Log, time: Pick<Time, 'monotonic'>): void => {
  let lostAt: number | null = null;
  client.on('error', (error: unknown) => {
    if (lostAt !== null) return;
    lostAt = time.monotonic();
    log.warn('redis-lost', { code: wordOf(error) });
  });
  client.on('ready', () => {
    if (lostAt !== null) log.info('redis-back', { lostMs: Math.round(time.monotonic() - lostAt) });
    lostAt = null;
  });
};

export const openRedis = (url: string, log: Log, time: Time): Redis => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxWaiting,
    socket: { connectTimeout: 500, reconnectStrategy: (tries) => Math.min(tries * 200, 1_000) },
  });
  const ready = new Promise<void>((resolve) => client.once('ready', () => resolve()));
  tellConnection(client, log, time);
  const failed = (kind: string, code?: string): null => {
    if (client.isReady) log.fold({ level: 'warn', event: 'redis-failed', same: [kind, code], fields: { kind, code } });
    return null;
  };
  client.connect().catch(() => undefined);
  const listeners: { destroy(): void; readonly isOpen: boolean }[] = [];
  const ask: Redis['ask'] = async (command) => {
    if (!client.isReady) return null;
    const answer = command(client as never).catch((error: unknown) => failed('error', wordOf(error)));
    return beforeDeadline(answer, time.deadline(timeout), () => failed('timeout'));
  };
  const mend = async (keys: readonly string[]): Promise<void> => {
    const { keys: known, script } = mendKeys;
    const mended = await client.eval(script, { keys: [...known, ...keys], arguments: [] });
    if (Array.isArray(mended) && mended.length > 0)
      log.fold({ level: 'warn', event: 'redis-mended', same: [String(mended)], fields: { keys: mended } });
  };
  return {
    ask,
    run: (script, given) =>
      ask((own) =>
        own.eval(script, given).catch(async (error: unknown) => {
          if (!isOfWrongKeys(error)) throw error;
          await mend(given.keys);
          return own.eval(script, given);
        }),
      ),
    listen: (pattern, listener) => {
      // The client resubscribes after reconnecting. The main connection logs the loss.
      const ear = client.duplicate({ disableOfflineQueue: false });
      ear.on('error', () => undefined);
      ear.connect().catch(() => undefined);
      ear.pSubscribe(pattern, listener).catch(() => undefined);
      listeners.push(ear);
    },
    connected: (milliseconds) =>
      new Promise((resolve) => {
        const cancel = time.after(milliseconds, resolve);
        void ready.then(cancel).then(resolve);
      }),
    close: async () => {
      for (const one of [client, ...listeners]) if (one.isOpen) one.destroy();
    },
  };
};
