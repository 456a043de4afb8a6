// Measures notifications per second: `node_modules/.bin/node tools/push-load/run.ts [browsers]`. Uses its own database
// and a fake push service on loopback. Half a minute.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { loadContent } from '#adapters/origin/content/load-content.ts';
import { migrate } from '#adapters/origin/database/maintenance/migrate.ts';
import { openDatabase } from '#adapters/origin/database/connection/open-database.ts';
import { notify } from '#adapters/origin/readers/notifications/notify-regularly.ts';
import { createPushThreads } from '#adapters/origin/readers/notifications/push-threads.ts';
import { now as start, smallContent } from '#adapters/origin/testing/small-content.ts';
import { pushKeysOf } from '#adapters/origin/readers/topics/push-keys.ts';

const [browsers = 10_000] = process.argv.slice(2).map(Number);
if (browsers > 200_000) throw new Error('at most 200,000 browsers: more would measure this machine, not the product');

const service = new Worker(new URL('./push-service.mjs', import.meta.url));
const [{ port }] = (await once(service, 'message')) as [{ readonly port: number }];
const origin = `http://127.0.0.1:${port}`;
const opened = await openDatabase({ inMemory: true });
try {
  const { db } = opened;
  await migrate(db);
  await loadContent(db, smallContent, start);
  const now = (): number => start;
  const topic = { id: 'belfold', site: 'main', perDay: 1, sections: ['belfold'], tags: [], flags: [] } as const;
  const keys = await pushKeysOf(db, undefined)();
  // A thousand key pairs are enough: encryption costs the same.
  const pairs = Array.from({ length: 1_000 }, () => createECDH('prime256v1').generateKeys('base64url'));
  const secret = randomBytes(16).toString('base64url');
  await sql`insert into topic_clients (token_hash, made_at, endpoint, p256dh, auth)
    select 'h' || n, ${sql.lit(start)}, ${origin}::text || '/send/' || n, (${pairs}::text[])[1 + n % 1000], ${secret}::text
    from generate_series(1, ${sql.lit(browsers)}) n`.execute(db);
  await sql`insert into topic_subscriptions select id, 'belfold', ${sql.lit(start)} from topic_clients`.execute(db);
  const { send, close } = createPushThreads({
    origins: [origin],
    subject: 'mailto:load@push.example',
    keys,
    file: new URL('../../config/entry-points/push-worker.ts', import.meta.url),
    threads: 2,
  });
  const begun = performance.now();
  await notify({
    db,
    now,
    topics: [topic],
    send,
    log: (cause) => console.error(cause),
    signingKey: async () => 'load',
    originOf: (slug) => ({ name: '', origin: `https://${slug}.example` }),
  });
  const seconds = (performance.now() - begun) / 1000;
  service.postMessage('count');
  const [{ taken }] = (await once(service, 'message')) as [{ readonly taken: number }];
  console.log(
    `${taken} of ${browsers} notifications in ${seconds.toFixed(1)} s: ${Math.round(taken / seconds)} per second (${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)})`,
  );
  await close();
  if (taken < browsers) process.exitCode = 1;
} finally {
  await opened.close();
  await service.terminate();
}
