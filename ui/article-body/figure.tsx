import type { Image } from '#core/media/images/image.ts';
import { imageVariant } from '#core/media/images/image-variant.ts';
import type { ImageSize } from '#core/media/images/sizes.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import { articleMessages } from '../messages/editorial/articles.ts';
import { Picture } from '../media/pictures/picture.tsx';

interface Props {
  readonly image: Image;
  readonly size: ImageSize;
  readonly frame: Frame;
  readonly className: string;
  readonly eager?: boolean;
}

export const Figure = ({ image, size, frame, className, eager = false }: Props) => (
  <figure className={className}>
    <a
      className="figure__link"
      href={imageVariant(image.path, 'cover', '4x', frame.common.assetsUrl)}
      data-picture=""
      data-live={image.path}
      aria-label={image.alt === '' ? articleMessages.enlarge : `${articleMessages.enlarge}: ${image.alt}`}
    >
      <Picture image={image} size={size} frame={frame} eager={eager} />
    </a>
    {(image.caption || image.credit) && (
      <figcaption className="caption">
        {tiedTitle(image.caption ?? '')}
        {image.caption && image.credit && '\u00a0· '}
        {image.credit && <span className="caption__credit">{image.credit}</span>}
      </figcaption>
    )}
  </figure>
);
