const maxNameLength = 100;

/** The ad service allows only these characters. */
const unitName = (name: string): string => name.replace(/[^A-Za-z0-9_.-]/g, '_').slice(0, maxNameLength);

/** `/{network code}/{site slug}/{slot name}` (spec §7.6). */
export const adUnitPath = (network: string, siteSlug: string, slotName: string): string =>
  `/${[network, siteSlug, slotName].map(unitName).join('/')}`;
