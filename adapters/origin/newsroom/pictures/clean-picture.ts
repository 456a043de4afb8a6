import { mostPixels } from '../../media/uploads/most-pixels.ts';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly extension: 'jpg' | 'png';
}

const widest = 3200;

/**
 * A JPEG or PNG as readers may have it: upright, at most 3200 pixels wide, and without what a camera tells of place
 * and owner.
 * One that is so already stays as it is, byte for byte. Null for any other format; throws when the bytes are broken.
 */
export const cleanPicture = async (bytes: Buffer): Promise<CleanPicture | null> => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const;
  const { format, width, exif, xmp, iptc, icc, orientation } = await sharp(bytes, options).metadata();
  if (format !== 'jpeg' && format !== 'png') return null;
  const extension = format === 'jpeg' ? 'jpg' : 'png';
  // Decoded even when it is kept as it is: half a picture must not get in.
  const picture = sharp(bytes, options).autoOrient().resize({ width: widest, withoutEnlargement: true });
  const made = await (format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture.png()).toBuffer();
  const asItIs =
    width <= widest && [exif, xmp, iptc, icc].every((told) => told === undefined) && (orientation ?? 1) === 1;
  return { bytes: asItIs ? bytes : made, extension };
};
