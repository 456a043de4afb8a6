import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import previous from './previous-release.json' with { type: 'json' };
import { brand } from '../../../config/settings/brand.ts';
import { ask, build, makeDataDir, start, type Started, taviro, untilReady } from './built-process.fake.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';

/*
 * The previous release (tools/whole-product/running/previous-release.json) and this build on one PostgreSQL, as during a rolling upgrade and
 * after a rollback.
 */

const run = promisify(execFile);
const host = `${brand.slug}.localhost`;

interface Node {
  readonly port: number;
  readonly dataDir: string;
  readonly server: Started;
}

describe.runIf(await hasPostgres())('an upgrade from the previous release', () => {
  let postgres: TestPostgres;
  let old = '';
  const nodes: Node[] = [];
  const folders: string[] = [];
  const env = () => ({ DATABASE_URL: postgres.databaseUrl });

  const buildPrevious = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'previous-'));
    folders.push(folder);
    await run('git', ['--work-tree', folder, 'checkout', '--force', previous.commit, '--', '.'], {
      env: { ...process.env, GIT_INDEX_FILE: join(folder, '.index') },
    });
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    await rm(join(folder, 'node_modules'), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const { NODE_ENV: _, VITEST: __, ...clean } = process.env;
    const vite = [resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
    for (const args of [vite, [...vite, '--ssr'], ['dist/server/dictionaries.js', 'dist/client']])
      await run(process.execPath, args, { cwd: folder, env: clean });
    return join(folder, 'dist/server');
  };
  const startNode = async (program: string): Promise<Node> => {
    const [port, dataDir] = [await freePort(), await makeDataDir()];
    folders.push(dataDir);
    const server = start(program, [], { ...env(), PORT: String(port), DATA_DIR: dataDir });
    nodes.push({ port, dataDir, server });
    await untilReady(server, port);
    return { port, dataDir, server };
  };
  const importBy = async (file: string, name: string, count: number): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'articles-'));
    folders.push(folder);
    for (let at = 0; at < count; at += 1) {
      const head = {
        site: 'main',
        type: 'article',
        section: 'belfold',
        tags: ['Átállás'],
        authors: ['szalkay-dorka'],
        flags: [],
        title: `${name} F-${at + 1} próbacikke`,
        lead: 'Egy frissítés közben íródott.',
      };
      await writeFile(join(folder, `${name}-${at}.html`), `${JSON.stringify(head)}\n---\n<p>Szöveg.</p>\n`);
    }
    expect(
      await taviro(['content', 'import', folder, '--json'], { ...env(), DATA_DIR: folder }, '', file),
    ).toMatchObject({
      code: 0,
    });
  };
  const foundBy = async ({ port }: Node, word: string): Promise<number> => {
    const { body } = await ask(port, host, `/archivum?term=${word}`);
    return Number(/([0-9]+) találat/.exec(body.replaceAll('\u00a0', ''))?.[1] ?? 0);
  };
  const check = async (): Promise<unknown> => {
    await taviro(['db', 'check', '--repair', '--json'], { ...env(), DATA_DIR: tmpdir() });
    const { out } = await taviro(['db', 'check', '--json'], { ...env(), DATA_DIR: tmpdir() });
    return JSON.parse(out.split('\n')[0] ?? '');
  };
  const whole = { search: 0, lists: 0, uploads: [], repaired: false, schemaVersion: 1 };

  beforeAll(async () => {
    await build();
    [old, postgres] = await Promise.all([buildPrevious(), startTestPostgres().then((started) => started!)]);
    expect(await taviro(['init', '--sample'], { ...env(), DATA_DIR: tmpdir() })).toMatchObject({ code: 0 });
  }, 300_000);
  afterAll(async () => {
    await Promise.all(nodes.map(({ server }) => server.stop('SIGKILL')));
    await postgres.stop();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }, 60_000);

  it('keeps everything that the previous release writes beside this build, in search, lists and feeds', async () => {
    const [before, after] = [await startNode(join(old, 'server.js')), await startNode('server.js')];
    await importBy('taviro.js', 'ujhaz', 20);
    await importBy(join(old, 'taviro.js'), 'regihaz', 200);
    for (const node of [before, after])
      expect([await foundBy(node, 'regihaz'), await foundBy(node, 'ujhaz')]).toEqual([200, 20]);
    expect(await check()).toEqual(whole);
    // The previous release indexes `F-7` differently from a query.
    for (const term of ['regihaz%20F-7', 'a%20regihaz%20f7']) expect(await foundBy(after, term), term).toBe(1);
    for (const path of ['/legfrissebb', '/rovat/belfold', '/cimke/atallas', '/rss'])
      for (const { port } of [before, after]) expect((await ask(port, host, path)).body, path).toContain('regihaz');
    await after.server.stop();
    await before.server.stop();
  }, 180_000);

  it('is gone back from without loss: the previous release reads and writes what this build has migrated', async () => {
    const before = await startNode(join(old, 'server.js'));
    await importBy(join(old, 'taviro.js'), 'harmadhaz', 20);
    const gone = await taviro(
      ['content', 'delete', 'main', 'ujhaz-0'],
      { ...env(), DATA_DIR: before.dataDir },
      '',
      join(old, 'taviro.js'),
    );
    expect(gone).toMatchObject({ code: 0 });
    expect([await foundBy(before, 'harmadhaz'), await foundBy(before, 'ujhaz')]).toEqual([20, 19]);
    await before.server.stop();
    const after = await startNode('server.js');
    expect([await foundBy(after, 'harmadhaz'), await foundBy(after, 'ujhaz')]).toEqual([20, 19]);
    expect(await check()).toEqual(whole);
  }, 180_000);
});
