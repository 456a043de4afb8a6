import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/connection/open-database.ts';
import type { DatabasePlace } from '../../database/storage/place.ts';
import { fileOf } from '../../newsroom/context/testing-newsroom.fake.ts';
import { codeOf, stepAt } from '../../staff/one-time-code.ts';
import { password } from '../../staff/test-service.fake.ts';
import type { Person } from '../../staff/test-service.fake.ts';
import { askRaw, startTestOrigin, testSecret } from '../../testing/ask-origin.ts';
import type { TestOrigin } from '../../testing/ask-origin.ts';
import { now, smallContent } from '../../testing/small-content.ts';
import { hasPostgres, startTestPostgres } from '../../testing/start-test-postgres.ts';
import type { TestPostgres } from '../../testing/start-test-postgres.ts';
import { deleteFiles } from './delete-files.ts';
import { openRemovals } from './open-removals.ts';

let pictures = '';
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const [at, name] of [
    'egy',
    'ketto',
    'harom',
    'negy',
    'ot',
    'hat',
    'het',
    'nyolc',
    'kilenc',
    'tiz',
    'tizenegy',
  ].entries()) {
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: at * 20, g: 10, b: 200 } } })
      .jpeg()
      .toFile(join(pictures, `${name}.jpg`));
  }
});
afterAll(() => rm(pictures, { recursive: true, force: true }));

const cover = (file: string): object => ({ cover: { file } });
const iso = (at: number): string => `${new Date(at * 1000).toISOString().slice(0, 19)}Z`;

