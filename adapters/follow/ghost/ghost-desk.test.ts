import { beforeEach, describe, expect, it } from 'vitest';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import type { DeskMapping } from '#adapters/newsroom-contract/follow.ts';
import { newFollowed, type Followed } from '../state/followed.ts';
import type { AskDesk, DeskAnswer } from '../desk/ask-desk.ts';
import type { Desk } from '../desk/desk.ts';
import { openGhostDesk } from './ghost-desk.ts';
import { type FakeGhost, ghostId, openFakeGhost } from './ghost.fake.ts';

const [adminKey, contentKey] = [`${'a'.repeat(24)}:${'b'.repeat(64)}`, 'c'.repeat(26)];
const plain: DeskMapping = { categories: {}, tags: {}, sticky: { flag: 'legfontosabb' } };
const label = (number: number, name: string, slug: string) => ({ id: ghostId(number), name, slug });

let ghost: FakeGhost;
let followed: Followed;
const open = (ask: AskDesk = ghost.ask, mapping = plain, text = adminKey): Desk => {
  const key = readGhostKey(text) ?? expect.unreachable('no key');
  const time = { now: () => ghost.now * 1000 };
  return openGhostDesk({ address: 'http://iroasztal.example', key, ask, mapping, followed, time });
};
const answering =
  (status: number, body: unknown): AskDesk =>
  async () =>
    ({ status, headers: {}, body }) satisfies DeskAnswer;
const shownAs = (id: string) => ({
  id,
  print: 'p',
  media: null,
  hash: 'h',
  slug: 's',
  link: null,
  path: null,
  block: null,
  modified: 1,
  state: 'shown' as const,
  why: null,
});

beforeEach(() => {
  ghost = openFakeGhost();
  followed = newFollowed([], null);
  for (const one of [label(1, 'Belföld', 'belfold'), label(2, '#belso', 'hash-belso'), label(3, 'Sport', 'sport')])
    ghost.tags.set(one.id, one);
  // As in a Ghost that was installed long ago.
  ghost.users.set('1', { ...label(9, 'Nagy Éva', 'nagy-eva'), id: '1' });
});

