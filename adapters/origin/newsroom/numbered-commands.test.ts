import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '../database/edits/edition.ts';
import { readEdition } from '../database/edits/in-edit.ts';
import { now } from '../testing/small-content.ts';
import { execute } from './execute.ts';
import { fileOf, openTestNewsroom } from './context/testing-newsroom.fake.ts';
import type { TestNewsroom } from './context/testing-newsroom.fake.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const file = (slug: string, head: object, body?: string) => ({
  name: `${slug}.html`,
  text: fileOf(head, body),
  folder: newsroom.dataDir,
});

const after = async (command: object) => {
  const before = await readEdition(newsroom.db);
  const outcome = await execute(newsroom, command);
  const edition = await readEdition(newsroom.db);
  const rows = await newsroom.db
    .selectFrom('edits')
    .select(['kind', 'slugs', 'pages', 'everything as all'])
    .where('number', '>', before.number)
    .orderBy('number')
    .execute();
  return {
    outcome,
    before,
    edition,
    changes: rows.map(({ kind, slugs, pages, all }) =>
      [kind, ...(all ? ['all'] : []), ...slugs.toSorted(), ...pages.map(({ site, path }) => `${site} ${path}`)].join(
        ' ',
      ),
    ),
  };
};

const changesOf = async (command: object): Promise<readonly string[]> => {
  const { outcome, before, edition, changes } = await after(command);
  const told = 'done' in outcome ? outcome.edition : undefined;
  expect(told).toEqual(changes.length === 0 ? null : (edition satisfies Edition));
  expect(edition).toEqual({ epoch: before.epoch, number: before.number + changes.length });
  return changes;
};

const put = (slug: string, head: object, body?: string, dryRun = false) =>
  changesOf({ do: 'import', files: [file(slug, head, body)], dryRun });
const inTwoHours = `${new Date((now + 7200) * 1000).toISOString().slice(0, 19)}Z`;
const blog = { type: 'liveblog', flags: ['live'] };

describe('an order', () => {
  it('that writes articles names the edited ones, and uses no number without any', async () => {
    expect(await put('hid', {})).toEqual(['edited hid']);
    expect(await put('hid', {})).toEqual([]);
    expect(await put('hid', { title: 'Más' })).toEqual(['edited hid']);
    expect(await put('hid', { title: 'Próba' }, undefined, true)).toEqual([]);
    expect(
      await changesOf({
        do: 'import',
        files: [file('egy', {}), file('ketto', {}), file('hid', { title: 'Más' })],
        dryRun: false,
      }),
    ).toEqual(['edited egy ketto']);
  });

  it('that hides or postpones articles reports them as removed', async () => {
    expect(
      await changesOf({
        do: 'import',
        files: [file('hid', { active: false }), file('egy', { title: 'Új' })],
        dryRun: false,
      }),
    ).toEqual(['removed hid', 'edited egy']);
    expect(await put('hid', {})).toEqual(['edited hid']);
    expect(await put('hid', { publishedAt: inTwoHours })).toEqual(['removed hid']);
    expect(await put('kesobbi', { publishedAt: inTwoHours })).toEqual(['edited kesobbi']);
  });

  it('about posts of a live blog names the posts and the live blog', async () => {
    expect(await put('meccs', blog, '<p>Bevezető.</p>\n<!-- post {"id":"a","ago":"5m"} --><p>Egy.</p>')).toEqual([
      'edited meccs meccs-a',
    ]);
    expect(await changesOf({ do: 'post', slug: 'meccs', id: null, title: null, pinned: null, text: 'Kettő.' })).toEqual(
      ['edited meccs meccs-1'],
    );
    expect(await changesOf({ do: 'post', slug: 'meccs', id: '1', title: 'Cím', pinned: null, text: null })).toEqual([
      'edited meccs meccs-1',
    ]);
    expect(await changesOf({ do: 'post', slug: 'meccs', id: '1', title: 'Cím', pinned: null, text: null })).toEqual([]);
    expect(await changesOf({ do: 'take-back', slug: 'meccs', ids: ['1'] })).toEqual([
      'removed meccs-1',
      'edited meccs',
    ]);
    expect(await put('meccs', blog, '<p>Más.</p>')).toEqual(['edited meccs']);
    expect(await put('meccs', { ...blog, active: false }, '<p>Más.</p>')).toEqual(['removed meccs meccs-a']);
    expect(await changesOf({ do: 'delete', site: 'main', slugs: ['meccs'] })).toEqual([
      'removed meccs meccs-1 meccs-a',
    ]);
  });

  it('that fails takes no number', async () => {
    const { outcome, before, edition } = await after({ do: 'delete', site: 'main', slugs: ['hid', 'nincs'] });
    expect([outcome, edition]).toEqual([{ failed: 'no-article', about: 'nincs' }, before]);
  });

  it.each([
    [{ do: 'list', site: null, since: null, limit: 1 }],
    [{ do: 'add-pass', days: 3, note: '' }],
    [{ do: 'list-passes' }],
    [{ do: 'migrate' }],
  ])('that changes nothing readers see takes none: %j', async (command) => {
    expect(await changesOf(command)).toEqual([]);
  });

  it('purges pages, or everything', async () => {
    expect(await changesOf({ do: 'purge', pages: [{ site: 'lapunk', path: '/rss' }] })).toEqual(['purged lapunk /rss']);
    expect(await changesOf({ do: 'purge', pages: null })).toEqual(['purged all']);
  });

  it('that brings sites up to date takes one when a site is another than before', async () => {
    const renamed = { ...newsroom, sites: newsroom.sites.map((site) => ({ ...site, name: `Új ${site.name}` })) };
    const before = await readEdition(newsroom.db);
    expect(await execute(renamed, { do: 'migrate' })).toEqual({
      done: { applied: [], unknown: [] },
      edition: { ...before, number: before.number + 1 },
    });
    expect(await execute(newsroom, { do: 'migrate' })).toMatchObject({ edition: { number: before.number + 2 } });
  });

  it('that restores starts another epoch, and names removed content', async () => {
    const backup = `${newsroom.dataDir}/mentes.gz`;
    await put('regi', {});
    await execute(newsroom, { do: 'backup', file: backup, readersKey: null });
    await put('uj', {});
    await changesOf({ do: 'delete', site: 'main', slugs: ['egy'] });
    await execute(newsroom, { do: 'delete', site: 'main', slugs: ['ketto'] });
    await put('ketto', {});
    const { outcome, before, edition, changes } = await after({
      do: 'restore',
      file: backup,
      force: true,
      readersIdentity: null,
      withoutReaders: false,
    });
    expect(outcome).toMatchObject({ edition });
    expect(edition.epoch).not.toBe(before.epoch);
    expect(edition.number).toBeGreaterThan(before.number);
    expect(changes).toEqual([expect.stringMatching(/^removed .*\buj\b/), 'edited all', 'edited all']);
    expect(changes[0]).not.toMatch(/\b(?:egy|ketto|regi)\b/);
  }, 60_000);
});
