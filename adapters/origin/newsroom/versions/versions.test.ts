import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { openRemovals } from '../../media/removals/open-removals.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '../context/run-command.fake.ts';
import { execute } from '../execute.ts';
import { storedArticles } from '../articles/stored-articles.ts';
import { purgeDeleted } from './keep-deleted.ts';

const day = 86_400;

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) =>
  runCommand(newsroom, { actor: 'kiss.eva', ...command });
const failed = (command: object) => execute(newsroom, command);
const put = async (slug: string, head: object, body?: string) => {
  const file = { name: `${slug}.html`, text: fileOf(head, body), folder: newsroom.dataDir };
  const report = await run({ do: 'import', files: [file], dryRun: false });
  if (report.faults.length > 0) throw new Error(JSON.stringify(report.faults));
  return report;
};
const stored = async (slug: string) => (await storedArticles(newsroom.db, [slug]))[0] ?? expect.unreachable(slug);
const log = (slug: string) => run({ do: 'list-versions', slug });
const blog = { type: 'liveblog', flags: ['live'] };
const postsOf = async (slug: string) =>
  (await stored(slug)).posts.filter(({ active }) => active).map(({ title, pages }) => [title, pages.join('')]);

describe('content log', () => {
  it('lists each edit with its time, person and changed fields, newest first', async () => {
    await put('naplo', { title: 'Első' });
    newsroom.time.now += 60;
    await put('naplo', { title: 'Második', tags: ['Duna'] }, '<p>Más.</p>');
    newsroom.time.now += 60;
    await run({ do: 'correct', slug: 'naplo', reason: 'Elírtuk.', wordings: null });
    const { site, versions, deleted } = await log('naplo');
    expect([site, deleted]).toEqual(['main', null]);
    expect(versions).toEqual([
      {
        version: 3,
        at: newsroom.time.now,
        actor: 'kiss.eva',
        action: 'corrected',
        changed: ['corrections'],
        current: true,
      },
      {
        version: 2,
        at: newsroom.time.now - 60,
        actor: 'kiss.eva',
        action: 'imported',
        changed: ['title', 'text', 'tags'],
        current: false,
      },
      { version: 1, at: newsroom.time.now - 120, actor: 'kiss.eva', action: 'created', changed: [], current: false },
    ]);
  });

  it('shows an article from before the log with an unknown time, and records its next edit', async () => {
    expect((await log('hosszu')).versions).toMatchObject([{ version: 1, at: null, action: 'known', current: true }]);
    await run({ do: 'correct', slug: 'hosszu', reason: 'Elírtuk.', wordings: null });
    expect((await log('hosszu')).versions.map(({ version, action }) => [version, action])).toEqual([
      [2, 'corrected'],
      [1, 'known'],
    ]);
  });

  it('records nothing for an unchanged file or a dry run', async () => {
    await put('egyforma', {});
    await put('egyforma', {});
    const file = { name: 'egyforma.html', text: fileOf({ title: 'Próba' }), folder: newsroom.dataDir };
    await run({ do: 'import', files: [file], dryRun: true });
    expect((await log('egyforma')).versions).toHaveLength(1);
  });
});

