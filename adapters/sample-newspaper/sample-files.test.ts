import { articleFlags } from '#config/wiring/reserved-words.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '../origin/content/load-articles.ts';
import { exportArticles } from '../origin/newsroom/articles/export-articles.ts';
import { importFiles } from '../origin/newsroom/articles/import-files.ts';
import { nothingReserved } from '../origin/newsroom/context/reserved-words.ts';
import { listArticles } from '../origin/newsroom/articles/list-articles.ts';
import { openTestNewsroom } from '../origin/newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../origin/newsroom/context/testing-newsroom.fake.ts';
import { now } from '../origin/testing/small-content.ts';
import { writtenArticles } from './write/build-sample-content.ts';

let [newsroom, folder]: [TestNewsroom, string] = [undefined as never, ''];
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  folder = await mkdtemp(join(tmpdir(), 'sample-files-'));
}, 60_000);
afterAll(async () => {
  await newsroom.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the exported files', () => {
  it('is every article of the sample newspaper too, as it was written', async () => {
    const own = new Set((await newsroom.db.selectFrom('authors').select('slug').execute()).map(({ slug }) => slug));
    const written = writtenArticles(now)
      .filter(({ site }) => site === 'main')
      .slice(0, 20)
      .map((article) => ({
        ...article,
        section: 'belfold',
        alsoIn: [],
        authors: (article.authors ?? []).filter((author) => own.has(author)),
      }));
    await loadArticles(newsroom.db, written, newsroom.now());
    const before = await listArticles(newsroom, { site: null, since: null, limit: 500 });
    const { files } = await exportArticles(newsroom, { site: null, since: null, slugs: [], folder });
    expect(files).toBe(before.articles.length);
    // Stored articles may be older than a newly reserved URL word.
    const open = { ...newsroom, reserved: { ...nothingReserved, flags: articleFlags([]) } };
    const { faults, articles } = await importFiles(open, {
      files: [{ name: folder, path: folder }],
      dryRun: false,
    });
    expect([faults, articles.filter(({ what }) => what !== 'unchanged')]).toEqual([[], []]);
    expect(await listArticles(newsroom, { site: null, since: null, limit: 500 })).toEqual(before);
  }, 120_000);
});
