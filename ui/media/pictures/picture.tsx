import type { Image } from '#core/media/images/image.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import { imageSizes, type ImageSize } from '#core/media/images/sizes.ts';
import { srcset, widthSrcset } from '#core/media/images/srcset.ts';
import type { Frame } from '#core/pages/page-frame.ts';

interface Props {
  readonly image: Image;
  readonly size: ImageSize;
  readonly frame: Frame;
  readonly className?: string;
  /** The page's first picture: loaded at once and before everything else. */
  readonly eager?: boolean;
  /** Of its description, where it is not that of the page. */
  readonly lang?: 'en' | 'hu' | undefined;
  /** Its width as set, in the words of `sizes`, where that depends on the page; without it the size is as named. */
  readonly width?: string | undefined;
}

/** A picture that reserves its place and comes in the density, or the width, that the screen needs (spec §3.12). */
export const Picture = ({ image: { path, alt }, size, frame, className, eager = false, lang, width: set }: Props) => {
  const { assetsUrl } = frame.common;
  const { width, height } = imageSizes[size];
  const src = imageVariant(path, size, null, assetsUrl);
  return (
    <img
      className={className}
      src={src}
      // The plain size is listed too: the preload of an eager picture reads nothing else.
      srcSet={set === undefined ? `${src} 1x, ${srcset(path, size, assetsUrl)}` : widthSrcset(path, assetsUrl)}
      // What waits until the page is laid out can be measured there.
      sizes={set === undefined || eager ? set : `auto, ${set}`}
      width={width}
      height={height}
      alt={alt}
      lang={lang}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
};
