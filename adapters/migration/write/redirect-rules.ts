import type { OldShape } from '../moved/moved-article.ts';
import type { Redirect } from './plan.ts';
import type { SiteAddresses } from './site-addresses.ts';

const dated = /^\/(?:[^/]+\/)?\d{4}\/\d\d\/\d\d\/([^/?]+)$/;

/** The site finds an article by its slug, and corrects date and section itself. */
const isAnsweredAlready = ({ from, to }: Redirect): boolean => {
  const [, slug] = dated.exec(from) ?? [];
  return slug !== undefined && slug === dated.exec(to)?.[1];
};

/** Characters that rules read as patterns, or that cannot be part of an address. */
const isExpressible = ({ from }: Redirect): boolean => !/[{}|\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u.test(from);

export const placeOf = (to: string, { archive, feed, newest }: SiteAddresses): string =>
  to === 'archive' ? archive : to === 'feed' ? feed : to === 'newest' ? newest : to;

interface Rule {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly example: readonly [from: string, to: string];
}

const rulesOf = function* (
  redirects: Iterable<Redirect>,
  shapes: readonly OldShape[],
  addresses: SiteAddresses,
): Generator<Rule> {
  let number = 0;
  for (const redirect of redirects) {
    if (isAnsweredAlready(redirect) || !isExpressible(redirect)) continue;
    number += 1;
    yield { id: `moved-${number}`, ...redirect, example: [encodeURI(redirect.from), redirect.to] };
  }
  for (const { id, from, to, example } of shapes) {
    const place = placeOf(to, addresses);
    yield { id, from, to: place, example: [example, place.includes('{') ? example.replace(/\/[^/]+$/, '') : place] };
  }
};

/** A rule set for `REDIRECTS`; each rule has its example. */
export const ruleLines = function* (
  redirects: Iterable<Redirect>,
  shapes: readonly OldShape[],
  addresses: SiteAddresses,
): Generator<string> {
  let isFirst = true;
  yield '{"rules":[';
  for (const { id, from, to, example } of rulesOf(redirects, shapes, addresses)) {
    const rule = {
      id,
      from,
      to,
      status: 301,
      examples: [{ in: example[0], out: example[1] }],
      // The rule of a single article knows its new address.
      ...(to.includes('{') && { accepts: { chain: 'the rules of single articles name their new addresses' } }),
    };
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(rule)}`;
    isFirst = false;
  }
  yield '\n]}\n';
};
