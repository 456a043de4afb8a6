import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { removed } from '../database/edits/change.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import type { DatabasePlace } from '../database/storage/place.ts';
import { fileOf } from '../newsroom/context/testing-newsroom.fake.ts';
import { askRaw, startTestOrigin, testSecret } from '../testing/ask-origin.ts';
import type { TestOrigin } from '../testing/ask-origin.ts';
import { hasPostgres, startTestPostgres } from '../testing/start-test-postgres.ts';
import type { TestPostgres } from '../testing/start-test-postgres.ts';

interface Told {
  readonly epoch: string;
  readonly number: number;
  readonly reset: boolean;
  readonly changes: readonly {
    readonly number: number;
    readonly kind: string;
    readonly slugs: readonly string[];
    readonly all: boolean;
  }[];
}

const importing = (slug: string, head: object = {}): object => ({
  do: 'import',
  files: [{ name: `${slug}.html`, text: fileOf(head), folder: '/tmp' }],
  dryRun: false,
});

const send = (url: string, method: string, path: string, body?: object): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { method, headers: { 'content-type': 'application/json', 'origin-secret': testSecret } },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    ).on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const describeChanges = (name: string, place: () => Promise<DatabasePlace>): void => {
  describe(`changes on ${name}`, () => {
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await startTestOrigin(await place());
    }, 60_000);
    afterAll(async () => {
      expect(origin.problems).toEqual([]);
      await origin.close();
    });

    const now = async (): Promise<Told> => (await origin.ask('/api/changes')).json;
    const since = async ({ epoch, number }: Pick<Told, 'epoch' | 'number'>, more = ''): Promise<Told> =>
      (await origin.ask(`/api/changes?epoch=${epoch}&after=${number}${more}`)).json;

    it('are of another epoch once a node knows a number that was never given, or was lost with the database', async () => {
      const start = await now();
      const ahead = { ...start, number: start.number + 2 };
      expect(await since(ahead)).toMatchObject({ epoch: start.epoch, number: start.number, reset: true });
      const told = await since(ahead, '&node=elveszett');
      expect(told).toMatchObject({ number: start.number, reset: true });
      expect(told.epoch).not.toBe(start.epoch);
      // Otherwise cache entries with lost numbers would count as newer.
      expect(await since(start, '&node=masik')).toMatchObject({ epoch: told.epoch, reset: true });
      expect(await since(ahead, '&node=elveszett')).toMatchObject({ epoch: told.epoch, reset: true });
      await origin.command(importing('ujra'));
      expect(await since(told, '&node=elveszett')).toMatchObject({
        epoch: told.epoch,
        number: start.number + 1,
        reset: false,
        changes: [{ kind: 'edited', slugs: ['ujra'] }],
      });
      for (const node of ['elveszett', 'masik']) await send(origin.url, 'DELETE', `/api/changes/nodes/${node}`);
    });

    it('are listed in order after a number, and the list is empty without changes', async () => {
      const start = await now();
      expect(await since(start)).toEqual({ epoch: start.epoch, number: start.number, reset: false, changes: [] });
      await origin.command(importing('valtozo'));
      await origin.command({ do: 'delete', site: 'main', slugs: ['valtozo'] });
      await origin.command({ do: 'purge', pages: [{ site: 'lapunk', path: '/rss' }] });
      const at = start.number;
      expect(await since(start)).toEqual({
        epoch: start.epoch,
        number: at + 3,
        reset: false,
        changes: [
          { number: at + 1, kind: 'edited', slugs: ['valtozo'], pages: [], all: false },
          { number: at + 2, kind: 'removed', slugs: ['valtozo'], pages: [], all: false },
          { number: at + 3, kind: 'purged', slugs: [], pages: [{ site: 'lapunk', path: '/rss' }], all: false },
        ],
      });
    });

    it('restart with the current removals for an unknown epoch or a future number', async () => {
      await origin.command(importing('feltamadt'));
      await origin.command({ do: 'delete', site: 'main', slugs: ['feltamadt'] });
      await origin.command(importing('feltamadt'));
      const { epoch, number } = await now();
      for (const asked of [
        { epoch: 'masik', number: 3 },
        { epoch, number: number + 1 },
      ]) {
        const told = await since(asked);
        expect([told.reset, told.epoch, told.number]).toEqual([true, epoch, number]);
        expect(told.changes.flatMap(({ kind, slugs }) => slugs.map((slug) => `${kind} ${slug}`))).toEqual([
          'removed valtozo',
        ]);
      }
    });

    it.each([
      'after=x',
      'after=-1',
      'wait=31',
      'wait=x',
      'node=a%20b',
      `node=${'a'.repeat(65)}`,
      `epoch=${'a'.repeat(101)}`,
    ])('of a wrong question (%s) are 400', async (query) => {
      expect((await askRaw(origin.url, `/api/changes?${query}`)).status).toBe(400);
    });

    it('wait for the next edit', async () => {
      const start = await now();
      const waiting = since(start, '&wait=30');
      await origin.command(importing('megvart'));
      expect((await waiting).changes.map(({ slugs }) => slugs)).toEqual([['megvart']]);
    });

    it('reach many waiting clients without delaying other requests', async () => {
      const start = await now();
      const waiting = Array.from({ length: 30 }, () => since(start, '&wait=30'));
      for (let calls = 0; calls < 10; calls += 1) expect((await origin.ask('/api/articles/friss')).status).toBe(200);
      await origin.command(importing('sokaknak'));
      expect(new Set((await Promise.all(waiting)).map(({ number }) => number))).toEqual(new Set([start.number + 1]));
    });

    it('are numbered in every response, including refusals and unchanged ones', async () => {
      const { epoch, number } = await now();
      const edition = `${epoch}/${number}`;
      const { headers } = await origin.ask('/api/articles/friss');
      expect(headers['edition']).toBe(edition);
      const others = [
        await origin.ask('/api/articles/friss', undefined, { 'if-none-match': String(headers.etag) }),
        await origin.ask('/api/articles/nincs'),
        await origin.ask('/api/nincs'),
        await origin.ask('/api/articles?page=x'),
        await origin.ask('/api/articles', 'nincs'),
      ];
      expect(others.map((answer) => [answer.status, answer.headers['edition']])).toEqual([
        [304, edition],
        [404, edition],
        [404, edition],
        [400, edition],
        [400, edition],
      ]);
      await origin.command(importing('szamozott'));
      expect((await origin.ask('/api/articles/friss')).headers['edition']).toBe(`${epoch}/${number + 1}`);
    });

    it('leave nothing of before them at hand: a renamed author is so on every list at once', async () => {
      const author = { slug: 'uj-iro', name: 'Új Író' };
      await origin.command(importing('iroval', { authors: [author], tags: ['Irodalom'] }));
      const names = async (): Promise<string> =>
        JSON.stringify([
          (await origin.ask('/api/articles?filters[tag]=irodalom')).json.items,
          (await origin.ask('/api/articles/iroval')).json.articleAuthors,
        ]);
      expect(await names()).toContain('Új Író');
      await origin.command(importing('iroval', { title: 'Más cím', authors: ['kiss-anna'], tags: ['Irodalom'] }));
      expect(await names()).not.toContain('Új Író');
    });

    it('are receipted, and nodes sign off', async () => {
      const { epoch, number } = await now();
      const receipt = { node: 'web-1', number, pages: 3, feeds: 2, sitemaps: 1, others: 0, sample: ['/rss'], ms: 12 };
      expect(await send(origin.url, 'POST', '/api/changes/receipts', receipt)).toBe(404);
      await origin.ask(`/api/changes?epoch=${epoch}&after=${number}&node=web-1`);
      expect(await send(origin.url, 'POST', '/api/changes/receipts', receipt)).toBe(200);
      const edges = [{ name: 'varnish a:6081', ms: null }];
      expect(await send(origin.url, 'POST', '/api/changes/receipts', { ...receipt, edges })).toBe(200);
      for (const wrong of [
        { ...receipt, pages: -1 },
        { ...receipt, edges: [{ name: 'x'.repeat(301), ms: 1 }] },
        { ...receipt, sample: Array.from({ length: 21 }, () => '/') },
        { ...receipt, node: 'a b' },
        {},
      ])
        expect(await send(origin.url, 'POST', '/api/changes/receipts', wrong)).toBe(400);
      expect(await send(origin.url, 'DELETE', '/api/changes/nodes/web-1')).toBe(200);
      expect(await send(origin.url, 'POST', '/api/changes/receipts', receipt)).toBe(404);
      expect(await send(origin.url, 'DELETE', '/api/changes/nodes/nincs')).toBe(200);
    });
  });
};

