import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import type { Database } from '../database/connection/open-database.ts';
import type { RepeatNeeds } from '../database/maintenance/repeat.ts';
import { deliverRegularly } from './deliver-letters.ts';
import { createPutLetter, mostKept, pruneOutbox, type PutLetter } from './letters.ts';
import type { MailOptions, NoMail } from './mail-options.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { serveOutbox } from './serve-outbox.ts';

export interface Mail {
  /** Null where no letter goes out. */
  readonly put: PutLetter | null;
  /** How many letters of newsletters may be put on their way at this moment; null where none goes out. */
  readonly room: ((db: Kysely<Schema>) => Promise<number>) | null;
  /** Stops sending and showing; waits for what is under way. */
  readonly close: () => Promise<void>;
}

interface Needs extends RepeatNeeds {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  /** Is given the URL of the outbox once it listens. */
  readonly onOutbox: (url: string) => void;
}

/** Letters of newsletters that wait at the same time: whoever asks to sign in is not kept waiting behind more. */
const mostWaiting = 400;

const roomBehind = async (db: Kysely<Schema>): Promise<number> => {
  const { waiting } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Math.max(0, mostWaiting - waiting);
};

/** Why no letter goes out; null where letters do. */
export const noMailOf = (options: MailOptions | undefined): NoMail | null =>
  options === undefined ? 'no-server' : options.way === 'none' ? options.why : null;

/** By how letters go out: an outbox of this machine has room for as many as it keeps. */
export const roomFor = (options: MailOptions | undefined, now: () => number): Mail['room'] => {
  if (options === undefined || options.way === 'none') return null;
  if (options.way === 'smtp') return roomBehind;
  return async (db) => {
    await pruneOutbox(db, now());
    return mostKept;
  };
};

/** Gets letters on their way: by a server, or into the outbox of this machine; nowhere unless told. */
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
