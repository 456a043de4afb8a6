import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { smallContent } from '../../testing/small-content.ts';
import { drawOriginals } from './draw-originals.ts';

const folder = await mkdtemp(join(tmpdir(), 'drawn-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const wishing = {
  ...smallContent.articles![0]!,
  cover: { path: '/uploads/cover-main-river-1.jpg', caption: '', credit: '' },
  pages: ['<figure data-type="picture" data-src="/uploads/cover-main-bars-4.jpg"></figure>'],
};
const poster = '<figure data-type="embed" data-poster="/uploads/cover-after-cinema-3.jpg"></figure>';
const uniqueGroups = [{ id: 27, slug: 'after', uniques: [{ slug: 'after-youtube', content: poster }] }];
const draw = (signal: AbortSignal): Promise<void> =>
  drawOriginals({ articles: [wishing], uniqueGroups }, folder, signal);

it('draws the pictures that an article wishes for by motif, on its front and in its text, and the posters of covers, and none when stopped', async () => {
  await draw(AbortSignal.abort());
  expect(await readdir(folder)).toEqual([]);
  await draw(new AbortController().signal);
  expect((await readdir(folder)).toSorted()).toEqual([
    'cover-after-cinema-3.jpg',
    'cover-main-bars-4.jpg',
    'cover-main-river-1.jpg',
  ]);
  const { format, width = 0 } = await sharp(join(folder, 'cover-main-river-1.jpg')).metadata();
  expect([format, width]).toEqual(['jpeg', 1600]);
});
