import { imageModifiers, imageVariant, type ImageModifier } from './image-variant.ts';
import { imageSizes, type ImageSize } from './sizes.ts';

/** The `srcset` of a picture whose `src` is the plain variant of the same size (spec §3.12). */
export const srcset = (path: string, size: ImageSize, assetsUrl = ''): string =>
  imageModifiers.map((modifier) => `${imageVariant(path, size, modifier, assetsUrl)} ${modifier}`).join(', ');

/** Cuts of one shape, from the narrowest to the widest that a list may need on a dense, broad screen. */
const steps: readonly (readonly [ImageSize, ImageModifier | null, number])[] = [
  ['thumb', null, 1],
  ['thumb', '2x', 2],
  ['card', null, 1],
  ['half', null, 1],
  ['wide', null, 1],
  ['half', '2x', 2],
  ['wide', '2x', 2],
];

/**
 * The `srcset` of a picture whose width the page decides, each cut told by its pixels: a phone's thumbnail is not the
 * cut that a desktop shows beside it. Only for the 3:2 sizes (spec §3.12).
 */
export const widthSrcset = (path: string, assetsUrl = ''): string =>
  steps
    .map(
      ([size, modifier, times]) =>
        `${imageVariant(path, size, modifier, assetsUrl)} ${imageSizes[size].width * times}w`,
    )
    .join(', ');
