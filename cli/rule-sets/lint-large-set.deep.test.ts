import { expect, it } from 'vitest';
import { someResources } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from './lint-rule-set.ts';
import { parseAnyRuleSet } from './read-any-rule-set.ts';

const house = {
  ...pageAddresses({ sites: fiveSites, academySegment: 'lapakademia' }),
  sites: fiveSites,
  resources: someResources,
  shopUrl: 'https://bolt.example/',
};
const count = 40_000;

/** Each of these once took quadratic time and did not finish within minutes. */
it.each<readonly [string, (at: number) => readonly [from: string, to: string]]>([
  ['words of one length', (at) => [`/regi-cikk-${String(at).padStart(5, '0')}`, '/te']],
  ['values of one key', (at) => [`/?p=${at}`, `/cimke/${at}`]],
  ['third words below two', (at) => [`/hirek/cikk/${at}`, '/te']],
  ['third words and any slug', (at) => [`/hirek/cikk/${at}/{slug}`, '/cimke/{slug}']],
  ['folders', (at) => [`/mappa-${at}/cikk`, `/cimke/${at}`]],
  ['targets of any first word', (at) => [`/regi-${at}/{slug}`, '/{slug}']],
  ['second words behind any first', (at) => [`/{x}/w-${at}/{rest...}`, '/cimke/{rest...}']],
  ['targets at the root, beside its keys', (at) => (at % 2 === 0 ? [`/?p=${at}`, '/te'] : [`/regi-${at}`, '/'])],
])('lint ends on forty thousand rules of %s', (_, ofRule) => {
  const rules = Array.from({ length: count }, (__, at) => {
    const [from, to] = ofRule(at);
    return { id: `r-${at}`, from, to, status: 301 };
  });
  const set = parseAnyRuleSet(JSON.stringify({ rules }))._unsafeUnwrap();
  const found = lintRuleSet(set, house);
  expect(found.filter(({ kind }) => kind === 'no-example')).toHaveLength(count);
  expect(found.filter(({ kind }) => kind === 'shadowed' || kind === 'takes-page')).toEqual([]);
});
