import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from 'redis';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startTestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import type { TestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { hasPgBouncer, startTestPgBouncer } from '#adapters/origin/testing/start-test-pgbouncer.ts';
import type { TestPgBouncer } from '#adapters/origin/testing/start-test-pgbouncer.ts';
import { hasRedis, startTestRedis } from '#adapters/web/page-cache/redis/start-test-redis.fake.ts';
import type { TestRedis } from '#adapters/web/page-cache/redis/start-test-redis.fake.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import type { NodeReceipt } from '#adapters/newsroom-contract/receipts.ts';
import { brand } from '../../../config/settings/brand.ts';
import { ask, build, makeDataDir, start, taviro, until, untilReady } from './built-process.fake.ts';
import type { Started } from './built-process.fake.ts';

const slug = 'ketcsomopontos-csillagvizsgalo';
const title = 'Ketrecbe zárt napóra';
const better = 'Javított ismeretlen égbolt';
const tag = 'Napóraügy';
const sentence = 'Bizonyítékul szolgáló mondat';
const words = [title, better, slug, tag, sentence];
const host = `${brand.slug}.localhost`;

interface WebNode {
  readonly name: string;
  readonly port: number;
  readonly dataDir: string;
  server: Started;
}

interface ReceiptLine {
  readonly receipt: { readonly nodes: readonly NodeReceipt[] };
}

/** Connections of a PgBouncer in transaction mode; null without one. */
const poolers: readonly (number | null)[] = hasPgBouncer() ? [null, 20, 1] : [null];

describe.runIf((await hasPostgres()) && hasRedis()).each(poolers)(
  'two web servers on one PostgreSQL and one Redis, pool %s',
  (poolSize) => {
    let [postgres, redis]: [TestPostgres | null, TestRedis | null] = [null, null];
    let pooler: TestPgBouncer | null = null;
    const nodes: WebNode[] = [];
    let env: Readonly<Record<string, string>> = {};
    let [own, others]: [string[], string[]] = [[], []];
    let keptInRedis: ReadonlyMap<string, string> = new Map();

    const startNode = ({ port, dataDir }: Pick<WebNode, 'port' | 'dataDir'>): Started =>
      start('server.js', [], { ...env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    const file = (head: object): string =>
      `${JSON.stringify({ site: 'main', type: 'article', section: 'belfold', tags: [tag], authors: [], flags: [], title, lead: 'Egy napóra története.', ...head })}\n---\n<p>${sentence}.</p>\n`;
    const put = async (head: object) => {
      const path = join(nodes[0]!.dataDir, `${slug}.html`);
      await writeFile(path, file(head));
      return taviro(['content', 'import', path, '--json'], { ...env, DATA_DIR: nodes[0]!.dataDir });
    };
    const receiptOf = (out: string): ReceiptLine['receipt'] =>
      (JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as ReceiptLine).receipt;
    const showing = async (wanted: readonly string[], which = nodes): Promise<readonly string[]> => {
      const found = await Promise.all(
        which.flatMap(({ name, port }) =>
          [...own, ...others].map(async (path) => {
            const { status, body } = await ask(port, host, path);
            return status < 400 && wanted.some((word) => body.includes(word)) ? [`${name} ${path}`] : [];
          }),
        ),
      );
      return found.flat();
    };
    const statuses = (which = nodes) =>
      Promise.all(which.flatMap(({ port }) => own.map(async (path) => (await ask(port, host, path)).status)));
    const redisPages = async <T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> => {
      const client = createClient({ url: redis!.url });
      client.on('error', () => undefined);
      await client.connect();
      return work(client as ReturnType<typeof createClient>).finally(() => client.destroy());
    };

    beforeAll(async () => {
      await build();
      [postgres, redis] = await Promise.all([startTestPostgres(), startTestRedis()]);
      const port = await freePort();
      if (poolSize !== null) pooler = await startTestPgBouncer(postgres!.databaseUrl, poolSize);
      env = {
        DATABASE_URL: pooler?.databaseUrl ?? postgres!.databaseUrl,
        ...(pooler === null ? {} : { DATABASE_LISTEN_URL: postgres!.databaseUrl }),
        REDIS_URL: redis!.url,
        PUBLIC_ORIGIN: `http://${host}:${port}`,
        SISTER_PUBLIC_ORIGIN: `http://${brand.sisterSlug}.localhost:${port}`,
        ORIGIN_SECRET: 'a-secret-that-both-nodes-and-origins-know',
      };
      const places = [
        { name: 'first', port, dataDir: await makeDataDir() },
        { name: 'second', port: await freePort(), dataDir: await makeDataDir() },
      ] as const;
      expect(await taviro(['init', '--sample'], { ...env, DATA_DIR: places[0].dataDir })).toMatchObject({ code: 0 });
      for (const place of places) {
        const server = startNode(place);
        nodes.push({ ...place, server });
        await untilReady(server, place.port);
      }
    }, 180_000);
    afterAll(async () => {
      await Promise.all(nodes.map(({ server }) => server.stop('SIGKILL')));
      await pooler?.stop();
      await Promise.all([
        redis?.stop(),
        postgres?.stop(),
        ...nodes.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })),
      ]);
    }, 60_000);

    it('both show what one command has imported, and both are in its receipt', async () => {
      const { code, out, err } = await put({});
      expect({ code, err }).toMatchObject({ code: 0 });
      expect(receiptOf(out).nodes.map(({ ms }) => ms !== null)).toEqual([true, true]);
      const listed = await taviro(['content', 'list', '--limit', '1', '--json'], {
        ...env,
        DATA_DIR: nodes[0]!.dataDir,
      });
      const { address } = JSON.parse(listed.out) as { address: string };
      const path = new URL(address).pathname;
      const month = path.split('/').slice(2, 4).join('-');
      own = [path, `${path}/_payload.json`];
      others = [
        '/',
        '/legfrissebb',
        '/rovat/belfold',
        '/cimke/naporaugy',
        '/rss',
        '/rss/cimke/naporaugy',
        '/atom',
        '/jsonfeed',
        '/sitemaps/news.xml',
        `/sitemaps/${month}.xml`,
        `/api/oembed?url=${encodeURIComponent(`${env['PUBLIC_ORIGIN']}${path}`)}`,
        `/api/search/articles?term=${encodeURIComponent(title)}`,
        `/api/search/suggest?text=${encodeURIComponent('napóraügy')}`,
      ];
      expect(await statuses()).toEqual([200, 200, 200, 200]);
      const everywhere = nodes.flatMap(({ name }) => [...own, ...others].map((path) => `${name} ${path}`)).toSorted();
      let shown: readonly string[] = [];
      await until(
        async () => (shown = (await showing(words)).toSorted()).length === everywhere.length,
        () => everywhere.filter((one) => !shown.includes(one)).join(', '),
        100,
      );
    }, 60_000);

    it('both show a corrected title everywhere, and the old one nowhere, as soon as the command has ended', async () => {
      const { code, out, err } = await put({ title: better });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(receiptOf(out).nodes.map(({ ms }) => ms !== null)).toEqual([true, true]);
      expect(await showing([title])).toEqual([]);
      const shown = await showing([better]);
      for (const { name } of nodes)
        for (const path of [...own, '/rss', '/legfrissebb', '/sitemaps/news.xml'])
          expect(shown).toContain(`${name} ${path}`);
    }, 60_000);

    it.runIf(poolSize !== null)(
      'both serve pages while the pooler is stopped, and an edit completes afterwards',
      async () => {
        pooler?.signal('SIGSTOP');
        const editing = put({ title: `${better}, kétszer` });
        expect(await statuses()).toEqual([200, 200, 200, 200]);
        pooler?.signal('SIGCONT');
        const { code, out } = await editing;
        expect(code).toBe(0);
        expect(receiptOf(out).nodes.map(({ ms }) => ms !== null)).toEqual([true, true]);
        expect(await showing([`${better}, kétszer`])).toContain(`first ${own[0]}`);
      },
      60_000,
    );

    it('both give two hundred pictures that one of them has imported', async () => {
      const folder = join(nodes[0]!.dataDir, 'pictures');
      await mkdir(folder);
      const names = Array.from({ length: 200 }, (_, at) => `kepes-${at}`);
      for (const [at, name] of names.entries()) {
        const background = { r: at, g: 255 - at, b: 40 };
        await sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .jpeg()
          .toFile(join(folder, `${name}.jpg`));
        await writeFile(
          join(folder, `${name}.html`),
          file({ title: name, cover: { file: `${name}.jpg`, caption: '', credit: '' } }),
        );
      }
      const { code } = await taviro(['content', 'import', folder], { ...env, DATA_DIR: nodes[0]!.dataDir });
      expect(code).toBe(0);
      const pictures = (await readdir(join(nodes[0]!.dataDir, 'uploads'))).filter((name) => name.startsWith('kepes-'));
      expect(pictures).toHaveLength(200);
      const given = async ({ port }: WebNode): Promise<number> => {
        let count = 0;
        for (const name of pictures) count += (await ask(port, host, `/uploads/${name}`)).status === 200 ? 1 : 0;
        return count;
      };
      expect(await Promise.all(nodes.map(given))).toEqual([200, 200]);
      expect(
        (await taviro(['content', 'delete', 'main', ...names], { ...env, DATA_DIR: nodes[0]!.dataDir })).code,
      ).toBe(0);
    }, 120_000);

    it('both show a notice on every page after its command, and remove it by command and at its end', async () => {
      const notice = (...words: readonly string[]) =>
        taviro(['notice', ...words, '--json'], { ...env, DATA_DIR: nodes[0]!.dataDir });
      const text = 'Ma este karbantartunk.';
      const paths = [...own.slice(0, 1), '/', '/legfrissebb', '/impresszum', '/nincs-ilyen'];
      const bearing = async (site = host, prefix = ''): Promise<readonly string[]> => {
        const found = await Promise.all(
          nodes.flatMap(({ name, port }) =>
            paths.map(async (path) =>
              (await ask(port, site, prefix + path)).body.includes(text) ? [`${name} ${path}`] : [],
            ),
          ),
        );
        return found.flat();
      };
      const untilBorne = (wanted: number): Promise<void> =>
        until(
          async () => (await bearing()).length === wanted,
          () => `never ${wanted}`,
        );
      const everywhere = nodes.length * paths.length;
      const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

      const { code, out } = await notice('set', text, '--until', inSeconds(600), '--site', 'main');
      expect([code, receiptOf(out).nodes.map(({ ms }) => ms !== null)]).toEqual([0, [true, true]]);
      await untilBorne(everywhere);
      expect(await bearing(host, '/g7')).toEqual([]);
      const { id } = JSON.parse(out.split('\n')[0] ?? '') as { id: number };
      expect((await notice('end', String(id))).code).toBe(0);
      await untilBorne(0);

      await notice('set', text, '--until', inSeconds(8), '--site', 'main');
      await untilBorne(everywhere);
      await untilBorne(0);
    }, 90_000);

    it('neither shows deleted content after the command; its receipt has the dropped entries of each', async () => {
      await showing(words);
      keptInRedis = await redisPages(async (client) => {
        const keys = await client.keys('page:*');
        return new Map(await Promise.all(keys.map(async (key) => [key, (await client.get(key)) ?? ''] as const)));
      });
      expect(keptInRedis.size).toBeGreaterThan(3);
      const { code, out } = await taviro(['content', 'delete', 'main', slug, '--json'], {
        ...env,
        DATA_DIR: nodes[0]!.dataDir,
      });
      expect([await showing(words), await statuses()]).toEqual([[], [404, 404, 404, 404]]);
      expect(code).toBe(0);
      const receipt = receiptOf(out);
      expect(receipt.nodes.map(({ node }) => node.split('.').at(-1)).toSorted()).toEqual(
        nodes.map(({ port }) => String(port)).toSorted(),
      );
      for (const { ms, dropped } of receipt.nodes) {
        expect(ms).not.toBeNull();
        for (const kind of ['pages', 'feeds', 'sitemaps'] as const) expect(dropped?.[kind], kind).toBeGreaterThan(0);
        expect(dropped?.sample.length).toBeGreaterThan(0);
      }
    }, 60_000);

    const restart = async (node: WebNode, isUp: () => Promise<boolean>): Promise<readonly string[]> => {
      await node.server.stop();
      node.server = startNode(node);
      const shown: string[] = [];
      await until(async () => {
        shown.push(...(await showing(words, [node])));
        return isUp();
      }, node.server.said);
      return [...shown, ...(await showing(words, [node]))];
    };

    it('neither shows it after a restart, although Redis has the copies of before again', async () => {
      // Simulates a node that was paused and now writes its stale pages.
      await redisPages((client) => Promise.all([...keptInRedis].map(([key, copy]) => client.set(key, copy))));
      for (const node of nodes)
        expect(await restart(node, async () => (await ask(node.port, host, '/readyz')).status === 200)).toEqual([]);
      expect(await statuses()).toEqual([404, 404, 404, 404]);
    }, 90_000);

    it('neither shows it while the database is gone, nor after a restart then', async () => {
      await redisPages((client) => Promise.all([...keptInRedis].map(([key, copy]) => client.set(key, copy))));
      await postgres?.stop();
      postgres = null;
      expect(await showing(words)).toEqual([]);
      const goesByItself = (node: WebNode) => async (): Promise<boolean> =>
        (await ask(node.port, host, '/readyz')).body.includes('change-feed-unreachable');
      for (const node of nodes) expect(await restart(node, goesByItself(node))).toEqual([]);
      expect((await statuses()).filter((status) => status !== 404 && status !== 503)).toEqual([]);
    }, 90_000);
  },
);
