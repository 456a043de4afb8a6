import type { Metadata } from 'sharp';
import { maxPixels } from '../../media/uploads/max-pixels.ts';
import { pictureExtent } from './picture-extent.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png';
}

const widest = 3200;

type Stored = 'jpeg' | 'png';

/** AVIF is HEIF with AV1. Other formats become JPEG, or PNG where they have transparency. */
const storedFormat = ({ format, compression, hasAlpha }: Metadata): Stored | null => {
  if (format === 'jpeg' || format === 'png') return format;
  const isTaken = format === 'webp' || format === 'gif' || (format === 'heif' && compression === 'av1');
  return isTaken ? (hasAlpha ? 'png' : 'jpeg') : null;
};

/**
 * Rotates, limits the width to 3200 pixels, strips metadata and cuts bytes after the end of the picture. Clean JPEG and
 * PNG files stay byte-identical. Null for formats that are not taken; throws for corrupt files.
 */
export const cleanPicture = async (bytes: Buffer): Promise<CleanPicture | null> => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const told = await sharp(bytes, options).metadata();
  const { width, exif, xmp, iptc, icc, orientation } = told;
  const format = storedFormat(told);
  if (format === null) return null;
  const extension = format === 'jpeg' ? 'jpg' : 'png';
  // Decodes even unchanged files, to refuse truncated ones.
  const picture = sharp(bytes, options).autoOrient().resize({ width: widest, withoutEnlargement: true });
  const made = await (format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()).toBuffer();
  if (told.format !== format) return { bytes: made, extension };
  const { end, isBare } = pictureExtent(bytes, format);
  const asItIs =
    isBare && width <= widest && [exif, xmp, iptc, icc].every((told) => told === undefined) && (orientation ?? 1) === 1;
  return { bytes: asItIs ? bytes.subarray(0, end) : made, extension };
};
