import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { RepeatNeeds } from '../database/maintenance/repeat.ts';
import { deliverRegularly } from './deliver-letters.ts';
import { createPutLetter, maxKept, pruneOutbox, type PutLetter } from './letters.ts';
import type { MailOptions, NoMail } from './mail-options.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { serveOutbox } from './serve-outbox.ts';

export interface Mail {
  readonly put: PutLetter | null;
  /** How many newsletter letters may be queued now; null when mail is disabled. */
  readonly room: ((db: Kysely<Schema>) => Promise<number>) | null;
  readonly close: () => Promise<void>;
}

interface Needs extends RepeatNeeds {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly onOutbox: (url: string) => void;
}

/** Limits queued newsletter letters: sign-in letters must not wait behind them. */
const maxWaiting = 400;

const roomBehind = async (db: Kysely<Schema>): Promise<number> => {
  const { waiting } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Math.max(0, maxWaiting - waiting);
};

export const noMailOf = (options: MailOptions | undefined): NoMail | null =>
  options === undefined ? 'no-server' : options.way === 'none' ? options.why : null;

export const roomFor = (options: MailOptions | undefined, now: () => number): Mail['room'] => {
  if (options === undefined || options.way === 'none') return null;
  if (options.way === 'smtp') return roomBehind;
  return async (db) => {
    await pruneOutbox(db, now());
    return maxKept;
  };
};

export const openMail = async (needs: Needs, options: MailOptions | undefined): Promise<Mail> => {
  if (options === undefined || options.way === 'none') return { put: null, room: null, close: async () => undefined };
  const put = createPutLetter(needs.now);
  const room = roomFor(options, needs.now);
  if (options.way === 'smtp') {
    const send = await sendBySmtp(options.server);
    return { put, room, close: deliverRegularly({ ...needs, send }) };
  }
  const { url, close } = await serveOutbox({ ...needs, port: options.port });
  if (url !== null) needs.onOutbox(url);
  return {
    put: async (db, ...letter) => {
      await pruneOutbox(db, needs.now());
      return put(db, ...letter);
    },
    room,
    close,
  };
};
