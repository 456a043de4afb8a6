import type { Redirect } from './plan.ts';

const dated = /^\/(?:[^/]+\/)?\d{4}\/\d\d\/\d\d\/([^/?]+)$/;

/** The site finds an article by its slug, and corrects date and section itself. */
const isAnsweredAlready = ({ from, to }: Redirect): boolean => {
  const [, slug] = dated.exec(from) ?? [];
  return slug !== undefined && slug === dated.exec(to)?.[1];
};

/** Characters that rules read as patterns, or that cannot be part of an address. */
const isExpressible = ({ from }: Redirect): boolean => !/[{}|\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u.test(from);

/** A rule set for `REDIRECTS`; each rule has its example. */
export const ruleLines = function* (redirects: Iterable<Redirect>): Generator<string> {
  let number = 0;
  yield '{"rules":[';
  for (const redirect of redirects) {
    if (isAnsweredAlready(redirect) || !isExpressible(redirect)) continue;
    const { from, to } = redirect;
    number += 1;
    const rule = { id: `moved-${number}`, from, to, status: 301, examples: [{ in: encodeURI(from), out: to }] };
    yield `${number === 1 ? '' : ',\n'}${JSON.stringify(rule)}`;
  }
  yield '\n]}\n';
};
