import pg from 'pg';
import { editsChannel } from './in-edit.ts';
import type { Edition } from './edition.ts';

/** Uses its own connection: neither slow searches nor a full pool delay edits. */
export interface EditWatch {
  readonly read: () => Promise<Edition>;
  close(): Promise<void>;
}

interface Watched {
  readonly databaseUrl: string;
  /** URL for LISTEN, if different: a pooler in transaction mode forwards no notifications. */
  readonly listenUrl?: string | undefined;
}

const timeout = 5_000;

const lastingConnection = (url: string, prepare: (client: pg.Client) => Promise<unknown>) => {
  let connection: Promise<pg.Client> | null = null;
  const close = async (): Promise<void> => {
    const last = connection;
    connection = null;
    await last?.then((client) => client.end()).catch(() => undefined);
  };
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
    });
    client.on('error', () => void close());
    await client.connect();
    await prepare(client);
    return client;
  };
  return {
    use: async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      connection ??= open();
      try {
        return await work(await connection);
      } catch (cause) {
        void close();
        throw cause;
      }
    },
    close,
  };
};

const latest = async (client: pg.Client): Promise<Edition> => {
  const {
    rows: [row],
  } = await client.query<{ epoch: string; number: string }>('select epoch, number from edit_counter');
  return { epoch: row?.epoch ?? '', number: Number(row?.number) };
};

/**
 * A failing `listenUrl` costs only the notifications; polling still finds every edit. Logs one error per series of
 * failures.
 */
export const watchEdits = (
  { databaseUrl, listenUrl = databaseUrl }: Watched,
  onNotice: () => void,
  log: (cause: unknown) => void,
): EditWatch => {
  const listen = (client: pg.Client): Promise<unknown> => {
    client.on('notification', onNotice);
    return client.query(`listen ${editsChannel}`);
  };
  const isApart = listenUrl !== databaseUrl;
  const reader = lastingConnection(databaseUrl, isApart ? async () => undefined : listen);
  const listener = lastingConnection(listenUrl, listen);
  let isFailing = false;
  const keepListening = (): void =>
    void listener
      .use(async () => undefined)
      .then(
        () => (isFailing = false),
        (cause: unknown) => {
          if (!isFailing)
            log(new Error('DATABASE_LISTEN_URL cannot be reached: polling for edits until it can', { cause }));
          isFailing = true;
        },
      );
  return {
    read: async () => {
      if (isApart) keepListening();
      return reader.use(latest);
    },
    close: async () => {
      await Promise.all([reader.close(), listener.close()]);
    },
  };
};