describe('content restore', () => {
  it('makes an earlier version the newest, and can be restored itself', async () => {
    await put(
      'vissza',
      { title: 'Eredeti', tags: ['Duna', 'Árvíz'], subtitle: 'Alcím' },
      '<p>Régi.</p><!-- page --><p>Kettő.</p>',
    );
    const original = await stored('vissza');
    newsroom.time.now += 60;
    await put('vissza', { title: 'Rossz', authors: [], tags: [], section: null, cover: null }, '<p>Új.</p>');
    newsroom.time.now += 60;
    const { articles } = await run({ do: 'restore-version', slug: 'vissza', to: 1 });
    expect(articles).toMatchObject([{ slug: 'vissza', version: 3, what: 'updated' }]);
    const { version: _v, updated_at: updated, ...again } = await stored('vissza');
    const { version: _w, updated_at: _u, ...before } = original;
    expect(again).toEqual(before);
    expect(updated).toBe(newsroom.time.now);
    await run({ do: 'restore-version', slug: 'vissza', to: 2 });
    expect(await stored('vissza')).toMatchObject({ title: 'Rossz', tags: [], version: 4, section: null });
    expect((await log('vissza')).versions.map(({ action }) => action)).toEqual([
      'restored',
      'restored',
      'imported',
      'created',
    ]);
  });

  it('keeps corrections that were published since', async () => {
    await put('javitott', { title: 'Hibás' });
    await run({ do: 'correct', slug: 'javitott', reason: 'Elírtuk.', wordings: null });
    await put('javitott', { title: 'Helyes' });
    await run({ do: 'restore-version', slug: 'javitott', to: 1 });
    expect(await stored('javitott')).toMatchObject({ title: 'Hibás', corrections: [{ reason: 'Elírtuk.' }] });
  });

  it('restores the posts of a live blog as they were', async () => {
    await put(
      'kupa',
      blog,
      '<p>Bevezető.</p><!-- post {"id":"2","title":"Gól"} --><p>1–0</p><!-- post {"id":"1"} --><p>Kezdés</p>',
    );
    await run({ do: 'post', slug: 'kupa', id: '2', title: null, pinned: null, text: '2–0' });
    await run({ do: 'post', slug: 'kupa', id: null, title: 'Vége', pinned: true, text: 'Vége.' });
    await run({ do: 'take-back', slug: 'kupa', ids: ['1'] });
    expect((await log('kupa')).versions.map(({ version, action, changed }) => [version, action, changed])).toEqual([
      [4, 'unposted', ['posts']],
      [3, 'posted', ['posts']],
      [2, 'posted', ['posts']],
      [1, 'created', []],
    ]);
    await run({ do: 'restore-version', slug: 'kupa', to: 2 });
    expect(await postsOf('kupa')).toEqual([
      ['Gól', '<p>2–0</p>'],
      ['', '<p>Kezdés</p>'],
    ]);
    await run({ do: 'restore-version', slug: 'kupa', to: 4 });
    expect(await postsOf('kupa')).toEqual([
      ['Vége', '<p>Vége.</p>'],
      ['Gól', '<p>2–0</p>'],
    ]);
    await run({ do: 'restore-version', slug: 'kupa', to: 1 });
    expect(await postsOf('kupa')).toEqual([
      ['Gól', '<p>1–0</p>'],
      ['', '<p>Kezdés</p>'],
    ]);
  });

  it('changes nothing for the content of now, and refuses a version without content', async () => {
    await put('allando', {});
    expect((await run({ do: 'restore-version', slug: 'allando', to: 1 })).articles).toMatchObject([
      { what: 'unchanged' },
    ]);
    expect((await stored('allando')).version).toBe(1);
    for (const [slug, to, kind] of [
      ['allando', 2, 'no-version'],
      ['nincs-ilyen', 1, 'no-article'],
    ] as const)
      expect(await failed({ do: 'restore-version', slug, to })).toMatchObject({ failed: kind });
    expect(await failed({ do: 'restore-version', slug: 'allando', to: 0 })).toHaveProperty('refused');
  });

  it('keeps the pictures of earlier versions, but serves them only after a restore', async () => {
    const uploads = join(newsroom.dataDir, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'regi.jpg'), 'kép');
    const removals = await openRemovals({ dataDir: newsroom.dataDir, now: newsroom.now, log: () => undefined });
    const settle = async () => {
      await removals.catchUp(newsroom.db);
      await removals.settled();
    };
    await put('kepes', { cover: { path: '/uploads/regi.jpg', caption: '', credit: '' } });
    await put('kepes', { cover: null });
    await settle();
    expect([await removals.isRemoved('regi.jpg'), await readdir(uploads)]).toEqual([
      true,
      expect.arrayContaining(['regi.jpg']),
    ]);
    await run({ do: 'restore-version', slug: 'kepes', to: 1 });
    await settle();
    expect(await removals.isRemoved('regi.jpg')).toBe(false);
    await run({ do: 'kill', slug: 'kepes' });
    await settle();
    expect(await readdir(uploads)).not.toContain('regi.jpg');
  });
});

