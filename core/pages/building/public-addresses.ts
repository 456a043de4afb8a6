import type { Frame, SiteSummary } from '../page-frame.ts';
import type { Head } from '../page-head.ts';

type Framed = Pick<Frame, 'site'>;

/**
 * An address as readers outside want it, with scheme and host: a path stands on the site, any other address stays as
 * it is.
 */
export const publicAddress = ({ origin }: Pick<SiteSummary, 'origin'>, address: string): string =>
  address.startsWith('/') ? origin + address : address;

/** The front of the page's own site. */
export const frontAddress = ({ site }: Framed): string => `${site.origin}${site.pathPrefix || '/'}`;

/** The one address of a page, wherever it is read. */
export const pageAddress = ({
  frame,
  head,
}: {
  readonly frame: Framed;
  readonly head: Pick<Head, 'canonical' | 'canonicalOrigin'>;
}): string => (head.canonicalOrigin ?? frame.site.origin) + head.canonical;
