import { sql } from 'kysely';
import { repeatEvery, type RepeatNeeds } from '../../database/maintenance/repeat.ts';
import { localMomentOf } from '../issues/send-issues.ts';
import { atOnce, deliverMessages } from './deliver-messages.ts';
import { putNewMessages } from './new-messages.ts';
import { type ProofNeeds, sendProofs } from './send-proofs.ts';

export type NotifyNeeds = ProofNeeds;

const topicLock = 7_310_229;

/** Only one node holds the lock at a time. Messages and their marks are one transaction. */
const look = ({ db, now, topics }: NotifyNeeds): Promise<number> =>
  db.transaction().execute(async (all) => {
    const { rows } = await sql<{
      got: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(topicLock)}) as got`.execute(all);
    if (rows[0]?.got !== true) return 0;
    const { day: today } = await localMomentOf(all, now());
    return putNewMessages(all, topics, { now: now(), today });
  });

export const notify = async (needs: NotifyNeeds, isStopped = () => false): Promise<void> => {
  while (!isStopped() && (await sendProofs(needs)) > 0);
  while (!isStopped() && (await look(needs)) > 0);
  while (!isStopped() && (await deliverMessages(needs)) === atOnce);
};

const beat = 2_000;

/** Returns a stop function, which waits for running work. */
export const notifyRegularly = (needs: NotifyNeeds & RepeatNeeds): (() => Promise<void>) => {
  if (needs.topics.length === 0) return async () => undefined;
  return repeatEvery(beat, (isStopped) => notify(needs, isStopped), needs);
};
