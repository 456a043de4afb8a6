import { describe, expect, it } from 'vitest';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { locationOf } from '#core/addresses/judge-address.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { academySegment, brand } from './brand.ts';
import { redirectRules } from './redirects.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';
import { publicAddresses, sitesAt } from './sites.ts';

const rules = redirectRules();
const { judge } = pageAddressResolver({
  sites: sitesAt(publicAddresses) as SiteFamily,
  academySegment,
  rules,
  resources,
});

const splitUrl = (url: string): { host: string; path: string; query: string } => {
  const [path = '', query = ''] = url.split('?');
  return { host: brand.domain, path, query };
};

describe('the rule set of the product', () => {
  it.each(rules.flatMap(({ id, status, examples }) => examples.map((example) => ({ id, status, ...example }))))(
    '$id takes $in to $out in one hop',
    ({ id, status, in: from, out }) => {
      const { redirect } = judge(splitUrl(from));
      expect(redirect && { status: redirect.status, location: locationOf(redirect) }).toEqual({
        status,
        location: out,
      });
      expect(redirect?.steps.map(({ rule }) => rule)).toContain(id);
    },
  );

  it('carries an example with every rule', () => {
    expect(rules.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('leads to a page that is there, or to the shop', () => {
    const dead = rules
      .flatMap(({ examples }) => examples)
      .filter(({ out }) => !out.startsWith('https:') && judge(splitUrl(out)).outcome !== 'page');
    expect(dead).toEqual([]);
  });

  it('follows a shop that has moved', () => {
    expect(redirectRules('https://bolt.example/').find(({ id }) => id === 'shop')?.to).toBe('https://bolt.example/');
  });

  it('leaves addresses under a site prefix to that site', () => {
    expect(judge(splitUrl('/after/rovat/eb-2024')).outcome).toBe('page');
  });
});
