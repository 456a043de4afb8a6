import { imageSizes } from '../images/sizes.ts';
import type { Frame } from '../pages/page-frame.ts';
import { frontAddress, publicAddress } from '../pages/public-addresses.ts';
import type { Thing } from './thing.ts';

/** The newsroom that a page is of. */
export const publisher = (frame: Frame): Thing => ({
  '@type': 'NewsMediaOrganization',
  '@id': `${frontAddress(frame)}#newsroom`,
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