describe('content undelete', () => {
  it('brings an article back with its posts, labels and versions, at the same address', async () => {
    await put('torolt', blog, '<p>B</p><!-- post {"id":"1","title":"Egy"} --><p>1</p>');
    await put('torolt', { ...blog, title: 'Másik' });
    const before = await stored('torolt');
    await run({ do: 'delete', site: 'main', slugs: ['torolt'] });
    expect(await storedArticles(newsroom.db, ['torolt'])).toEqual([]);
    expect(await log('torolt')).toMatchObject({
      versions: [{ version: 2, current: true }, { version: 1 }],
      deleted: { deletedAt: newsroom.time.now, until: newsroom.time.now + 30 * day, actor: 'kiss.eva' },
    });
    expect((await run({ do: 'list-deleted' })).articles).toMatchObject([{ slug: 'torolt', title: 'Másik' }]);
    await run({ do: 'undelete', slug: 'torolt' });
    expect(await stored('torolt')).toEqual({ ...before, version: 3 });
    expect((await run({ do: 'list-deleted' })).articles).toEqual([]);
    await run({ do: 'restore-version', slug: 'torolt', to: 1 });
    expect(await stored('torolt')).toMatchObject({ title: 'Cím', version: 4 });
  });

  it('is refused when it was not deleted, or when another article took its slug', async () => {
    expect(await failed({ do: 'undelete', slug: 'torolt' })).toMatchObject({ failed: 'not-deleted' });
    await put('foglalt', { title: 'Régi' });
    await run({ do: 'delete', site: 'main', slugs: ['foglalt'] });
    await put('foglalt', { title: 'Új' });
    expect(await failed({ do: 'undelete', slug: 'foglalt' })).toEqual({ failed: 'slug-taken', about: 'foglalt' });
    expect(await stored('foglalt')).toMatchObject({ title: 'Új' });
  });

  it('is refused after 30 days, when housekeeping deletes the content', async () => {
    await put('regen', { title: 'Egy' });
    await put('regen', { title: 'Kettő' });
    const { id } = await stored('regen');
    await run({ do: 'delete', site: 'main', slugs: ['regen'] });
    newsroom.time.now += 30 * day - 1;
    await purgeDeleted(newsroom.db, newsroom.time.now);
    expect(await newsroom.db.selectFrom('deleted_articles').select('id').where('id', '=', id).execute()).toHaveLength(
      1,
    );
    newsroom.time.now += 1;
    expect(await failed({ do: 'undelete', slug: 'regen' })).toMatchObject({ failed: 'deleted-for-good' });
    await purgeDeleted(newsroom.db, newsroom.time.now);
    for (const table of ['article_versions', 'article_pasts', 'kept_uploads'] as const)
      expect(await newsroom.db.selectFrom(table).select('root_id').where('root_id', '=', id).execute()).toEqual([]);
    expect(await failed({ do: 'undelete', slug: 'regen' })).toMatchObject({ failed: 'not-deleted' });
  });
});

describe('content kill', () => {
  const traces = async (words: string) => {
    const found: string[] = [];
    for (const table of [
      'articles',
      'article_pasts',
      'deleted_articles',
      'article_versions',
      'front_versions',
    ] as const) {
      const rows = await newsroom.db.selectFrom(table).selectAll().execute();
      if (JSON.stringify(rows).includes(words)) found.push(table);
    }
    return found;
  };

  it('leaves no word of any version behind, and names the backups that hold it', async () => {
    const file = join(newsroom.dataDir, 'mentes.gz');
    await run({ do: 'backup', file: join(newsroom.dataDir, 'korabbi.gz'), readersKey: null });
    await put('torlendo', { title: 'Titkos szavak' });
    await put('torlendo', { title: 'Mást mond' });
    await run({ do: 'backup', file, readersKey: null });
    await run({ do: 'delete', site: 'main', slugs: ['torlendo'] });
    await put('torlendo', { title: 'Titkos szavak ismét' });
    expect(await traces('Titkos szavak')).toEqual(['articles', 'article_pasts']);
    const report = await run({ do: 'kill', slug: 'torlendo' });
    expect(report).toMatchObject({ killed: 'torlendo', versions: 3, backups: [{ file, checked: true }] });
    expect(await traces('torlendo')).toEqual([]);
    expect(await traces('Titkos szavak')).toEqual([]);
    expect(await failed({ do: 'undelete', slug: 'torlendo' })).toMatchObject({ failed: 'not-deleted' });
    expect(await failed({ do: 'list-versions', slug: 'torlendo' })).toMatchObject({ failed: 'no-article' });
    expect(await failed({ do: 'kill', slug: 'torlendo' })).toMatchObject({ failed: 'no-article' });
  });

  it('names a backup that is gone as one to check', async () => {
    await newsroom.db.insertInto('backup_files').values({ host: 'mashol', file: '/m/a.gz', made_at: 1 }).execute();
    await put('elvitt', {});
    expect((await run({ do: 'kill', slug: 'elvitt' })).backups).toEqual([
      { file: '/m/a.gz', host: 'mashol', madeAt: 1, checked: false },
    ]);
  });
});
