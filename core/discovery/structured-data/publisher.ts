import { imageSizes } from '../../media/images/sizes.ts';
import type { Frame } from '../../pages/page-frame.ts';
import { frontAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import type { Thing } from './thing.ts';

const idOf = (frame: Frame): string => `${frontAddress(frame)}#newsroom`;

export const publisherReference = (frame: Frame): Thing => ({ '@id': idOf(frame) });

export const publisher = (frame: Frame): Thing => ({
  '@type': 'NewsMediaOrganization',
  '@id': idOf(frame),
  name: frame.site.name,
  url: frontAddress(frame),
  logo:
    frame.site.shareLogo === ''
      ? undefined
      : {
          '@type': 'ImageObject',
          url: publicAddress(frame.site, frame.site.shareLogo),
          width: imageSizes.share.width,
          height: imageSizes.share.height,
        },
});
