import { plainHost } from './plain-host.ts';
import type { Site } from './site.ts';

type Place = Pick<Site, 'domain' | 'origin'>;

const web = /^(https?:\/\/([^/?#\\@]+))([/?#\\].*)?$/is;

const isAt =
  (origin: string, host: string) =>
  (site: Place): boolean =>
    site.origin.toLowerCase() === origin.toLowerCase() || (!host.includes(':') && site.domain === plainHost(host));

/** Where a path of a site leads for the readers of `current`: the path itself on the same domain, else absolute. */
export const placeAt = (current: Place, owner: Place, path: string): string =>
  owner.domain === current.domain ? path : owner.origin + path;

/**
 * An absolute address that names a domain of ours, as it is reached in this installation: editors write the paper's
 * own domain, but
 * the site may be served elsewhere, on a developer's machine or behind another name. Any other address stays as it is.
 */
export const familyAddress = (sites: readonly Place[], current: Place, address: string): string => {
  const [, origin = '', host = '', rest = ''] = web.exec(address) ?? [];
  const owner = sites.find(isAt(origin, host));
  // One slash, or a browser would read a host behind two.
  return owner === undefined ? address : placeAt(current, owner, `/${rest.replace(/^[/\\]+/, '')}`);
};
