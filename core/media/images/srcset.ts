import { imageModifiers, imageVariant, type ImageModifier } from './image-variant.ts';
import { imageSizes, type ImageSize } from './sizes.ts';

/** For an `<img>` whose `src` is the plain variant of the same size (spec §3.12). */
export const srcset = (path: string, size: ImageSize, assetsUrl = ''): string =>
  imageModifiers.map((modifier) => `${imageVariant(path, size, modifier, assetsUrl)} ${modifier}`).join(', ');

const steps: readonly (readonly [ImageSize, ImageModifier | null, number])[] = [
  ['thumb', null, 1],
  ['thumb', '2x', 2],
  ['card', null, 1],
  ['half', null, 1],
  ['wide', null, 1],
  ['half', '2x', 2],
  ['wide', '2x', 2],
];

/** Width descriptors for images with fluid width; 3:2 sizes only (spec §3.12). */
export const widthSrcset = (path: string, assetsUrl = ''): string =>
  steps
    .map(
      ([size, modifier, times]) =>
        `${imageVariant(path, size, modifier, assetsUrl)} ${imageSizes[size].width * times}w`,
    )
    .join(', ');
