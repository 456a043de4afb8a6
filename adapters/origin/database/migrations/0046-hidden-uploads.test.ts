import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { migrate } from '../maintenance/migrate.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

it('removes the uploads that an older build left public for hidden articles alone', async () => {
  const { db } = newsroom;
  const heads = {
    nyilt: {},
    rejtett: { active: false },
    utemezett: { publishedAt: '2999-01-01T00:00:00Z' },
    portre: { active: false },
  };
  for (const [slug, head] of Object.entries(heads)) {
    expect((await newsroom.put(slug, fileOf(head))).faults).toEqual([]);
    await sql`insert into article_uploads (article_id, name) select id, ${`${slug}-kep.jpg`} from articles where slug = ${slug}`.execute(
      db,
    );
  }
  await sql`insert into article_uploads (article_id, name) select id, 'kozos.jpg' from articles where slug in ('nyilt', 'rejtett')`.execute(
    db,
  );
  await sql`update authors set avatar = '/uploads/portre-kep.jpg' where slug = 'kiss-anna'`.execute(db);
  await sql`delete from removed_uploads`.execute(db);
  await sql`delete from kysely_migration where name = '0046-hidden-uploads'`.execute(db);
  expect((await migrate(db)).applied).toEqual(['0046-hidden-uploads']);
  const names = (await db.selectFrom('removed_uploads').select('name').execute()).map(({ name }) => name);
  expect(names.filter((name) => /-kep|kozos/.test(name)).toSorted()).toEqual(['rejtett-kep.jpg', 'utemezett-kep.jpg']);
});
