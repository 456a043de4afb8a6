import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { openTestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../../newsroom/context/testing-newsroom.fake.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { everything } from '../../database/edits/change.ts';
import { deferred } from '../../process/deferred.ts';
import { now } from '../../testing/small-content.ts';
import type { ApiContext } from './api-context.ts';
import { openNewsroom } from './open-api-context.ts';

let newsroom: TestNewsroom;
let context: ApiContext;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  context = await openNewsroom({
    time: systemTime,
    db: newsroom.db,
    now: () => now,
    measureSound: async () => null,
    log: () => undefined,
  });
}, 60_000);
afterAll(() => newsroom.close());

const rename = (name: string) =>
  inEdit(newsroom.db, async (all) => {
    await all.updateTable('authors').set({ name }).where('slug', '=', 'kiss-anna').execute();
    return { done: null, changes: [everything] };
  });
const edit = async (name: string): Promise<void> => {
  await rename(name);
  await context.edits.catchUp();
};

describe('the cached context', () => {
  it('is dropped after an edit, even a load that started before it', async () => {
    const key = await newsroom.db
      .selectFrom('articles')
      .select(['id', 'version', 'pub_date'])
      .where('slug', '=', 'friss')
      .executeTakeFirstOrThrow();
    const authors = async () =>
      (await context.cards.of([key])).map(({ articleAuthors }) => articleAuthors.map(({ name }) => name));
    const early = authors();
    context.cards.invalidate();
    expect(await early).toEqual([['Kiss Anna']]);
    await rename('Kiss Anna Mária');
    expect(await authors()).toEqual([['Kiss Anna Mária']]);
    await context.edits.catchUp();
    const [late, release] = [deferred<void>(), deferred<void>()];
    const slow = context.keep('x', async () => {
      late.resolve();
      await release.promise;
      return { of: 'before' };
    });
    await late.promise;
    await edit('Kiss Anna');
    expect(await context.keep('x', async () => ({ of: 'after' }))).toEqual({ of: 'after' });
    release.resolve();
    expect(await slow).toEqual({ of: 'before' });
    expect(await context.keep('x', async () => ({ of: 'later' }))).toEqual({ of: 'after' });
    expect(await authors()).toEqual([['Kiss Anna']]);
  });

  it('is not what failed, and a failure of before an edit takes nothing away of after it', async () => {
    await expect(context.keep('y', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await context.keep('y', async () => ({ of: 'good' }))).toEqual({ of: 'good' });
    const fails = deferred<object>();
    const failing = context.keep('z', () => fails.promise);
    await edit('Kiss Anna');
    const first = await context.keep('z', async () => ({ of: 'after' }));
    fails.reject(new Error('x'));
    await expect(failing).rejects.toThrow('x');
    expect(await context.keep('z', async () => ({ of: 'later' }))).toBe(first);
  });
});
