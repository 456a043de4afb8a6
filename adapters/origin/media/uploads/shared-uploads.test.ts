import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { deleteArticles } from '../../newsroom/articles/delete-articles.ts';
import { restoreBackup } from '../../newsroom/backup/restore-backup.ts';
import { writeBackup } from '../../newsroom/backup/write-backup.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { runOrigin, type Origin } from '../../process/run-origin.ts';
import { askRaw, testSecret } from '../../testing/ask-origin.ts';
import { noSample } from '../../testing/no-sample.ts';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { shareUploads } from './shared-uploads.ts';

describe.runIf(await hasPostgres())('uploads on two nodes of one server, each with a folder of its own', () => {
  let postgres: TestPostgres;
  let newsroom: TestNewsroom;
  let database: OpenDatabase;
  const folders: string[] = [];
  const origins: Origin[] = [];

  const startNode = async (): Promise<{ readonly origin: Origin; readonly dataDir: string }> => {
    const dataDir = await mkdtemp(join(tmpdir(), 'node-'));
    folders.push(dataDir);
    const origin = await runOrigin({
      database: { databaseUrl: postgres.databaseUrl },
      dataDir,
      content: { kind: 'stored', sites: newsroom.sites, begins: 'empty' },
      sample: noSample,
      siteHeader: 'x',
      secret: testSecret,
    });
    origins.push(origin);
    return { origin, dataDir };
  };
  const picture = (color: string): Promise<Buffer> =>
    sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
      .jpeg()
      .toBuffer();
  const coverOf = async (slug: string): Promise<string> => {
    const { cover_image: path } = await newsroom.db
      .selectFrom('articles')
      .select('cover_image')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    return path ?? '';
  };

  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
    newsroom = await openTestNewsroom({ databaseUrl: postgres.databaseUrl });
    database = await openDatabase({ databaseUrl: postgres.databaseUrl });
  }, 60_000);
  afterAll(async () => {
    await Promise.all(origins.map((origin) => origin.close()));
    await database.close();
    await newsroom.close();
    await postgres.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it('are given by a node that did not import them, as originals and variants, and kept there', async () => {
    const { origin, dataDir } = await startNode();
    const bytes = await picture('#d4241c');
    await newsroom.write('piros.jpg', bytes);
    await newsroom.put('piros', fileOf({ cover: { file: 'piros.jpg' } }));
    const path = await coverOf('piros');
    const { status, body } = await askRaw(origin.url, path);
    expect([status, body.equals(bytes)]).toEqual([200, true]);
    expect((await askRaw(origin.url, path.replace('.jpg', '_thumb.jpg'))).status).toBe(200);
    expect(await readFile(join(dataDir, path))).toEqual(bytes);
  });

  it('are drawn by the node where an article wishes for a motif, and not for anybody who asks', async () => {
    const { origin, dataDir } = await startNode();
    await newsroom.put('rajzolt', fileOf({ cover: { motif: 'river', variant: 7 } }));
    const path = await coverOf('rajzolt');
    const { status, body } = await askRaw(origin.url, path);
    expect([status, body.equals(await readFile(join(dataDir, path)))]).toEqual([200, true]);
    expect((await askRaw(origin.url, '/uploads/cover-main-river-8.jpg')).status).toBe(404);
  });

  it('leave the server with the last article that used them', async () => {
    const { origin } = await startNode();
    await newsroom.write('kek.jpg', await picture('#0000ff'));
    await newsroom.put('kek', fileOf({ cover: { file: 'kek.jpg' } }));
    const path = await coverOf('kek');
    expect((await askRaw(origin.url, path)).status).toBe(200);
    await deleteArticles(newsroom, { site: 'main', slugs: ['kek'] });
    await origins.at(-1)!.close();
    origins.pop();
    const { origin: next } = await startNode();
    expect((await askRaw(next.url, path)).status).toBe(404);
    const stored = await database.db.selectFrom('upload_files').select('name').execute();
    expect(stored.map(({ name }) => `/uploads/${name}`)).not.toContain(path);
  });

  it('are stored at the next start of their node, which names missing ones', async () => {
    await database.db.deleteFrom('upload_files').execute();
    const piros = (await coverOf('piros')).slice('/uploads/'.length);
    const { origin } = await startNode();
    expect(await origin.ready).toContain(piros);
    expect(await shareUploads(database.db, newsroom.dataDir)).not.toContain(piros);
    expect((await askRaw(origin.url, `/uploads/${piros}`)).status).toBe(200);
  });

  it('are in a backup that another node makes, and stored where it is restored', async () => {
    const { dataDir } = await startNode();
    const file = join(dataDir, 'm.gz');
    await writeBackup({ ...newsroom, dataDir }, { file, readersKey: null });
    const other = await openTestNewsroom({ inMemory: true }, { sites: newsroom.sites });
    const restored = { ...other, embedded: false };
    await restoreBackup(restored, { file, force: false, readersIdentity: null, withoutReaders: true });
    const stored = await other.db.selectFrom('upload_files').select('name').execute();
    expect(stored.map(({ name }) => `/uploads/${name}`)).toContain(await coverOf('piros'));
    await other.close();
  });

  it('stay in the folder alone where the database is embedded', async () => {
    const alone = await openTestNewsroom();
    await alone.write('zold.jpg', await picture('#00ff00'));
    await alone.put('zold', fileOf({ cover: { file: 'zold.jpg' } }));
    expect(await alone.db.selectFrom('upload_files').select('name').execute()).toEqual([]);
    expect((await readdir(join(alone.dataDir, 'uploads'))).length).toBeGreaterThan(0);
    await alone.close();
  });
});
