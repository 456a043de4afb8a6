import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdition } from '../../database/edits/in-edit.ts';
import { writeWhole } from '../../media/uploads/upload-file.ts';
import { execute } from '../execute.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  await writeWhole(join(newsroom.dataDir, 'uploads'), 'tudositas.mp4', Buffer.from('x'));
}, 60_000);
afterAll(() => newsroom.close());

const video = { url: '/uploads/tudositas.mp4', title: 'Sajtótájékoztató', label: null, open: false, manual: true };
const order = (what: string, more: object = {}, site = 'main') => execute(newsroom, { do: what, site, ...more });
const shown = async (site = 'main') => {
  const outcome = await order('show-video', {}, site);
  return 'done' in outcome ? (outcome.done as { readonly video: object | null }).video : outcome;
};

describe('the video beside the pages of a site', () => {
  it('is absent until set, then shown only on its site, and web nodes are notified', async () => {
    expect(await shown()).toBeNull();
    const before = (await readEdition(newsroom.db)).number;
    expect(await order('set-video', { video })).toMatchObject({ edition: { number: before + 1 } });
    expect([await shown(), await shown('g7')]).toEqual([video, null]);
    await order('set-video', { video: { ...video, label: 'új', open: true } });
    expect(await shown()).toEqual({ ...video, label: 'új', open: true });
  });

  it('ends when editors end it, which is once', async () => {
    await order('set-video', { video });
    expect(await order('end-video')).toMatchObject({ done: { ended: true } });
    expect(await shown()).toBeNull();
    expect(await order('end-video')).toMatchObject({ done: { ended: false }, edition: null });
  });

  it('is refused with a file that does not exist, and the one before it stays', async () => {
    await order('set-video', { video });
    await mkdir(join(newsroom.dataDir, 'uploads', 'mappa.mp4'));
    for (const url of ['/uploads/nincs.mp4', '/uploads/mappa.mp4'])
      expect(await order('set-video', { video: { ...video, url } })).toEqual({ failed: 'no-video-file', about: url });
    expect(await shown()).toEqual(video);
  });

  it('is taken from another node that stored the file in the database', async () => {
    await newsroom.db
      .insertInto('upload_files')
      .values({ name: 'mashol.webm', bytes: Buffer.from('x') })
      .execute();
    const elsewhere = { ...video, url: '/uploads/mashol.webm' };
    expect(await order('set-video', { video: elsewhere })).toHaveProperty('done');
    expect(await shown()).toEqual(elsewhere);
  });

  it('accepts a URL on another host without requesting it', async () => {
    const others = { ...video, url: 'https://video.example/eskutetel.mp4' };
    expect(await order('set-video', { video: others })).toHaveProperty('done');
  });

  it.each([
    ['an address that is a script', { ...video, url: 'javascript:alert(1)' }],
    ['an unsafe address', { ...video, url: 'http://video.example/1' }],
    ['an address of nobody’s scheme', { ...video, url: '//video.example/1' }],
    ['a page of ours', { ...video, url: '/login' }],
    ['a file of ours that is no upload', { ...video, url: '/assets/entry.mp4' }],
    ['a path that leads out of uploads', { ...video, url: '/uploads/../login.mp4' }],
    ['an encoded path that leads out of uploads', { ...video, url: '/uploads/%2e%2e%2fx.mp4' }],
    ['a folder below uploads', { ...video, url: '/uploads/a/b.mp4' }],
    ['an upload with a query', { ...video, url: '/uploads/a.mp4?x=1' }],
    ['an upload with a fragment', { ...video, url: '/uploads/a.mp4#x' }],
    ['an upload that is no video', { ...video, url: '/uploads/a.jpg' }],
    ['no title', { ...video, title: ' ' }],
    ['a label that turns the line round', { ...video, label: 'é\u202elő' }],
    ['a field that nobody knows', { ...video, muted: false }],
  ])('is refused with %s', async (_, wrong) => {
    await order('end-video');
    expect(await order('set-video', { video: wrong })).toHaveProperty('refused');
    expect(await shown()).toBeNull();
  });
});
