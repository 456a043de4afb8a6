import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readGhostKey } from '#adapters/migration/site/ghost/ghost-key.ts';
import { type Hook, markOf, readHook } from '#adapters/origin/newsroom/follow/read-hook.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { freePort } from '#tools/desks/free-port.ts';
import { driveGhost, type GhostDriver } from '#tools/desks/ghost-driver.ts';
import { type GhostDesk, startGhost, whyNoGhost } from '#tools/desks/ghost.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { credentialsOf } from '../desk/credentials.ts';
import type { Desk } from '../desk/desk.ts';
import { recogniseDesk } from '../run/recognise-desk.ts';
import { newFollowed } from '../state/followed.ts';
import { openGhostDesk } from './ghost-desk.ts';
import { removeGhostHooks, setGhostHooks } from './ghost-hooks.ts';

const why = whyNoGhost();
const [allowPrivate, time] = [true, systemTime];

describe.skipIf(why !== null)(`a running Ghost as a desk${why === null ? '' : ` (${why})`}`, () => {
  let ghost: GhostDesk;
  let driver: GhostDriver;
  let server: Server;
  const hooks: Hook[] = [];
  const followed = newFollowed([], null);

  const open = (text: string): Desk => {
    const key = readGhostKey(text) ?? expect.unreachable('no key');
    const ask = askDesk({ allowPrivate, time, headers: credentialsOf('ghost', text, time) });
    const mapping = { categories: {}, tags: {}, sticky: {} };
    return openGhostDesk({ address: ghost.url, key, ask, mapping, followed, time });
  };
  const write = (name: string, more: object = {}) =>
    driver.create({ title: name, slug: name, html: '<p>Szöveg.</p>', status: 'published', ...more });

  beforeAll(async () => {
    ghost = await startGhost({ port: await freePort() });
    driver = driveGhost(ghost.url, ghost.adminKey);
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      hooks.push({
        body: Buffer.concat(parts).toString(),
        signature: String(request.headers['x-ghost-signature'] ?? ''),
      });
      response.end();
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  }, 500_000);
  afterAll(async () => {
    server?.close();
    await ghost?.stop();
  });

  it('is recognised with either key, and takes no other', async () => {
    const recognise = (key: string) => recogniseDesk({ address: ghost.url, key, allowPrivate }, time);
    expect(await recognise(ghost.adminKey)).toEqual({ kind: 'ghost', mayHaveHooks: true });
    expect(await recognise(ghost.contentKey)).toEqual({ kind: 'ghost', mayHaveHooks: false });
    expect(await recognise('d'.repeat(26))).toMatchObject({ unusable: 'key-refused' });
  });

  it('gives a draft by the number in the address of its preview, with an Admin key alone', async () => {
    const { id } = await write('vazlat', { status: 'draft', html: '<p>Még készül.</p>' });
    const { posts } = (await driver.call('GET', `posts/${id}/`)) as {
      readonly posts: readonly { readonly uuid: string }[];
    };
    const uuid = posts[0]?.uuid ?? '';
    const draft = await open(ghost.adminKey).draft?.(uuid);
    expect(draft?.article).toMatchObject({ title: 'vazlat', readers: 'hidden', html: '<p>Még készül.</p>' });
    expect(await open(ghost.adminKey).draft?.('6f1e0c9a-7b3d-4e2f-8a8c-1d0b6f1e0c9a')).toBeNull();
    expect(open(ghost.contentKey).draft).toBeUndefined();
    await driver.call('DELETE', `posts/${id}/`);
  });

  it('lists with both keys what was published and changed, with the same ids and times', async () => {
    const since = Math.floor(Date.now() / 1000) - 60;
    const { id } = await write('elso', { tags: [{ name: 'Belföld' }, { name: '#belso' }], feature_image_alt: 'kép' });
    const [whole, cut] = [open(ghost.adminKey), open(ghost.contentKey)];
    for (const listing of [{ way: 'new', since }, { way: 'changed', since }, { way: 'sweep' }] as const) {
      const [one, other] = [await whole.list(listing, 1), await cut.list(listing, 1)];
      const plain = ({ prints }: typeof one) => prints.map((print) => [print.id, print.publishedAt, print.modified]);
      expect(plain(one).map(([first]) => first)).toContain(id);
      expect(plain(other)).toEqual(plain(one));
    }
    expect((await whole.labels('category', 1)).labels.map(({ name }) => name)).toContain('Belföld');
    expect((await whole.labels('tag', 1)).labels.map(({ name }) => name)).not.toContain('#belso');
    expect((await whole.labels('author', 1)).labels).toHaveLength(1);
    expect((await whole.posts([id]))[0]?.article).toMatchObject({
      section: { slug: 'belfold' },
      readers: 'public',
      html: '<p>Szöveg.</p>',
    });
  });

  it('closes a text with both keys, and gives its closed part only to that of the Admin API', async () => {
    const { id } = await write('zart', { visibility: 'members', html: '<p>Titkos.</p>' });
    const [whole] = await open(ghost.adminKey).posts([id]);
    const [cut] = await open(ghost.contentKey).posts([id]);
    expect([whole?.article.readers, cut?.article.readers]).toEqual(['members', 'members']);
    expect(whole?.article.html).toContain('Titkos');
    expect(cut?.article.html).not.toContain('Titkos');
  });

  it('tells a hidden post from a deleted one, and lists both among the changed ones', async () => {
    const since = Math.floor(Date.now() / 1000) - 60;
    const [hidden, deleted] = [await write('rejtett'), await write('torolt')];
    const item = { print: '', media: null, hash: '', slug: '', link: null, path: null, block: null, modified: 1 };
    for (const { id } of [hidden, deleted]) followed.items.set(id, { ...item, id, state: 'shown', why: null });
    await driver.update(hidden.id, { status: 'draft' });
    await driver.call('DELETE', `posts/${deleted.id}/`);
    const desk = open(ghost.adminKey);
    expect([await desk.fate(hidden.id), await desk.fate(deleted.id)]).toEqual(['hidden', 'gone']);
    expect(await desk.listed([hidden.id, deleted.id])).toEqual(new Set());
    const ids = (await desk.list({ way: 'changed', since }, 1)).prints.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([hidden.id, deleted.id]));
    expect(await desk.fate(deleted.id)).toBe('hidden');
    expect(await open(ghost.contentKey).fate(hidden.id)).toBe('gone');
  });

  it('sends webhooks that the origin accepts, until they are removed', async () => {
    const place = { address: ghost.url, key: ghost.adminKey, allowPrivate };
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/follow/1`;
    const { ids, why: refused } = await setGhostHooks(place, { target, secret: 'titok', name: 'Lap' }, time);
    expect([ids.length, refused]).toEqual([6, null]);
    const { id } = await write('hirrel');
    await driver.update(id, { status: 'draft' });
    await driver.call('DELETE', `posts/${id}/`);
    await vi.waitFor(() => expect(hooks.length).toBeGreaterThanOrEqual(5), 30_000);
    const now = Date.now() / 1000;
    expect(hooks.every((hook) => markOf(hook, 'titok', now) !== null)).toBe(true);
    expect(hooks.some((hook) => markOf(hook, 'másik', now) !== null)).toBe(false);
    const read = hooks.map(({ body }) => readHook(body));
    expect(read).toContainEqual({ id, isRemoval: false });
    expect(read).toContainEqual({ id, isRemoval: true });
    expect(read).toContainEqual({ id: null, isRemoval: false });
    expect(await removeGhostHooks({ ...place, kind: 'ghost', ids }, time)).toBeNull();
    expect((await setGhostHooks(place, { target, secret: 'titok', name: 'Lap' }, time)).why).toBeNull();
  });
});
