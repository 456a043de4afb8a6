import type { Database } from '../database/connection/open-database.ts';
import { repeatEvery, type RepeatNeeds } from '../database/maintenance/repeat.ts';
import type { SendLetter } from './send-by-smtp.ts';

interface Needs {
  readonly db: Database;
  /** Unix seconds. */
  readonly now: () => number;
  readonly send: SendLetter;
  readonly log: (cause: unknown) => void;
}

/** Letters per batch, and the lease of a batch in seconds. */
const atOnce = 8;
const lease = 120;
/** Retry delay in seconds: one minute, doubled each time, at most one hour. */
const pauseAfter = (tries: number): number => Math.min(3_600, 60 * 2 ** Math.min(tries, 6));

class Undelivered extends Error {
  override readonly name = 'Undelivered';
}

/** Leases due letters to this node. If the node crashes, another node takes them after the lease. */
const takeDue = async ({ db, now }: Needs) => {
  const at = now();
  await db.deleteFrom('letters').where('good_until', '<=', at).execute();
  return db
    .updateTable('letters')
    .set((letter) => ({ next_try_at: at + lease, tries: letter('tries', '+', 1) }))
    .where('id', 'in', (letter) =>
      letter
        .selectFrom('letters')
        .select('id')
        .where('next_try_at', '<=', at)
        .orderBy('id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'text', 'html', 'tries', 'unsubscribe'])
    .execute();
};

/** Returns the number of attempted letters. Sent and refused letters are deleted. */
export const deliverDue = async (needs: Needs): Promise<number> => {
  const { db, now, send, log } = needs;
  const due = await takeDue(needs);
  await Promise.all(
    due.map(async ({ id, recipient, tries, ...letter }) => {
      const delivery = await send(recipient, letter);
      if (delivery.kind !== 'later') return db.deleteFrom('letters').where('id', '=', id).execute();
      log(
        new Undelivered(
          `The mail server did not accept a letter (${delivery.answered || 'no response'}, try ${tries})`,
        ),
      );
      return db
        .updateTable('letters')
        .set({ next_try_at: now() + pauseAfter(tries - 1) })
        .where('id', '=', id)
        .execute();
    }),
  );
  return due.length;
};

/** Milliseconds. */
const beat = 250;

/** Returns a stop function, which waits for letters in progress. */
export const deliverRegularly = (needs: Needs & RepeatNeeds): (() => Promise<void>) =>
  repeatEvery(
    beat,
    async (isStopped) => {
      while ((await deliverDue(needs)) === atOnce && !isStopped());
    },
    needs,
  );
