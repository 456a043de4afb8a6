import { imageVariant } from './image-variant.ts';
import { breakpoints, type Breakpoint, type ImageSize } from './sizes.ts';
import { srcset } from './srcset.ts';

export interface PictureSource {
  readonly media: string;
  readonly srcSet: string;
}

/**
 * The `<source>` elements of a picture that is cut differently from some widths on, widest first as browsers want them.
 * A source, unlike an `<img>`, has to name its 1x variant itself.
 */
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
