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

/** Letters that are taken at a time, and the seconds for which they are nobody else's. */
const atOnce = 8;
const lease = 120;
/** Seconds to the next try: a minute, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number): number => Math.min(3_600, 60 * 2 ** Math.min(tries, 6));

/** One line for the log that names nobody. */
class Undelivered extends Error {
  override readonly name = 'Undelivered';
}

/**
 * Takes letters that are due for this node alone: another one does not see them until their time is over, and one
 * that dies with them leaves them to the next.
 */
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

/** Sends what is due; gives how many letters were tried. What is sent, or refused for good, is kept no longer. */
export const deliverDue = async (needs: Needs): Promise<number> => {
  const { db, now, send, log } = needs;
  const due = await takeDue(needs);
  await Promise.all(
    due.map(async ({ id, recipient, tries, ...letter }) => {
      const delivery = await send(recipient, letter);
      if (delivery.kind !== 'later') return db.deleteFrom('letters').where('id', '=', id).execute();
      log(new Undelivered(`A letter was not taken (${delivery.answered || 'no answer'}, try ${tries})`));
      return db
        .updateTable('letters')
        .set({ next_try_at: now() + pauseAfter(tries - 1) })
        .where('id', '=', id)
        .execute();
    }),
  );
  return due.length;
};

/** Milliseconds between two looks. */
const beat = 250;

/** Sends letters as they come; gives what stops it, which waits for those under way. */
export const deliverRegularly = (needs: Needs & RepeatNeeds): (() => Promise<void>) =>
  repeatEvery(
    beat,
    async (isStopped) => {
      while ((await deliverDue(needs)) === atOnce && !isStopped());
    },
    needs,
  );
