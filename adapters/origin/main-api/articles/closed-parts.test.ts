import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../database/maintenance/migrate.ts';
import { fileOf, openTestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { startTestOrigin } from '../../testing/ask-origin.ts';
import { closedContent, describeClosedParts } from './closed-parts.contract.ts';

describe('a database of before', () => {
  it('is brought to the same index by its migration', async () => {
    const newsroom = await openTestNewsroom({ inMemory: true }, closedContent);
    const index = () =>
      newsroom.db
        .selectFrom('article_search')
        .select(['article_id', 'vector', 'whole_vector'])
        .orderBy('article_id')
        .execute();
    const indexed = await index();
    await sql`update article_search set vector = whole_vector where whole_vector is not null`.execute(newsroom.db);
    await sql`alter table article_search drop column whole_vector`.execute(newsroom.db);
    await sql`delete from kysely_migration where name = '0015-closed-parts'`.execute(newsroom.db);
    expect((await migrate(newsroom.db)).applied).toEqual(['0015-closed-parts']);
    expect(await index()).toEqual(indexed);
    await newsroom.close();
  }, 60_000);

  it('learns of a part that was closed, and of one that was opened, by the edit', async () => {
    const newsroom = await openTestNewsroom({ inMemory: true }, closedContent);
    const closed = async (): Promise<boolean | null> =>
      (
        await sql<{
          closed: boolean;
        }>`select whole_vector is not null as closed from article_search s join articles a on a.id = s.article_id where a.slug = 'ujabb'`.execute(
          newsroom.db,
        )
      ).rows[0]?.closed ?? null;
    for (const gated of [false, true, false]) {
      await newsroom.put('ujabb', fileOf({ gated }, `<p>Szabad.</p>${gated ? '<!-- gate -->' : ''}<p>Zárt.</p>`));
      expect(await closed()).toBe(gated);
    }
    await newsroom.close();
  }, 60_000);
});

describeClosedParts('PGlite', () => startTestOrigin({ inMemory: true }, closedContent));
