import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema/schema.ts';
import type { Letter } from './letter.ts';
import type { MailAddress } from './mail-address.ts';
import { setLetter } from './set-letter.ts';

const maxWaiting = 10_000;
export const maxKept = 500;
const keptFor = 7 * 86_400;

/** Queues a letter in the caller's transaction. Returns false when the queue is full. */
export type PutLetter = (
  db: Kysely<Schema>,
  to: MailAddress,
  letter: Letter,
  /** Seconds. */
  goodFor: number,
) => Promise<boolean>;

export const createPutLetter =
  (now: () => number): PutLetter =>
  async (db, to, letter, goodFor) => {
    const { waiting } = await db
      .selectFrom('letters')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow();
    if (waiting >= maxWaiting) return false;
    const at = now();
    await db
      .insertInto('letters')
      .values({ recipient: to, ...setLetter(letter), made_at: at, good_until: at + goodFor, next_try_at: at })
      .execute();
    return true;
  };

export const pruneOutbox = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db
    .deleteFrom('letters')
    .where((letter) =>
      letter.or([
        letter('made_at', '<', at - keptFor),
        letter('id', 'not in', letter.selectFrom('letters').select('id').orderBy('id', 'desc').limit(maxKept)),
      ]),
    )
    .execute();
};
