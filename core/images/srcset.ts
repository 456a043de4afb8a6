import { imageModifiers, imageVariant } from './image-variant.ts';
import type { ImageSize } from './sizes.ts';

/** The `srcset` of a picture whose `src` is the plain variant of the same size (spec §3.12). */
export const srcset = (path: string, size: ImageSize, assetsUrl = ''): string =>
  imageModifiers.map((modifier) => `${imageVariant(path, size, modifier, assetsUrl)} ${modifier}`).join(', ');