const describeRemovals = (name: string, place: () => Promise<DatabasePlace>): void => {
  describe(`an upload on ${name}`, () => {
    let clock = now;
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await startTestOrigin(await place(), smallContent, () => clock);
    }, 60_000);
    afterAll(async () => {
      expect(origin.problems).toEqual([]);
      await origin.close();
    });

    const put = async (slug: string, head: object, body?: string): Promise<void> => {
      const outcome = await origin.command({
        do: 'import',
        files: [{ name: `${slug}.html`, text: fileOf(head, body), folder: pictures }],
        dryRun: false,
      });
      expect(outcome).toMatchObject({ done: { faults: [] } });
    };
    const filesOf = async (stem: string, folder = 'uploads'): Promise<readonly string[]> =>
      (await readdir(join(origin.dataDir, folder)).catch(() => [])).filter((file) => file.startsWith(`${stem}-`));
    const named = async (stem: string): Promise<string> => (await filesOf(stem))[0] ?? '';
    const status = async (file: string, headers = {}): Promise<number> =>
      (await askRaw(origin.url, `/uploads/${file}`, headers)).status;
    const variant = (file: string): string => file.replace('.jpg', '_card.jpg');
    const signIn = async (): Promise<string> => {
      const email = 'eva@lapunk.example';
      const added = await origin.command({ do: 'add-user', email, name: 'Szerkesztő Éva', password });
      const { otpSecret } = (added as { readonly done: Person }).done;
      const post = async (path: string, body: object, headers = {}) => {
        const answer = await fetch(`${origin.url}${path}`, {
          method: 'POST',
          headers: { 'origin-secret': testSecret, ...headers },
          body: JSON.stringify(body),
        });
        return (await answer.json()) as { readonly token: string; readonly accessToken: string };
      };
      const { token } = await post('/api/login', { email, password });
      const code = codeOf(otpSecret, stepAt(clock));
      return (await post('/api/login/otp/verify', { code }, { authorization: `Bearer ${token}` })).accessToken;
    };
    const untilGone = (stem: string): Promise<void> =>
      expect.poll(() => filesOf(stem), { timeout: 30_000 }).toEqual([]);

    it('that only a deleted article used is not served; its file and variants go with the article for good', async () => {
      await put('kepes', cover('egy.jpg'), '<p>Szöveg.</p><figure data-picture="ketto.jpg"></figure>');
      await put('masik', cover('ketto.jpg'));
      const [one, two] = [await named('egy'), await named('ketto')];
      const { headers } = await askRaw(origin.url, `/uploads/${one}`);
      expect([await status(one), await status(variant(one)), await status(two)]).toEqual([200, 200, 200]);
      await origin.command({ do: 'delete', site: 'main', slugs: ['kepes'] });
      expect([
        await status(one),
        await status(variant(one)),
        await status(one, { 'if-none-match': headers.etag }),
        await status(two),
      ]).toEqual([404, 404, 404, 200]);
      expect(await filesOf('egy')).toEqual([one]);
      await origin.command({ do: 'kill', slug: 'kepes' });
      await untilGone('egy');
      expect([await filesOf('egy'), await filesOf('egy', 'images'), (await filesOf('ketto')).length]).toEqual([
        [],
        [],
        1,
      ]);
      await origin.command({ do: 'delete', site: 'main', slugs: ['masik'] });
      expect(await status(two)).toBe(404);
    });

    it('is there again when an article with it is imported again', async () => {
      await put('ujra', cover('egy.jpg'));
      const file = await named('egy');
      expect([await status(file), await status(variant(file))]).toEqual([200, 200]);
      expect(
        await (await openRemovals({ dataDir: origin.dataDir, now: () => clock, log: () => undefined })).isRemoved(file),
      ).toBe(false);
    });

    it('of a hidden article is not served, but stored', async () => {
      await put('rejtendo', cover('harom.jpg'));
      const file = await named('harom');
      await put('rejtendo', { ...cover('harom.jpg'), active: false });
      expect([await status(file), await filesOf('harom')]).toEqual([404, [file]]);
      await put('rejtendo', cover('harom.jpg'));
      expect(await status(file)).toBe(200);
    });

    it('that a correction took out is gone, and comes back with another', async () => {
      await put('javitott', cover('negy.jpg'));
      const file = await named('negy');
      await put('javitott', cover('ot.jpg'));
      expect([await status(file), await status(await named('ot'))]).toEqual([404, 200]);
      await put('javitott', cover('negy.jpg'));
      expect(await status(file)).toBe(200);
    });

    it('of an article that was put off comes back at its minute, without an edit', async () => {
      await put('halasztott', cover('hat.jpg'));
      const file = await named('hat');
      await put('halasztott', { ...cover('hat.jpg'), publishedAt: iso(clock + 600) });
      expect(await status(file)).toBe(404);
      clock += 600;
      expect(await status(file)).toBe(200);
    });

    it('of an article that was never public is for staff only, until it is activated', async () => {
      await put('rejtve', { ...cover('kilenc.jpg'), active: false });
      const file = await named('kilenc');
      const bearer = { authorization: `Bearer ${await signIn()}` };
      const hidden = async (): Promise<readonly number[]> => [
        await status(file),
        await status(variant(file)),
        await status(file, { authorization: `Bearer ${'x'.repeat(43)}` }),
      ];
      expect(await hidden()).toEqual([404, 404, 404]);
      for (const name of [file, variant(file)]) {
        const answer = await askRaw(origin.url, `/uploads/${name}`, bearer);
        expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      }
      expect([await filesOf('kilenc', 'images'), await hidden()]).toEqual([[], [404, 404, 404]]);
      const restarted = await openRemovals({ dataDir: origin.dataDir, now: () => clock, log: () => undefined });
      expect(await restarted.isRemoved(file)).toBe(true);
      await put('nyilvanos', cover('kilenc.jpg'));
      expect(await status(file)).toBe(200);
      await origin.command({ do: 'delete', site: 'main', slugs: ['nyilvanos'] });
      expect(await status(file)).toBe(404);
      await put('rejtve', cover('kilenc.jpg'));
      expect([await status(file), await status(variant(file))]).toEqual([200, 200]);
    });

    it('of an article scheduled from the start appears at its minute, and goes when it is put off again', async () => {
      await put('utemezett', { ...cover('tiz.jpg'), publishedAt: iso(clock + 600) });
      const file = await named('tiz');
      clock += 599;
      expect([await status(file), await status(variant(file))]).toEqual([404, 404]);
      clock += 1;
      expect([await status(file), await status(variant(file))]).toEqual([200, 200]);
      await put('utemezett', { ...cover('tiz.jpg'), publishedAt: iso(clock + 600) });
      expect([await status(file), await status(variant(file))]).toEqual([404, 404]);
    });

    it('of a hidden article is public when a public article uses it too', async () => {
      await put('nyilt-kepes', cover('tizenegy.jpg'));
      await put('rejtett-kepes', { ...cover('tizenegy.jpg'), active: false });
      expect(await status(await named('tizenegy'))).toBe(200);
    });

    it('of a post that was taken back is gone', async () => {
      const blog = { type: 'liveblog', flags: ['live'] };
      await put(
        'kozvetites',
        blog,
        '<p>Bevezető.</p>\n<!-- post {"id":"a"} --><p>Szöveg</p><figure data-picture="het.jpg"></figure>\n<!-- post {"id":"b"} --><p>Más.</p>',
      );
      const file = await named('het');
      expect(await status(file)).toBe(200);
      await origin.command({ do: 'take-back', slug: 'kozvetites', ids: ['a'] });
      expect(await status(file)).toBe(404);
    });

    it('in use elsewhere is kept: a portrait, the audio of an episode', async () => {
      const uploads = join(origin.dataDir, 'uploads');
      await mkdir(uploads, { recursive: true });
      await copyFile(join(pictures, 'nyolc.jpg'), join(uploads, 'avatar-kiss-anna.jpg'));
      await put('szerzos', { cover: { path: '/uploads/avatar-kiss-anna.jpg' } });
      await origin.command({ do: 'delete', site: 'main', slugs: ['szerzos'] });
      expect(await status('avatar-kiss-anna.jpg')).toBe(200);
    });

    it('is remembered as removed before a database can be asked', async () => {
      const early = await openRemovals({ dataDir: origin.dataDir, now: () => clock, log: () => undefined });
      await put('utolso', cover('nyolc.jpg'));
      const file = await named('nyolc');
      await origin.command({ do: 'delete', site: 'main', slugs: ['utolso'] });
      expect([await early.isRemoved(file), await early.isRemoved('soha.jpg')]).toEqual([false, false]);
      const late = await openRemovals({ dataDir: origin.dataDir, now: () => clock, log: () => undefined });
      expect([await late.isRemoved(file), await late.isRemoved('soha.jpg')]).toEqual([true, false]);
    });
  });
};

