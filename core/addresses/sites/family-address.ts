import { plainHost } from './plain-host.ts';
import type { Site } from './site.ts';

type Place = Pick<Site, 'domain' | 'origin'>;

const web = /^(https?:\/\/([^/?#\\@]+))([/?#\\].*)?$/is;

const isAt =
  (origin: string, host: string) =>
  (site: Place): boolean =>
    site.origin.toLowerCase() === origin.toLowerCase() || (!host.includes(':') && site.domain === plainHost(host));

export const placeAt = (current: Place, owner: Place, path: string): string =>
  owner.domain === current.domain ? path : owner.origin + path;

/** Editors enter production domains, but a site can be served under another origin. */
export const familyAddress = (sites: readonly Place[], current: Place, address: string): string => {
  const [, origin = '', host = '', rest = ''] = web.exec(address) ?? [];
  const owner = sites.find(isAt(origin, host));
  // One slash: browsers read `//x` as a host.
  return owner === undefined ? address : placeAt(current, owner, `/${rest.replace(/^[/\\]+/, '')}`);
};
