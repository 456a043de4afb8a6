import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { addDesk } from './desks.ts';
import { placeItems } from './place-items.ts';

const [desks, posts] = [4, 10];

describe.runIf(await hasPostgres())('desks that several processes follow', () => {
  let postgres: TestPostgres;
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    postgres = (await startTestPostgres()) as TestPostgres;
    newsroom = await openTestNewsroom({ databaseUrl: postgres.databaseUrl });
  }, 60_000);
  afterAll(async () => {
    await newsroom.close();
    await postgres.stop();
  });

  it('get no slug twice, however their transactions meet', async () => {
    const ids: number[] = [];
    for (let number = 0; number < desks; number += 1) {
      const desk = {
        kind: 'wordpress' as const,
        address: `https://desk-${number}.example`,
        site: 'main' as const,
        key: null,
        allowPrivate: false,
        maxRemovals: 20,
        mapping: { categories: {}, tags: {}, sticky: {} },
      };
      ids.push((await addDesk(newsroom, { desk })).id);
    }
    const slugs: string[] = [];
    for (let at = 0; at < posts; at += 1) {
      const items = [{ id: String(at), slug: `hir-${at}`, publishedAt: 0 }];
      const placed = await Promise.all(ids.map((desk) => placeItems(newsroom, { desk, items })));
      slugs.push(...placed.flatMap((one) => Object.values(one.slugs)));
    }
    expect(new Set(slugs).size).toBe(desks * posts);
  });
});
