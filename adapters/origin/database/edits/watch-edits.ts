import pg from 'pg';
import { editsChannel } from './in-edit.ts';
import type { Edition } from './edition.ts';

/** A connection of its own, so that neither a slow search nor a full pool keeps an edit from being known. */
export interface EditWatch {
  /** The last edition that is committed; opens the connection anew where it was lost. */
  readonly read: () => Promise<Edition>;
  close(): Promise<void>;
}

const patience = 5_000;

const open = async (databaseUrl: string, onNotice: () => void): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  // Whoever asks next finds that it is lost.
  client.on('error', () => undefined);
  client.on('notification', onNotice);
  await client.connect();
  await client.query(`listen ${editsChannel}`);
  return client;
};

/**
 * Watches the counter of a PostgreSQL that other processes write too; `onNotice` is called when the server says that
 * there is something new.
 */
export const watchEdits = (databaseUrl: string, onNotice: () => void): EditWatch => {
  let connection: Promise<pg.Client> | null = null;
  const drop = (): void => {
    connection?.then((client) => client.end()).catch(() => undefined);
    connection = null;
  };
  return {
    read: async () => {
      connection ??= open(databaseUrl, onNotice);
      try {
        const {
          rows: [row],
        } = await (await connection).query<{ epoch: string; number: string }>('select epoch, number from edit_counter');
        return { epoch: row?.epoch ?? '', number: Number(row?.number) };
      } catch (cause) {
        drop();
        throw cause;
      }
    },
    close: async () => {
      const last = connection;
      connection = null;
      await last?.then((client) => client.end()).catch(() => undefined);
    },
  };
};
