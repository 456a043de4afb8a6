import type { Image } from '#core/images/image.ts';
import type { Frame } from '#core/pages/page.ts';
import type { ImageSize } from '#core/images/sizes.ts';
import { Picture } from '../pictures/picture.tsx';

interface Props {
  readonly image: Image;
  readonly size: ImageSize;
  readonly frame: Frame;
  readonly className: string;
  readonly eager?: boolean;
}

/** A picture with its caption and credit. */
export const Figure = ({ image, size, frame, className, eager = false }: Props) => (
  <figure className={className}>
    <Picture image={image} size={size} frame={frame} eager={eager} />
    {(image.caption || image.credit) && (
      <figcaption className="caption">
        {image.caption}{image.caption && image.credit && ' · '}
        {image.credit && <span className="caption__credit">{image.credit}</span>}
      </figcaption>
    )}
  </figure>
);
