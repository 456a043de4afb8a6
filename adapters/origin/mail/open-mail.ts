import type { Database } from '../database/open-database.ts';
import { deliverRegularly } from './deliver-letters.ts';
import { createPutLetter, pruneOutbox, type PutLetter } from './letters.ts';
import type { MailOptions } from './mail-options.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { serveOutbox } from './serve-outbox.ts';

export interface Mail {
  /** Null where no letter goes out. */
  readonly put: PutLetter | null;
  /** Stops sending and showing; waits for what is under way. */
  readonly close: () => Promise<void>;
}

interface Needs {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly log: (cause: unknown) => void;
}

/** Gets letters on their way: by a server, or into the outbox of this machine; nowhere unless told. */
export const openMail = async (needs: Needs, options: MailOptions | undefined): Promise<Mail> => {
  if (options === undefined) return { put: null, close: async () => undefined };
  const put = createPutLetter(needs.now);
  if (options.way === 'smtp') {
    const send = await sendBySmtp(options.server);
    return { put, close: deliverRegularly({ ...needs, send }) };
  }
  const { close } = await serveOutbox({ ...needs, port: options.port });
  return {
    put: async (db, ...letter) => {
      await pruneOutbox(db, needs.now());
      return put(db, ...letter);
    },
    close,
  };
};
