import type { OldAddress } from '#adapters/newsroom-contract/old-addresses.ts';
import { canonicalAddress } from '#adapters/origin/content/old-addresses/canonical-address.ts';
import type { OldShape } from '../moved/moved-article.ts';
import { placeOf } from './redirect-rules.ts';
import type { SiteAddresses } from './site-addresses.ts';

const dated = /^\/(?:[^/]+\/)?\d{4}\/\d\d\/\d\d\/([^/?]+)$/;
const [maxBytes, maxParameters] = [2_000, 5];

/** The site finds an article by the slug of a dated address, and corrects date and section itself. */
const isAnsweredAlready = ({ from, kind, to }: OldAddress): boolean =>
  kind === 'article' && dated.exec(from)?.[1] === to;

const decoded = (query: string): string => {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
};

/** Null for an address that no browser asks for. */
const asked = (address: string): string | null => {
  const [path = '', query] = address.split('?', 2);
  const from = canonicalAddress(query === undefined ? path : `${path}?${decoded(query)}`);
  const isUsual =
    /^\/(?!\/)/.test(from) &&
    !/[\\#\p{Cc}\p{Cs}]|\/\/|\/\.{1,2}(?:\/|$)/u.test(from) &&
    Buffer.byteLength(from) <= maxBytes &&
    (query ?? '').split('&').length <= maxParameters;
  return isUsual ? from : null;
};

/** Those that browsers ask for, and that the site does not answer by itself. */
export const storedAddresses = function* (addresses: Iterable<OldAddress>): Generator<OldAddress> {
  for (const address of addresses) {
    const from = asked(address.from);
    if (from !== null && !isAnsweredAlready(address)) yield { ...address, from };
  }
};

/** Lines for `put-old-addresses`. */
export const oldAddressLines = function* (
  addresses: Iterable<OldAddress>,
  shapes: readonly OldShape[],
  places: SiteAddresses,
): Generator<string> {
  for (const address of storedAddresses(addresses)) yield `${JSON.stringify(address)}\n`;
  for (const { from, to } of shapes) yield `${JSON.stringify({ from, kind: 'shape', to: placeOf(to, places) })}\n`;
};
