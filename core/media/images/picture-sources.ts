import { imageVariant } from './image-variant.ts';
import { breakpoints, type Breakpoint, type ImageSize } from './sizes.ts';
import { srcset } from './srcset.ts';

export interface PictureSource {
  readonly media: string;
  readonly srcSet: string;
}

/** Widest first, because browsers use the first match. Unlike `<img>`, a source must list its 1x variant. */
export const pictureSources = (
  path: string,
  sizes: Readonly<Partial<Record<Breakpoint, ImageSize>>>,
  assetsUrl = '',
): readonly PictureSource[] =>
  (['l', 'm', 's', 'xs'] as const).flatMap((from) => {
    const size = sizes[from];
    if (size === undefined) return [];
    return [
      {
        media: `(min-width: ${breakpoints[from]}px)`,
        srcSet: `${imageVariant(path, size, null, assetsUrl)} 1x, ${srcset(path, size, assetsUrl)}`,
      },
    ];
  });
