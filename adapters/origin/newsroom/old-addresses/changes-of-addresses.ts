import type { OldDomain } from '#adapters/newsroom-contract/old-addresses.ts';
import { type Change, edited } from '../../database/edits/change.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';

export const domainOf = (site: SiteKey): OldDomain => (site === 'sister' ? 'sister' : 'main');

/** Web nodes load addresses of articles by their slugs, and those of lists after any edit. */
export const changesOfAddresses = (slugs: readonly string[], count: number): readonly Change[] => {
  if (count === 0) return [];
  // Evicts no page: only the number tells the nodes.
  return slugs.length === 0 ? [{ kind: 'purged', slugs: [], pages: [], all: false }] : edited(slugs);
};
