import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDesk } from '../desk/testing-desk.fake.ts';
import type { TestDesk } from '../desk/testing-desk.fake.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import { everything } from '../database/edits/change.ts';
import { later } from '../later.ts';
import { now } from '../testing/small-world.ts';
import type { Newsroom } from './newsroom.ts';
import { openNewsroom } from './open-newsroom.ts';

let desk: TestDesk;
let newsroom: Newsroom;
beforeAll(async () => {
  desk = await openTestDesk();
  newsroom = await openNewsroom({ db: desk.db, now: () => now, measureSound: async () => null, log: () => undefined });
}, 60_000);
afterAll(() => desk.close());

const rename = (name: string) =>
  inEdit(desk.db, async (all) => {
    await all.updateTable('authors').set({ name }).where('slug', '=', 'kiss-anna').execute();
    return { done: null, changes: [everything] };
  });
const edit = async (name: string): Promise<void> => {
  await rename(name);
  await newsroom.edits.catchUp();
};

describe('what is at hand', () => {
  it('is forgotten with an edit, also what was being loaded before it and comes after it', async () => {
    const key = await desk.db
      .selectFrom('articles')
      .select(['id', 'version', 'pub_date'])
      .where('slug', '=', 'friss')
      .executeTakeFirstOrThrow();
    const authors = async () =>
      (await newsroom.cards.of([key])).map(({ articleAuthors }) => articleAuthors.map(({ name }) => name));
    const early = authors();
    newsroom.cards.forget();
    // A card that comes over an edit is still a card, for who waited for it.
    expect(await early).toEqual([['Kiss Anna']]);
    await rename('Kiss Anna Mária');
    expect(await authors()).toEqual([['Kiss Anna Mária']]);
    await newsroom.edits.catchUp();
    const [late, release] = [later<void>(), later<void>()];
    const slow = newsroom.keep('x', async () => {
      late.resolve();
      await release.promise;
      return { of: 'before' };
    });
    await late.promise;
    await edit('Kiss Anna');
    expect(await newsroom.keep('x', async () => ({ of: 'after' }))).toEqual({ of: 'after' });
    release.resolve();
    expect(await slow).toEqual({ of: 'before' });
    expect(await newsroom.keep('x', async () => ({ of: 'later' }))).toEqual({ of: 'after' });
    expect(await authors()).toEqual([['Kiss Anna']]);
  });

  it('is not what failed, and a failure of before an edit takes nothing away of after it', async () => {
    await expect(newsroom.keep('y', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await newsroom.keep('y', async () => ({ of: 'good' }))).toEqual({ of: 'good' });
    const fails = later<object>();
    const failing = newsroom.keep('z', () => fails.promise);
    await edit('Kiss Anna');
    const first = await newsroom.keep('z', async () => ({ of: 'after' }));
    fails.reject(new Error('x'));
    await expect(failing).rejects.toThrow('x');
    expect(await newsroom.keep('z', async () => ({ of: 'later' }))).toBe(first);
  });
});
