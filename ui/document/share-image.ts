import { imageVariant } from '#core/images/image-variant.ts';
import type { SiteFace } from '#core/pages/page.ts';

/** The absolute address of the picture that a shared link shows: the page's own in the share cut, else the site's logo as it is. */
export const shareImage = (path: string | null, site: Pick<SiteFace, 'origin' | 'shareLogo'>, assetsUrl: string): string => {
  const chosen = path === null ? site.shareLogo : imageVariant(path, 'share', null, assetsUrl);
  return chosen.startsWith('/') ? site.origin + chosen : chosen;
};
