import { encodedText } from '../addresses/paths/path-text.ts';
import type { Frame, Page, SiteFace } from './page.ts';

type Framed = Pick<Frame, 'site'>;

/** An address as readers outside want it, with scheme and host: a path stands on the site, any other address stays as it is. */
export const publicAddress = ({ origin }: Pick<SiteFace, 'origin'>, address: string): string => (address.startsWith('/') ? origin + address : address);

/** The front of the page's own site. */
export const frontAddress = ({ site }: Framed): string => `${site.origin}${site.pathPrefix || '/'}`;

/** The one address of a page, wherever it is read. */
export const pageAddress = ({ frame, head }: Pick<Page, 'frame' | 'head'>): string => (head.canonicalOrigin ?? frame.site.origin) + head.canonical;

/** Path of the list of an author, by slug (spec §2.1). */
export const authorPath = (slug: string): string => `/szerzo/${encodedText(slug) ?? ''}`;

/** The list of an author (spec §2.1). */
export const authorAddress = ({ site }: Framed, slug: string): string => publicAddress(site, authorPath(slug));

/** The list of a section of the page's own site (spec §2.1). */
export const sectionAddress = ({ site }: Framed, slug: string): string =>
  `${site.origin}${site.pathPrefix}/rovat/${slug.split('/').map((part) => encodedText(part) ?? '').join('/')}`;
