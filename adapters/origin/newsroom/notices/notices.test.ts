import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdition } from '../../database/edits/in-edit.ts';
import type { GivenNotice } from '../../content/notice.ts';
import { execute } from '../execute.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { listNotices } from './list-notices.ts';

let newsroom: TestNewsroom;
let start = 0;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  start = newsroom.time.now;
}, 60_000);
afterAll(() => newsroom.close());

const given = (more: Partial<GivenNotice> = {}): GivenNotice => ({
  text: 'Karbantartás',
  level: 'info',
  until: start + 60,
  link: null,
  sites: ['main', 'g7'],
  audience: 'everybody',
  required: false,
  ...more,
});
const set = (notice: unknown) => execute(newsroom, { do: 'set-notice', notice });
const states = async () => (await listNotices(newsroom)).notices.map(({ id, state }) => [id, state]);

describe('notices at the desk', () => {
  it('are stored with a number, and reach web nodes without evicting cached pages', async () => {
    const before = (await readEdition(newsroom.db)).number;
    expect(await set(given())).toMatchObject({ done: { id: 1, until: start + 60 }, edition: { number: before + 1 } });
    expect(
      await newsroom.db
        .selectFrom('edits')
        .select(['kind', 'slugs', 'pages', 'everything'])
        .where('number', '=', before + 1)
        .executeTakeFirst(),
    ).toEqual({ kind: 'purged', slugs: [], pages: [], everything: false });
    expect((await listNotices(newsroom)).notices).toEqual([{ ...given(), id: 1, setAt: start, state: 'standing' }]);
  });

  it('end at once, once', async () => {
    await set(given({ sites: null, level: 'alert' }));
    expect(await execute(newsroom, { do: 'end-notice', id: 1 })).toMatchObject({ done: { ended: 1 } });
    expect(await states()).toEqual([
      [2, 'standing'],
      [1, 'over'],
    ]);
    const before = (await readEdition(newsroom.db)).number;
    expect(await execute(newsroom, { do: 'end-notice', id: 1 })).toEqual({ failed: 'no-notice', about: '1' });
    expect(await execute(newsroom, { do: 'end-notice', id: 99 })).toEqual({ failed: 'no-notice', about: '99' });
    expect((await readEdition(newsroom.db)).number).toBe(before);
  });

  it('expire, and cannot be set in the past', async () => {
    newsroom.time.now = start + 60;
    expect(await states()).toEqual([
      [2, 'over'],
      [1, 'over'],
    ]);
    expect(await set(given())).toEqual({ failed: 'notice-over', about: String(start + 60) });
    newsroom.time.now = start;
  });

  it.each([
    ['a line break', { text: 'a\nb' }],
    ['turned letters', { text: '\u202Eab' }],
    ['nothing', { text: '' }],
    ['too much', { text: 'x'.repeat(1_001) }],
    ['a script for a link', { link: 'javascript:alert(1)' }],
    ['a link that hides its host', { link: '/\\pelda.hu' }],
    ['another host for a path', { link: '//pelda.hu' }],
    ['no site', { sites: [] }],
    ['a site that is none', { sites: ['mars'] }],
    ['an unknown level', { level: 'sos' }],
  ])('are refused with %s, and nothing is written', async (_, wrong) => {
    const before = await states();
    expect(await set({ ...given(), ...wrong })).toHaveProperty('refused');
    expect(await states()).toEqual(before);
  });
});
