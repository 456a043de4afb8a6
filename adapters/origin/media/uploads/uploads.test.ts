import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askRaw, startTestOrigin } from '../../testing/ask-origin.ts';
import type { Answer, TestOrigin } from '../../testing/ask-origin.ts';
import { namedSizes, variantPixels } from './named-sizes.ts';
import { formatFor, readPictureAddress } from './picture-address.ts';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true }, { sites: [] });
  const uploads = join(origin.dataDir, 'uploads');
  await mkdir(uploads);
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d4241c' } })
    .jpeg()
    .toFile(join(uploads, 'piros.jpg'));
}, 60_000);
afterAll(() => origin.close());

const picture = (name: string, accept = '', headers = {}): Promise<Answer> =>
  askRaw(origin.url, `/uploads/${name}`, { accept, ...headers });

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    ['image/avif;q=0,image/webp', 'webp'],
  ])('are given to %s as %s', async (accept, format) => {
    const { status, headers, body } = await picture('piros_card.jpg', accept);
    expect([status, headers['content-type'], headers.vary]).toEqual([200, `image/${format}`, 'Accept']);
    const { width, height, format: made } = await sharp(body).metadata();
    expect([width, height, made]).toEqual([400, 267, format === 'avif' ? 'heif' : format]);
  });

  it.each([
    ['piros_avatar.jpg', 96, 96],
    ['piros_square:2x.jpg', 480, 480],
    ['piros_thumb:1.25x.jpg', 200, 133],
    ['piros_cover.jpg', 900, 600],
    ['piros_cover:4x.jpg', 900, 600],
    ['piros_share.jpg', 900, 473],
    ['piros_avatar:4x.jpg', 384, 384],
  ])('%s has %i × %i pixels, never more than the original', async (name, width, height) => {
    expect(await sharp((await picture(name)).body).metadata()).toMatchObject({ width, height });
  });

  it('are as podcast directories want them in that one size: square, large enough, JPEG for anyone', async () => {
    for (const name of ['piros_show.jpg', 'piros_show:4x.jpg']) {
      const { headers, body } = await picture(name, 'image/avif,image/webp');
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(body).metadata()).toMatchObject({ width: 1400, height: 1400, format: 'jpeg' });
    }
  });

  it('are cacheable for a day, then revalidated, and not sent twice', async () => {
    const { headers } = await picture('piros_half.jpg', 'image/webp');
    expect(headers['cache-control']).toBe('public, max-age=86400, must-revalidate');
    expect((await picture('piros_half.jpg', 'image/webp', { 'if-none-match': headers.etag })).status).toBe(304);
  });

  it('are made once for concurrent requests, and stored atomically', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => picture('piros_wide.jpg', 'image/avif')));
    expect(new Set(asked.map(({ headers }) => headers.etag)).size).toBe(1);
    const kept = await readdir(join(origin.dataDir, 'images'));
    expect(kept.filter((name) => name.startsWith('piros.jpg_wide'))).toEqual(['piros.jpg_wide@1x.avif']);
    expect(kept.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await readFile(join(origin.dataDir, 'images', 'piros.jpg_wide@1x.avif'))).toEqual(asked[0]?.body);
  });

  it('are given bare as they were uploaded', async () => {
    const { headers, body } = await picture('piros.jpg', 'image/avif');
    expect(headers['content-type']).toBe('image/jpeg');
    expect(body).toEqual(await readFile(join(origin.dataDir, 'uploads', 'piros.jpg')));
  });

  it.each([
    'nincs.jpg',
    'nincs_card.jpg',
    'piros_huge.jpg',
    'piros_card:5x.jpg',
    'piros_card:.jpg',
    'piros_card.gif',
    'piros_constructor.jpg',
    '..%2f..%2fetc%2fpasswd',
    '..%2forigin.lock',
    '.seed-drawn',
    '%2e%2e/x.jpg',
    'a%00.jpg',
    'x/piros.jpg',
    '',
    `${'a'.repeat(200)}.jpg`,
  ])('%j is 404', async (name) => {
    expect((await picture(name)).status).toBe(404);
  });
});

describe('a variant', () => {
  it('is never larger than the original, and keeps the shape of its size', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(namedSizes).filter(({ exact }) => !exact)),
        fc.constantFrom(1, 1.25, 2, 3, 4),
        fc.integer({ min: 40, max: 5000 }),
        fc.integer({ min: 40, max: 5000 }),
        (size, density, width, height) => {
          const pixels = variantPixels(size, density, { width, height });
          expect(pixels.width).toBeLessThanOrEqual(width);
          expect(pixels.height).toBeLessThanOrEqual(height);
          expect(Math.abs(pixels.width - pixels.height * size.ratio)).toBeLessThanOrEqual(size.ratio + 1);
        },
      ),
    );
  });

  it('is parsed only from its URL, and never leads outside of the folder', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const address = readPictureAddress(name);
        if (address !== null) expect(`${address.file}${address.variant?.file ?? ''}`).not.toMatch(/[/\\]|\.\.|^\./);
      }),
    );
  });

  it('is JPEG for an asker that names nothing better', () => {
    expect([formatFor(''), formatFor('image/*'), formatFor('text/html'), formatFor('IMAGE/AVIF')]).toEqual([
      'jpeg',
      'jpeg',
      'jpeg',
      'avif',
    ]);
  });
});
