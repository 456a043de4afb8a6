import type { Frame, SiteSummary } from '../page-frame.ts';
import type { Head } from '../page-head.ts';

type Framed = Pick<Frame, 'site'>;

export const publicAddress = ({ origin }: Pick<SiteSummary, 'origin'>, address: string): string =>
  address.startsWith('/') ? origin + address : address;

export const frontAddress = ({ site }: Framed): string => `${site.origin}${site.pathPrefix || '/'}`;

export const pageAddress = ({
  frame,
  head,
}: {
  readonly frame: Framed;
  readonly head: Pick<Head, 'canonical' | 'canonicalOrigin'>;
}): string => (head.canonicalOrigin ?? frame.site.origin) + head.canonical;
