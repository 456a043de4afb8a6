import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const drawn = sharp({
  create: { width: 40, height: 30, channels: 3, background: '#a40', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
});
const words = Buffer.from('A titkos lelőhely: 47,5; 19,05');

const pngText = Buffer.alloc(12 + words.length);
pngText.writeUInt32BE(words.length);
pngText.write('prVt', 4);
words.copy(pngText, 8);
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);

const pictures = {
  PNG: await drawn.png().toBuffer(),
  JPEG: await drawn.jpeg().toBuffer(),
  'progressive JPEG': await drawn.jpeg({ progressive: true }).toBuffer(),
};

describe('a picture', () => {
  it.each(Object.entries(pictures))('stays as it is when it is clean: %s', async (_, bytes) => {
    expect((await cleanPicture(bytes))?.bytes.equals(bytes)).toBe(true);
  });

  it.each(Object.entries(pictures))('loses what follows its end, and nothing else: %s', async (_, bytes) => {
    const followed = Buffer.concat([bytes, words, bytes]);
    expect((await cleanPicture(followed))?.bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['chunk', pictures.PNG, 33, pngText],
    ['comment', pictures.JPEG, 2, comment],
  ])('loses a %s that draws nothing', async (_, bytes, at, more) => {
    const told = Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
    expect(told.includes(words)).toBe(true);
    expect((await cleanPicture(told))?.bytes.includes(words)).toBe(false);
  });

  it.each([
    ['WebP', drawn.clone().webp().toBuffer(), 'jpg'],
    ['AVIF', drawn.clone().avif().toBuffer(), 'jpg'],
    ['GIF', drawn.clone().gif().toBuffer(), 'jpg'],
    ['transparent WebP', drawn.clone().ensureAlpha(0.5).webp().toBuffer(), 'png'],
  ])('becomes a JPEG, or a PNG if it has transparency: %s', async (_, bytes, extension) => {
    const clean = await cleanPicture(await bytes);
    expect(clean?.extension).toBe(extension);
    expect((await sharp(clean?.bytes).metadata()).width).toBe(40);
  });

  it('is refused in another format', async () => {
    expect(await cleanPicture(await drawn.clone().tiff().toBuffer())).toBeNull();
  });
});
