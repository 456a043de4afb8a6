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
  readonly eager?: boolean;
  readonly lang?: 'en' | 'hu' | undefined;
  /** Width in the syntax of `sizes`, when it depends on the page. */
  readonly width?: string | undefined;
}

/** Reserves its space and loads the variant for the screen's density or width (spec §3.12). */
export const Picture = ({ image: { path, alt }, size, frame, className, eager = false, lang, width: set }: Props) => {
  const { assetsUrl } = frame.common;
  const { width, height } = imageSizes[size];
  const src = imageVariant(path, size, null, assetsUrl);
  return (
    <img
      className={className}
      src={src}
      // Includes the plain variant, because the preload of an eager picture uses only `srcset`.
      srcSet={set === undefined ? `${src} 1x, ${srcset(path, size, assetsUrl)}` : widthSrcset(path, assetsUrl)}
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
