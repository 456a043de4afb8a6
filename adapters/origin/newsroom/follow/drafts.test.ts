import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskDraftSlug } from '#adapters/newsroom-contract/follow.ts';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { linesOf } from '../backup/read-test-backup.fake.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '../context/run-command.fake.ts';
import { askForDraft, type DraftLink, stateOfDraft } from './drafts.ts';

let newsroom: TestNewsroom;
let [desk, secret] = [0, ''];
let count = 0;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) => runCommand(newsroom, command);

beforeEach(async () => {
  const added = await run({
    do: 'follow-add',
    desk: {
      kind: 'wordpress',
      address: `https://desk-${(count += 1)}.example`,
      site: 'main',
      key: null,
      allowPrivate: false,
      maxRemovals: 20,
      mapping: { categories: {}, tags: {}, sticky: {} },
    },
  });
  [desk, secret] = [added.id, added.hookSecret];
});

const link = (more: Partial<DraftLink> = {}, key = secret): DraftLink => {
  const { desk: of, post, expires } = { desk, post: '7', expires: newsroom.time.now + 600, ...more };
  const signature = createHmac('sha256', key).update(`draft.${of}.${post}.${expires}`).digest('hex');
  return { desk: of, post, expires, signature, ...more };
};
const slugs = async (): Promise<readonly string[]> =>
  (await run({ do: 'list', site: 'main', since: null, limit: 500 })).articles.map(({ slug }) => slug);

describe('the link of a draft', () => {
  it('is valid for minutes, for its post and its desk, with the secret of that desk', async () => {
    expect(await askForDraft(newsroom, link())).toEqual(expect.any(String));
    for (const wrong of [
      link({ expires: newsroom.time.now }),
      link({ expires: newsroom.time.now + 901 }),
      link({}, 'más'),
      { ...link(), post: '8' },
      { ...link(), expires: newsroom.time.now + 601 },
      link({ desk: 999 }),
      link({ signature: '' }),
      { ...link(), signature: `${link().signature}0` },
    ])
      expect(await askForDraft(newsroom, wrong)).toBeNull();
  });
});

describe('a draft', () => {
  it('is read once, by the process that follows its desk, and is no webhook', async () => {
    const request = (await askForDraft(newsroom, link())) ?? '';
    expect(await stateOfDraft(newsroom.db, request)).toEqual({ path: null, why: null });
    await run({ do: 'follow-lead', node: 'a', seconds: 15 });
    expect(await run({ do: 'follow-hints', node: 'b' })).toEqual({ hints: [], drafts: [] });
    const { hints, drafts } = await run({ do: 'follow-hints', node: 'a' });
    expect([hints, drafts.filter((draft) => draft.desk === desk)]).toEqual([
      [],
      [{ desk, id: '7', request: `${request}.${desk}` }],
    ]);
    expect(await run({ do: 'follow-hints', node: 'a' })).toEqual({ hints: [], drafts: [] });
    await run({ do: 'follow-drafted', request: `${request}.${desk}`, path: '/x', why: null });
    expect(await stateOfDraft(newsroom.db, request)).toEqual({ path: '/x', why: null });
    expect(await stateOfDraft(newsroom.db, 'más')).toBeNull();
    await run({ do: 'follow-lead', node: 'a', seconds: 0 });
  });

  it('of Ghost is asked of each Ghost, and one has it', async () => {
    const uuid = '6f1e0c9a-7b3d-4e2f-8a8c-1d0b6f1e0c9a';
    expect(await askForDraft(newsroom, { uuid })).toBeNull();
    await sql`update follow_desks set kind = 'ghost' where id >= ${desk - 1}`.execute(newsroom.db);
    const request = (await askForDraft(newsroom, { uuid })) ?? '';
    const note = (of: number, path: string | null, why: string | null) =>
      run({ do: 'follow-drafted', request: `${request}.${of}`, path, why });
    await note(desk, null, 'no such draft');
    expect(await stateOfDraft(newsroom.db, request)).toEqual({ path: null, why: null });
    await note(desk - 1, '/x', null);
    expect(await stateOfDraft(newsroom.db, request)).toEqual({ path: '/x', why: null });
  });

  const [slug, other] = ['7', '8'].map((post) => () => deskDraftSlug(desk, post)) as [() => string, () => string];
  const open = async (post: string): Promise<void> => {
    expect(await askForDraft(newsroom, link({ post }))).not.toBeNull();
    await newsroom.put(deskDraftSlug(desk, post), fileOf({ active: false }));
  };
  const passHour = (post: string) =>
    sql`update follow_items set modified = modified - 3660 where remote_id = ${`draft:${post}`}`.execute(newsroom.db);
  const renew = () => run({ do: 'follow-lead', node: 'a', seconds: 0 });
  const deleted = async () => (await run({ do: 'list-deleted' })).articles.map((article) => article.slug);

  it('has its hidden copy removed for good an hour after it was last opened, and with its desk', async () => {
    await newsroom.put('rendes', fileOf({}));
    for (const post of ['7', '8']) await open(post);
    await passHour('7');
    await passHour('8');
    await askForDraft(newsroom, link({ post: '8' }));
    await renew();
    expect(await slugs()).toEqual(expect.arrayContaining(['rendes', other()]));
    expect(await slugs()).not.toContain(slug());
    expect(await deleted()).not.toContain(slug());
    await run({ do: 'follow-remove', desk });
    expect(await slugs()).not.toContain(other());
    expect(await deleted()).not.toContain(other());
  });

  it('has no copy left when it is made after its request is over, or once its desk is removed', async () => {
    await askForDraft(newsroom, link());
    await sql`update follow_hints set at = at - interval '61 minutes'`.execute(newsroom.db);
    await renew();
    await newsroom.put(slug(), fileOf({ active: false }));
    await passHour('7');
    await renew();
    expect(await slugs()).not.toContain(slug());
    await askForDraft(newsroom, link());
    await newsroom.put(slug(), fileOf({ active: false }));
    await newsroom.db.deleteFrom('follow_desks').execute();
    await passHour('7');
    await renew();
    expect(await slugs()).not.toContain(slug());
  });

  it('is in no backup, and a copy in an earlier one is removed after the restore', async () => {
    await open('7');
    const file = join(newsroom.dataDir, 'mentes');
    await run({ do: 'backup', file, readersKey: null });
    expect((await linesOf(file)).filter((line) => line.includes(slug()))).toEqual([]);
    // Earlier builds had no note of a copy.
    await sql`delete from follow_items`.execute(newsroom.db);
    await sql`update article_versions set actor = ${`desk ${desk}`} where root_id = (select id from articles where slug = ${slug()})`.execute(
      newsroom.db,
    );
    await sql`delete from kysely_migration where name like '0054%'`.execute(newsroom.db);
    await run({ do: 'backup', file, readersKey: null });
    await run({ do: 'restore', file, force: true, readersIdentity: null, withoutReaders: true });
    expect(await slugs()).toContain(slug());
    await renew();
    expect(await slugs()).not.toContain(slug());
  }, 240_000);
});