describeRemovals('PGlite', async () => ({ inMemory: true }));

describe.runIf(await hasPostgres())('with several processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
  }, 60_000);
  afterAll(() => postgres.stop());

  describeRemovals('PostgreSQL', async () => ({ databaseUrl: postgres.databaseUrl }));

  it('an upload goes from the folder of each', async () => {
    const [one, other] = [
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
    ];
    await one.command({
      do: 'import',
      files: [{ name: 'messzi.html', text: fileOf(cover('egy.jpg')), folder: pictures }],
      dryRun: false,
    });
    const uploads = async (): Promise<readonly string[]> =>
      (await readdir(join(other.dataDir, 'uploads'))).filter((file) => file.startsWith('egy-'));
    const file = (await readdir(join(one.dataDir, 'uploads'))).find((name) => name.startsWith('egy-')) ?? '';
    await mkdir(join(other.dataDir, 'uploads'), { recursive: true });
    await copyFile(join(one.dataDir, 'uploads', file), join(other.dataDir, 'uploads', file));
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    await db.deleteFrom('articles').where('slug', '=', 'ujra').execute();
    await close();
    await one.command({ do: 'kill', slug: 'messzi' });
    await expect.poll(uploads, { timeout: 30_000 }).toEqual([]);
    expect((await askRaw(other.url, `/uploads/${file}`)).status).toBe(404);
    await Promise.all([one.close(), other.close()]);
  }, 60_000);

  it('a removal that a full disk could not record still applies, and is recorded after a later edit', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
    const note = join(dataDir, 'removed-uploads.json');
    // A folder in its place makes the write fail, even for root.
    await mkdir(note);
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    const problems: unknown[] = [];
    const removals = await openRemovals({ dataDir, now: () => now, log: (cause) => problems.push(cause) });
    await removals.catchUp(db);
    expect([problems.length, await readdir(dataDir)]).toEqual([1, ['removed-uploads.json']]);
    await rm(note, { recursive: true });
    await removals.catchUp(db);
    await removals.settled();
    const [name] = JSON.parse(await readFile(note, 'utf8')) as readonly string[];
    expect([await removals.isRemoved(name ?? ''), problems.length]).toEqual([true, 1]);
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is recorded even while another server of the same folder is writing', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shared-'));
    const note = join(dataDir, 'removed-uploads.json');
    await mkdir(`${note}.draft`);
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    const problems: unknown[] = [];
    const removals = await openRemovals({ dataDir, now: () => now, log: (cause) => problems.push(cause) });
    await removals.catchUp(db);
    await removals.settled();
    expect([problems, JSON.parse(await readFile(note, 'utf8')).length > 0]).toEqual([[], true]);
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('a file that is to go', () => {
  it('stays when an import needs it by then, and is restored after a crash', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
    const uploads = join(dataDir, 'uploads');
    await mkdir(uploads);
    await copyFile(join(pictures, 'egy.jpg'), join(uploads, 'kell.jpg'));
    await copyFile(join(pictures, 'egy.jpg'), join(uploads, '.removed-ottmaradt.jpg'));
    await copyFile(join(pictures, 'egy.jpg'), join(uploads, '.removed-felbehagyott.jpg'));
    const wanted = new Set(['kell.jpg', 'ottmaradt.jpg']);
    await deleteFiles({
      dataDir,
      names: ['kell.jpg', 'ottmaradt.jpg', 'felbehagyott.jpg', 'nincs.jpg'],
      isUnused: async (name) => !wanted.has(name),
    });
    expect((await readdir(uploads)).toSorted()).toEqual(['kell.jpg', 'ottmaradt.jpg']);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('may have been removed by another process', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
    const uploads = join(dataDir, 'uploads');
    await mkdir(uploads);
    const names = ['elso.jpg', 'masodik.jpg'];
    for (const name of names) await copyFile(join(pictures, 'egy.jpg'), join(uploads, name));
    await deleteFiles({
      dataDir,
      names,
      isUnused: async (name) => {
        for (const other of names) if (other !== name) await rm(join(uploads, other), { force: true });
        return true;
      },
    });
    expect(await readdir(uploads)).toEqual([]);
    await rm(dataDir, { recursive: true, force: true });
  });
});
