import type { SiteRole } from '../../addresses/sites/site.ts';
import type { Image } from '../../media/images/image.ts';

/**
 * The plate with '18+' in a site's colour, which lists, share pictures, feeds and structured data show in the place of
 * an adult article's cover (R44). Any cut of its name leads to it (adapters/web/media/adult-plates.ts).
 */
export const adultPlate = (role: SiteRole): Image => ({ path: `/icons/adult-${role}.png`, alt: '' });
