import { imageVariant } from '#core/media/images/image-variant.ts';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { publicAddress } from '#core/pages/building/public-addresses.ts';

export const shareImage = (
  path: string | null,
  site: Pick<SiteSummary, 'origin' | 'shareLogo'>,
  assetsUrl: string,
): string => publicAddress(site, path === null ? site.shareLogo : imageVariant(path, 'share', null, assetsUrl));
