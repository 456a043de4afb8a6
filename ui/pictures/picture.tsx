import type { Image } from '#core/images/image.ts';
import { imageVariant } from '#core/images/image-variant.ts';
import { imageSizes, type ImageSize } from '#core/images/sizes.ts';
import { srcset } from '#core/images/srcset.ts';
import type { Frame } from '#core/pages/page-frame.ts';

interface Props {
  readonly image: Image;
  readonly size: ImageSize;
  readonly frame: Frame;
  readonly className?: string;
  /** The page's first picture: loaded at once and before everything else. */
  readonly eager?: boolean;
}

/** A picture that reserves its place and comes in the density of the screen (spec §3.12). */
export const Picture = ({ image: { path, alt }, size, frame, className, eager = false }: Props) => {
  const { assetsUrl } = frame.common;
  const { width, height } = imageSizes[size];
  const src = imageVariant(path, size, null, assetsUrl);
  return (
    <img
      className={className}
      src={src}
      // The plain size is listed too: the preload of an eager picture reads nothing else.
      srcSet={`${src} 1x, ${srcset(path, size, assetsUrl)}`}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
};
