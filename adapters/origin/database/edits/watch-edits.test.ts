import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPostgres, startTestPostgres, type TestPostgres } from '../../testing/start-test-postgres.ts';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../connection/open-database.ts';
import { everything } from './change.ts';
import { inEdit, readEdition } from './in-edit.ts';
import { type EditWatch, watchEdits } from './watch-edits.ts';

describe.runIf(await hasPostgres())('watching the edits of a server', () => {
  let [postgres, other]: [TestPostgres, TestPostgres] = [{} as TestPostgres, {} as TestPostgres];
  let database: OpenDatabase;
  let watch: EditWatch;
  const onNotice = vi.fn();
  const log = vi.fn();
  beforeAll(async () => {
    [postgres, other] = (await Promise.all([startTestPostgres(), startTestPostgres()])) as [TestPostgres, TestPostgres];
    for (const { databaseUrl } of [other, postgres]) {
      await database?.close();
      database = await openDatabase({ databaseUrl });
      await migrate(database.db);
    }
  }, 60_000);
  afterEach(async () => {
    await watch.close();
    vi.clearAllMocks();
  });
  afterAll(async () => {
    await database.close();
    await Promise.all([postgres.stop(), other.stop()]);
  });
  const edit = () => inEdit(database.db, async () => ({ done: null, changes: [everything] }));
  const watching = (listenUrl?: string): EditWatch =>
    watchEdits({ databaseUrl: postgres.databaseUrl, listenUrl }, onNotice, log);

  it.each(['one connection', 'an address of its own for LISTEN'])('reports an edit by %s', async (how) => {
    const own = new URL(postgres.databaseUrl);
    own.searchParams.set('application_name', 'listener');
    watch = watching(how === 'one connection' ? undefined : own.href);
    await watch.read();
    await expect
      .poll(async () => {
        await edit();
        return onNotice.mock.calls.length;
      })
      .toBeGreaterThan(0);
    expect(await watch.read()).toEqual(await readEdition(database.db));
  });

  it('reads the counter of the content where LISTEN is at another newspaper', async () => {
    watch = watching(other.databaseUrl);
    await edit();
    expect(await watch.read()).toEqual(await readEdition(database.db));
  });

  it.each([
    ['nobody', () => 'postgres://nobody@127.0.0.1:1/none'],
    ['no database', () => postgres.databaseUrl.replace(/[^/]+$/, 'none')],
  ])('goes on, and says so once, where LISTEN finds %s', async (_, listenUrl) => {
    watch = watching(listenUrl());
    for (let time = 0; time < 3; time += 1) {
      await edit();
      expect(await watch.read()).toEqual(await readEdition(database.db));
    }
    await expect.poll(() => log.mock.calls.length).toBe(1);
    expect(String(log.mock.calls[0]?.[0])).toContain('DATABASE_LISTEN_URL');
  });
});
