import { maxPixels } from '../../media/uploads/max-pixels.ts';
import { pictureExtent } from './picture-extent.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png';
}

const widest = 3200;

/**
 * Rotates, limits the width to 3200 pixels, strips metadata and cuts what follows the end of the picture. Clean files
 * stay byte-identical. Null for other formats; throws for corrupt files.
 */
export const cleanPicture = async (bytes: Buffer): Promise<CleanPicture | null> => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const { format, width, exif, xmp, iptc, icc, orientation } = await sharp(bytes, options).metadata();
  if (format !== 'jpeg' && format !== 'png') return null;
  const extension = format === 'jpeg' ? 'jpg' : 'png';
  // Decodes even unchanged files, to refuse truncated ones.
  const picture = sharp(bytes, options).autoOrient().resize({ width: widest, withoutEnlargement: true });
  const made = await (format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()).toBuffer();
  const { end, isBare } = pictureExtent(bytes, format);
  const asItIs =
    isBare && width <= widest && [exif, xmp, iptc, icc].every((told) => told === undefined) && (orientation ?? 1) === 1;
  return { bytes: asItIs ? bytes.subarray(0, end) : made, extension };
};
