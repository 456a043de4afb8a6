import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { hiddenContent, minute } from '../../testing/hidden-content.ts';
import { now } from '../../testing/small-content.ts';
import { openPublication } from './publication.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom({ inMemory: true }, hiddenContent);
}, 60_000);
afterAll(() => newsroom.close());

const open = () => {
  const seen = { questions: 0, passed: 0, at: now, problems: [] as unknown[] };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => ((seen.questions += 1), node),
    transformResult: async ({ result }) => result,
  };
  const publication = openPublication({
    db: newsroom.db.withPlugin(counting),
    now: () => seen.at,
    onPassed: async () => void (seen.passed += 1),
    log: (cause) => void seen.problems.push(cause),
  });
  return { seen, publication };
};

const versionOf = async (slug: string): Promise<number> =>
  (await newsroom.db.selectFrom('articles').select('version').where('slug', '=', slug).executeTakeFirstOrThrow())
    .version;

describe('the next publication', () => {
  it('is queried once a second for any number of callers, and once more after an edit', async () => {
    const { seen, publication } = open();
    expect(await Promise.all(Array.from({ length: 100 }, () => publication.next()))).toEqual(Array(100).fill(minute));
    for (let at = 0; at < 20; at += 1) await publication.next();
    expect(seen).toMatchObject({ questions: 1, passed: 0 });
    seen.at = now + 1;
    await publication.next();
    publication.invalidate();
    await publication.next();
    expect(seen.questions).toBe(3);
  });

  it('is known as soon as an editor has scheduled something sooner', async () => {
    const { publication } = open();
    await publication.next();
    await newsroom.put(
      'hamarabb',
      fileOf({ publishedAt: `${new Date((now + 60) * 1000).toISOString().slice(0, 19)}Z` }),
    );
    publication.invalidate();
    expect(await publication.next()).toBe(now + 60);
  });

  it('reports a passed publication once, even after a long idle time', async () => {
    const { seen, publication } = open();
    await publication.next();
    seen.at = now + 120;
    await publication.next();
    expect(seen.passed).toBe(1);
    seen.at = now + 121;
    await publication.next();
    expect(seen.passed).toBe(1);
  });

  it('brings posts out once, of several origins on one database', async () => {
    const before = await versionOf('nyilt-elo');
    const several = [open(), open(), open()];
    for (const { seen } of several) seen.at = minute;
    await Promise.all(several.map(({ publication }) => publication.next()));
    expect(await versionOf('nyilt-elo')).toBe(before + 1);
    for (const { seen } of several) expect(seen.problems).toEqual([]);
    expect(
      await newsroom.db.selectFrom('article_search').select('article_id').where('due_at', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('comes back for a post that an editor has put off', async () => {
    const iso = (at: number): string => new Date(at * 1000).toISOString().slice(0, 19) + 'Z';
    const file = (publishedAt: number): string =>
      fileOf(
        { type: 'liveblog', publishedAt: iso(now - 3600) },
        `<p>Nyílt.</p>\n<!-- post ${JSON.stringify({ id: '1', publishedAt: iso(publishedAt), title: 'Halasztva' })} -->\n<p>Szöveg</p>`,
      );
    const findable = async () =>
      await newsroom.db
        .selectFrom('articles')
        .innerJoin('article_search', 'article_id', 'id')
        .select(['due_at', 'vector'])
        .where('slug', '=', 'halasztott')
        .executeTakeFirstOrThrow();
    expect((await newsroom.put('halasztott', file(now - 60))).faults).toEqual([]);
    expect(await findable()).toMatchObject({ due_at: null, vector: expect.stringContaining('halaszt') });
    await newsroom.put('halasztott', file(now + 900));
    expect((await findable()).vector).not.toContain('halaszt');
    expect(await findable()).toMatchObject({ due_at: now + 900 });
    const before = await versionOf('halasztott');
    const { seen, publication } = open();
    seen.at = now + 900;
    await publication.next();
    expect(await findable()).toMatchObject({ due_at: null, vector: expect.stringContaining('halaszt') });
    expect(await versionOf('halasztott')).toBe(before + 1);
  });
});
