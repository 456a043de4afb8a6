import type { Frame, Page } from '../pages/page.ts';
import { encodedText } from '../routing/path-text.ts';

/** An address as machines want it: with scheme and host. */
export const absolute = ({ site }: Pick<Frame, 'site'>, path: string): string => (path.startsWith('/') ? site.origin + path : path);

/** The front of the page's own site. */
export const frontAddress = ({ site }: Pick<Frame, 'site'>): string => `${site.origin}${site.pathPrefix || '/'}`;

/** The one address of a page, wherever it is read. */
export const pageAddress = ({ frame, head }: Pick<Page, 'frame' | 'head'>): string => (head.canonicalOrigin ?? frame.site.origin) + head.canonical;

/** The list of an author (spec §2.1). */
export const authorAddress = (frame: Pick<Frame, 'site'>, slug: string): string => absolute(frame, `/szerzo/${encodedText(slug) ?? ''}`);

/** The list of a section of the page's own site (spec §2.1). */
export const sectionAddress = ({ site }: Pick<Frame, 'site'>, slug: string): string => `${site.origin}${site.pathPrefix}/rovat/${slug.split('/').map((part) => encodedText(part) ?? '').join('/')}`;
