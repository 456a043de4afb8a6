import { maxPixels } from './max-pixels.ts';
import { modifiers, namedSizes, variantPixels } from './named-sizes.ts';
import type { Format } from './picture-address.ts';

/** Loaded with the first picture, for a faster start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Crops to the size's ratio; never enlarges. */
export const makeVariant = async (
  original: Buffer,
  size: string,
  modifier: string,
  format: Format,
): Promise<Buffer> => {
  const sharp = await loadSharp();
  const named = namedSizes[size];
  const { autoOrient } = await sharp(original, { limitInputPixels: maxPixels }).metadata();
  if (named === undefined) throw new Error(`No such size: ${size}`);
  const pixels = variantPixels(named, modifiers[modifier] ?? 1, autoOrient);
  const picture = sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...pixels, fit: 'cover', position: named.keep === 'attention' ? sharp.strategy.attention : 'centre' });
  if (format === 'avif') return picture.avif({ quality: 52, effort: 1 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 76, effort: 2 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }).toBuffer();
};