describeChanges('PGlite', async () => ({ inMemory: true }));

it('waiting clients get a response when the origin stops', async () => {
  const origin = await startTestOrigin({ inMemory: true });
  const { epoch, number } = (await origin.ask('/api/changes')).json;
  const waiting = origin.ask(`/api/changes?epoch=${epoch}&after=${number}&wait=30`);
  await origin.ask('/api/articles/friss');
  await origin.close();
  expect((await waiting).json).toEqual({ epoch, number, reset: false, changes: [] });
}, 60_000);

describe.runIf(await hasPostgres())('with several processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = (await startTestPostgres())!;
  }, 60_000);
  afterAll(() => postgres.stop());

  describeChanges('PostgreSQL', async () => ({ databaseUrl: postgres.databaseUrl }));

  it('reports an edit made in another process, and serves nothing older', async () => {
    const [one, other] = [
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
    ];
    await one.command(importing('kozos', { tags: ['Közös'] }));
    const { epoch, number } = (await other.ask('/api/changes')).json;
    expect((await other.ask('/api/articles?filters[tag]=kozos')).json).toMatchObject({ totalItems: 1 });
    const waiting = other.ask(`/api/changes?epoch=${epoch}&after=${number}&wait=30`);
    await one.command({ do: 'delete', site: 'main', slugs: ['kozos'] });
    expect((await waiting).json).toEqual({
      epoch,
      number: number + 1,
      reset: false,
      changes: [{ number: number + 1, kind: 'removed', slugs: ['kozos'], pages: [], all: false }],
    });
    const list = await other.ask('/api/articles?filters[tag]=kozos');
    expect([list.json.totalItems, list.headers['edition']]).toEqual([0, `${epoch}/${number + 1}`]);
    await Promise.all([one.close(), other.close()]);
  }, 60_000);

  it('an edit is known within a second although no notification arrives', async () => {
    const time = createSteerableTime();
    const origin = await startTestOrigin({ databaseUrl: postgres.databaseUrl }, undefined, undefined, { time });
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    const before = (await origin.ask('/api/articles/friss')).headers['edition'];
    await db
      .updateTable('edit_counter')
      .set((row) => ({ number: row.eb('number', '+', 1) }))
      .execute();
    await time.advance(1_000);
    await expect
      .poll(async () => (await origin.ask('/api/articles/friss')).headers['edition'], { timeout: 30_000 })
      .toBe(String(before).replace(/\d+$/, (number) => String(Number(number) + 1)));
    await inEdit(db, async () => ({ done: null, changes: removed(['x']) }));
    await Promise.all([origin.close(), close()]);
  }, 60_000);

  it('an edit is known although the server has cut every connection before it', async () => {
    const [one, other] = [
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
      await startTestOrigin({ databaseUrl: postgres.databaseUrl }),
    ];
    const { epoch, number } = (await other.ask('/api/changes')).json;
    const { db, close } = await openDatabase({ databaseUrl: postgres.databaseUrl });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    );
    await close();
    const waiting = async (): Promise<Told> => {
      for (;;) {
        const answer = await other.ask(`/api/changes?epoch=${epoch}&after=${number}&wait=30`);
        if (answer.status === 200 && answer.json.changes.length > 0) return answer.json;
      }
    };
    const heard = waiting();
    const order = async (): Promise<void> => {
      const outcome = await one.command(importing('ujrakapcsolt')).catch(() => null);
      if (outcome === null) await order();
    };
    await order();
    expect((await heard).changes.map(({ slugs }) => slugs)).toEqual([['ujrakapcsolt']]);
    await Promise.all([one.close(), other.close()]);
  }, 60_000);
});