describe('a Ghost as a desk', () => {
  it('lists what changed by a time in UTC that SQLite understands', async () => {
    ghost.put(1);
    ghost.now += 100;
    ghost.put(2);
    const { prints } = await open().list({ way: 'changed', since: ghost.now - 50 }, 1);
    expect(prints.map(({ id }) => id)).toEqual([ghostId(2)]);
    expect(ghost.asked[0]?.searchParams.get('filter')).toMatch(/updated_at:>'2026-09-21 \d\d:\d\d:\d\d'/);
  });

  it.each([
    { title: 'Más' },
    { slug: 'mas' },
    { featured: true },
    { visibility: 'members' },
    { feature_image_alt: 'leírás' },
    { meta_title: 'keresőcím' },
    { custom_excerpt: 'ajánló' },
    { tags: [label(3, 'Sport', 'sport')] },
    { authors: [] },
  ])('sees %o, which moves no time', async (more) => {
    ghost.put(1);
    const desk = open();
    const printOf = async (way: 'new' | 'sweep') =>
      (await desk.list(way === 'new' ? { way, since: ghost.now } : { way }, 1)).prints[0]?.print;
    const before = [await printOf('new'), await printOf('sweep')];
    ghost.put(1, { updated_at: ghost.posts.get(ghostId(1))?.['updated_at'], ...more });
    const after = [await printOf('new'), await printOf('sweep')];
    expect(after).not.toEqual(before);
    expect(new Set([...before, ...after]).size).toBe(2);
  });

  it('has a print that neither a renamed tag nor a renamed author changes', async () => {
    ghost.put(1);
    const [before] = (await open().list({ way: 'sweep' }, 1)).prints;
    ghost.put(1, { tags: [label(1, 'Hazai', 'hazai')], authors: [{ ...label(9, 'Kis Éva', 'kis-eva'), id: '1' }] });
    ghost.put(1, { tags: [...ghost.tags.values()].map((tag) => ({ ...tag, name: 'más' })) });
    expect((await open().list({ way: 'sweep' }, 1)).prints[0]).toEqual(before);
  });

  it('lists followed posts among the changed ones when they were unpublished or deleted', async () => {
    for (const number of [1, 2, 3, 4, 5]) ghost.put(number);
    for (const number of [1, 2]) followed.items.set(ghostId(number), shownAs(ghostId(number)));
    followed.items.set(ghostId(5), { ...shownAs(ghostId(5)), state: 'waiting' });
    ghost.now += 10;
    ghost.put(1, { status: 'draft' });
    for (const number of [3, 5]) ghost.put(number, { status: 'draft' });
    ghost.remove(2);
    ghost.remove(4);
    const { prints } = await open().list({ way: 'changed', since: ghost.now - 5 }, 1);
    expect(prints.map(({ id }) => id)).toEqual([ghostId(1), ghostId(2)]);
  });

  it('knows a deletion on record from a post that a restored backup has lost', async () => {
    ghost.remove(1);
    followed.items.set(ghostId(1), shownAs(ghostId(1)));
    const desk = open();
    await desk.list({ way: 'changed', since: ghost.now - 5 }, 1);
    expect([await desk.fate(ghostId(1)), await desk.fate(ghostId(2))]).toEqual(['hidden', 'gone']);
  });

  it('takes the first tag as the section unless the mapping gives that another meaning', async () => {
    ghost.put(1);
    const sectionWith = async (tags: DeskMapping['tags']) => {
      const [post] = await open(ghost.ask, { ...plain, tags }).posts([ghostId(1)]);
      return post?.article.section?.slug;
    };
    expect(await sectionWith({})).toBe('belfold');
    expect(await sectionWith({ belfold: { flag: 'pr' } })).toBe('sport');
    expect(await sectionWith({ belfold: { section: 'hazai' } })).toBe('belfold');
  });

  it('converts a post as a migration does, and gives internal tags only to the mapping', async () => {
    ghost.put(1, {
      featured: true,
      visibility: 'paid',
      html: '<p>Nyílt.</p><!--members-only--><p>Zárt.</p>',
      feature_image: 'http://iroasztal.example/a.png',
      feature_image_alt: 'leírás',
      meta_title: 'keresőcím',
      url: 'http://lap.example/hirek/cikk-1/',
    });
    const [post] = await open().posts([ghostId(1)]);
    expect(post).toMatchObject({
      isSticky: true,
      categories: [{ slug: 'belfold' }, { slug: 'sport' }],
      tags: [{ slug: 'belfold' }, { slug: 'hash-belso' }, { slug: 'sport' }],
      article: {
        readers: 'members',
        tags: ['Belföld', 'Sport'],
        authors: [{ slug: 'nagy-eva', name: 'Nagy Éva' }],
        flags: ['legfontosabb'],
        cover: { alt: 'leírás' },
        searchTitle: 'keresőcím',
      },
    });
    expect(post?.article.addresses[0]).toBe('/hirek/cikk-1/');
  });

  it('closes a text that the Content API cuts, and never takes it for an empty one', async () => {
    ghost.put(1, { html: '', access: false, visibility: 'members', status: undefined });
    const row = ghost.posts.get(ghostId(1));
    const answer = { posts: [row], meta: { pagination: { pages: 1, total: 1 } } };
    const [given] = await open(answering(200, answer), plain, contentKey).posts([ghostId(1)]);
    expect(given?.article).toMatchObject({ readers: 'members', html: '<!--members-only-->' });
    const { access: _, ...unclear } = row as Record<string, unknown>;
    await expect(
      open(answering(200, { ...answer, posts: [unclear] }), plain, contentKey).posts([ghostId(1)]),
    ).rejects.toThrow('another shape');
  });

  it('is at fault when an answer leaves out the text', async () => {
    ghost.put(1);
    const { html: _, ...rest } = ghost.posts.get(ghostId(1)) as Record<string, unknown>;
    const answer = { posts: [rest], meta: { pagination: { pages: 1, total: 1 } } };
    await expect(open(answering(200, answer)).posts([ghostId(1)])).rejects.toThrow('another shape');
  });

  it('hides a draft, has deleted an unknown post, and means neither with any other answer', async () => {
    ghost.put(1, { status: 'draft' });
    ghost.put(2);
    const desk = open();
    expect([await desk.fate(ghostId(1)), await desk.fate(ghostId(2)), await desk.fate(ghostId(3))]).toEqual([
      'hidden',
      'shown',
      'gone',
    ]);
    for (const [status, body] of [
      [404, { error: 'nginx' }],
      [401, { errors: [{ type: 'UnauthorizedError', message: 'Invalid token' }] }],
      [403, {}],
      [200, { posts: [] }],
      [200, {}],
    ] as const)
      await expect(open(answering(status, body)).fate(ghostId(1))).rejects.toThrow();
  });

  it('learns the names of labels with their posts, and leaves a change to the list of labels', async () => {
    ghost.put(1);
    await open().posts([ghostId(1)]);
    ghost.put(1, { tags: [label(1, 'Hazai', 'hazai')] });
    await open().posts([ghostId(1)]);
    const name = (kind: 'category' | 'tag' | 'author', id: string) => followed.labels.get(`${kind}:${id}`)?.name;
    expect([name('category', ghostId(1)), name('tag', ghostId(1)), name('author', '1')]).toEqual([
      'Belföld',
      'Belföld',
      'Nagy Éva',
    ]);
    expect(name('tag', ghostId(2))).toBeUndefined();
  });

  it('gives its tags as sections and as tags, and its users as authors', async () => {
    for (const one of [label(1, 'Belföld', 'belfold'), label(3, 'Sport', 'sport')])
      ghost.tags.set(one.id, { ...one, visibility: 'public' });
    const desk = open();
    const names = async (kind: 'category' | 'tag' | 'author') =>
      (await desk.labels(kind, 1)).labels.map((one) => `${one.kind} ${one.name}`);
    expect(await names('category')).toEqual(['category Belföld', 'category Sport']);
    expect(await names('tag')).toEqual(['tag Belföld', 'tag Sport']);
    expect(await names('author')).toEqual(['author Nagy Éva']);
  });
});
