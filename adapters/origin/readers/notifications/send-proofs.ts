import { sql } from 'kysely';
import { sitesIn } from '../issues/issue-content.ts';
import { proofOf } from '../topics/browser-topics.ts';
import type { PlannedTopic } from '../topics/planned-topic.ts';
import type { SigningKey } from '../../credentials/signing-key.ts';
import { type DeliveryNeeds, eachOf } from './deliver-messages.ts';
import { proofMessage } from './hu.ts';
import type { PushTarget } from './send-push.ts';

export interface ProofNeeds extends DeliveryNeeds {
  readonly topics: readonly PlannedTopic[];
  readonly signingKey: SigningKey;
}

/** Batch size, and the TTL of a message in seconds. */
const atOnce = 100;
const goodFor = 3_600;
const usualPause = 60;

interface Unproven extends PushTarget {
  readonly id: number;
  readonly topic: string;
}

const takeDue = async ({ db, now }: ProofNeeds): Promise<readonly Unproven[]> => {
  const { rows } = await sql<Unproven>`
    with due as (
      select id, (select min(topic) from topic_subscriptions where client_id = client.id) as topic from topic_clients client
      where unproven_since is not null and proof_at <= ${now()}
        and exists (select from topic_subscriptions where client_id = client.id) limit ${sql.lit(atOnce)} for update skip locked)
    update topic_clients client set proof_at = null from due where client.id = due.id
    returning client.id, due.topic, endpoint, p256dh, auth`.execute(db);
  return rows;
};

/** An unconfirmed endpoint receives only this message. */
export const sendProofs = async (needs: ProofNeeds): Promise<number> => {
  const { db, now, send, originOf, topics, signingKey } = needs;
  const [due, sites, key] = [await takeDue(needs), await sitesIn(db), await signingKey()];
  await eachOf(due, async ({ topic, ...client }) => {
    const { site = 'main' } = topics.find(({ id }) => id === topic) ?? {};
    const { origin } = originOf(sites.byRole.get(site)?.slug ?? '');
    const text = JSON.stringify(proofMessage(origin, proofOf(key, client)));
    const fate = await send(client, { text, topic: 'megerosites', seconds: goodFor });
    // The browser may have registered another endpoint since.
    const { id, endpoint } = client;
    if (fate.kind === 'later')
      await db
        .updateTable('topic_clients')
        .set({ proof_at: now() + (fate.wait ?? usualPause) })
        .where('id', '=', id)
        .where('endpoint', '=', endpoint)
        .where('unproven_since', 'is not', null)
        .execute();
    if (fate.kind === 'gone')
      await db.deleteFrom('topic_clients').where('id', '=', id).where('endpoint', '=', endpoint).execute();
  });
  return due.length;
};
