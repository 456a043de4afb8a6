import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { prepareOrigin, type Prepared } from './prepare-origin.ts';
import { openRemovals } from '../media/removals/open-removals.ts';
import { noSample } from '../testing/no-sample.ts';
import { now, smallContent } from '../testing/small-content.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const open = async (notifies: boolean) => {
  const [time, dataDir] = [createSteerableTime(), await mkdtemp(join(tmpdir(), 'prepared-'))];
  folders.push(dataDir);
  const shared = { dataDir, now: () => now, log: () => undefined };
  const prepared = await prepareOrigin(
    {
      ...shared,
      database: { inMemory: true },
      content: { kind: 'given', content: smallContent },
      sample: noSample,
      siteHeader: 'lapunk-sites',
      secret: 'a secret of tests alone',
      time,
      topics: [{ id: 'belfold', site: 'main', perDay: 9, sections: ['belfold'], tags: [], flags: [] }],
      push: { origins: ['https://push.example'], subject: 'mailto:ugyelet@lapunk.example' },
      notifies,
    },
    await openRemovals(shared),
    new AbortController().signal,
  );
  return { ...prepared, time };
};
const noted = async ({ database: { db } }: Prepared): Promise<number> =>
  (await db.selectFrom('topic_articles').select('article_id').execute()).length;

it('looks for articles to notify readers of', async () => {
  const origin = await open(true);
  await origin.time.advance(2_000);
  await expect.poll(() => noted(origin)).toBeGreaterThan(0);
  await origin.unfollow();
  await origin.database.close();
});

it('composes no notifications when disabled, as in a preview, and leaves them to other nodes', async () => {
  const origin = await open(false);
  await origin.time.advance(60_000);
  await origin.unfollow();
  expect([await noted(origin), origin.context.topics.topics.length]).toEqual([0, 1]);
  await origin.database.close();
});
