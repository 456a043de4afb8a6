import type { Address } from '#core/addresses/paths/address.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';
import type { LintFinding } from '#core/addresses/redirects/lint-finding.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';

export const splitExample = (text: string, mainHost: string): Address => {
  const [, host = mainHost, rest = text] = /^https?:\/\/([^/?#\\]*)(.*)$/s.exec(text) ?? [];
  const [bare = ''] = rest.split('#');
  const [path = '', ...query] = bare.split('?');
  return { host, path: path.startsWith('/') ? path : `/${path}`, query: query.join('?') };
};

const endOf = (book: AddressResolver, address: Address): { location: string; rules: readonly string[] } => {
  const { redirect } = book.judge(address);
  return redirect === null
    ? { location: locationOf(address), rules: [] }
    : { location: locationOf(redirect), rules: redirect.steps.map(({ rule }) => rule) };
};

const expected = (out: string, { host }: Address): string => {
  const own = `https://${host}/`;
  return asciiPath(out.startsWith(own) ? out.slice(own.length - 1) : out);
};

/** Finds wrong examples, and rules without an example (R11). */
export const exampleFindings = (
  { id, examples }: RedirectRule,
  mainHost: string,
  book: AddressResolver,
  reachable: boolean,
): readonly LintFinding[] => {
  if (examples.length === 0)
    return [{ kind: 'no-example', rule: id, others: [], shownBy: null, found: null, accepted: null }];
  return examples.flatMap((example): readonly LintFinding[] => {
    const address = splitExample(example.in, mainHost);
    const { location, rules } = endOf(book, address);
    const holds = asciiPath(location) === expected(example.out, address) && (!reachable || rules.includes(id));
    return holds
      ? []
      : [
          {
            kind: 'example-fails',
            rule: id,
            others: rules.filter((rule) => rule !== id),
            shownBy: `${example.in} → ${example.out}`,
            found: location,
            accepted: null,
          },
        ];
  });
};
