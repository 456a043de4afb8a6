import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../../credentials/secrets.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { addPass } from './add-pass.ts';
import { endPass } from './end-pass.ts';
import { listPasses } from './list-passes.ts';

const day = 86_400;
let newsroom: TestNewsroom;
let start = 0;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  start = newsroom.time.now;
}, 60_000);
afterAll(() => newsroom.close());

const keyOf = (link: string): string => new URL(link).searchParams.get('kulcs') ?? '';
const states = async () =>
  Object.fromEntries((await listPasses(newsroom)).passes.map(({ note, state }) => [note, state]));

describe('passes at the desk', () => {
  it('have a link to the main site with a key of 256 bits, valid for a week and stored only as a hash', async () => {
    const added = await addPass(newsroom, { days: 30, note: 'egy' });
    expect(added).toMatchObject({ validUntil: start + 30 * day, keyUntil: start + 7 * day });
    expect(added.link).toMatch(/^https:\/\/lapunk\.example\/tamogatas\/belepes\?kulcs=[\w-]{43}$/);
    const row = await newsroom.db
      .selectFrom('reader_passes')
      .selectAll()
      .where('id', '=', added.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ key_hash: hashOf(keyOf(added.link)), token_hash: null });
    expect(JSON.stringify(row)).not.toContain(keyOf(added.link));
    expect((await addPass(newsroom, { days: 2, note: 'rövid' })).keyUntil).toBe(start + 2 * day);
  });

  it('lead to the origin that the configuration names', async () => {
    const sites = newsroom.sites.map((site) =>
      site.role === 'main' ? { ...site, origin: 'http://lapunk.localhost:3000' } : site,
    );
    expect((await addPass({ ...newsroom, sites }, { days: 1, note: 'helyi' })).link).toMatch(
      /^http:\/\/lapunk\.localhost:3000\/tamogatas\/belepes\?kulcs=/,
    );
  });

  it('show their state, and end at once', async () => {
    const { id } = await addPass(newsroom, { days: 30, note: 'megszűnik' });
    await newsroom.db
      .updateTable('reader_passes')
      .set({ token_hash: 'h', key_hash: null })
      .where('note', '=', 'egy')
      .execute();
    expect(await endPass(newsroom, { id })).toEqual({ ended: id });
    newsroom.time.now = start + 8 * day;
    await addPass(newsroom, { days: 30, note: 'későbbi' });
    await newsroom.db
      .updateTable('reader_passes')
      .set({ valid_until: start + 30 * day })
      .where('note', '=', 'rövid')
      .execute();
    expect(await states()).toEqual({
      egy: 'used',
      rövid: 'lapsed',
      helyi: 'over',
      megszűnik: 'over',
      későbbi: 'waiting',
    });
    const ended = await newsroom.db
      .selectFrom('reader_passes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ended).toMatchObject({ valid_until: start, key_hash: null, token_hash: null });
    await expect(endPass(newsroom, { id: 999 })).rejects.toMatchObject({ kind: 'no-pass' });
  });
});
