import { describe, expect, it } from 'vitest';
import { pageAddressResolver } from '../../pages/page-address-resolver.ts';
import { someResources } from '../address-resolver.fake.ts';
import { locationOf } from '../judge-address.ts';
import { fiveSites } from '../sites/five-sites.fake.ts';
import { AddressMap } from './address-map.ts';
import { findOldAddress } from './find-old-address.ts';
import { mapEntriesOf } from './map-entry-of.ts';
import { packed } from './packed-addresses.ts';
import { type AddressPair, shapesOf } from './shapes-of.ts';

const prefixes = ['/after', '/g7'];
const of = (pairs: readonly AddressPair[], shapes: readonly AddressPair[] = []) => ({
  map: new AddressMap(packed(mapEntriesOf(pairs, false))),
  shapes: shapesOf(shapes, prefixes),
});
const main = of(
  [
    ['/regi/hír', '/belfold/2024/03/28/uj-hid'],
    ['/?p=1', '/belfold/2024/03/28/uj-hid'],
    ['/index.php?id=3&nyelv=hu', '/belfold/2024/03/28/uj-hid'],
    ['/archivum', '/belfold/2024/03/28/uj-hid'],
    ['/rovat/regi', '/rovat/uj'],
    ['/rss', '/rovat/uj'],
    ['/kor/a', '/kor/b'],
    ['/kor/b', '/kor/a'],
    ['/szabaly', '/rovat/uj'],
    ['/idegen', '//masik.example/'],
    ['/kod', '/a?b'],
  ],
  [
    ['/{y:digits}/{m:digits}', '/archivum'],
    ['/?feed={kind}', '/rss'],
    ['rossz', '/a'],
    ['/{slug}/amp', '/{slug}'],
  ],
);
const sister = of([['/kolozsvar', '/erdely/2024/03/28/var']]);
const { judge, linkTo } = pageAddressResolver({
  sites: fiveSites,
  academySegment: 'akademia',
  rules: [{ id: 'szabaly', from: '/szabaly', to: '/rovat/masik', status: 301, examples: [] }],
  resources: [...someResources, { kind: 'exact', path: '/rss' }],
  findOld: findOldAddress((underPrefixes) => (underPrefixes ? main : sister)),
});
const said = (address: string, host = 'lapunk.example') => {
  const [path = '', query = ''] = address.split('?', 2);
  const { outcome, redirect, reason } = judge({ host, path, query });
  return redirect === null ? `${outcome} ${reason ?? ''}`.trim() : `${redirect.status} ${locationOf(redirect)}`;
};
const article = '301 /belfold/2024/03/28/uj-hid';

describe('an old address', () => {
  it.each([
    ['/regi/h%C3%ADr', article],
    ['/regi/hi%CC%81r/?a=1&fbclid=x', `${article}?a=1`],
    ['//?p=1&utm=2', `${article}?utm=2`],
    ['/?%70=1', article],
    ['/index.php?nyelv=hu&id=3&x', `${article}?x`],
    ['/rovat/regi?oldal=2', '301 /rovat/uj?oldal=2'],
    ['/2024/03', '301 /archivum'],
    ['/?feed=rss2', '301 /rss'],
    ['/hír/amp', '301 /h%C3%ADr'],
  ])('leads to the current one in one hop: %s', (from, to) => expect(said(from)).toBe(to));

  it('comes after hand-written rules, fixed pages and resources', () => {
    expect(said('/szabaly')).toBe('301 /rovat/masik');
    expect(said('/archivum')).toBe('page');
    expect(said('/rss')).toBe('resource');
  });

  it('belongs to one domain', () => {
    expect(said('/kolozsvar', 'testver.example')).toBe('301 /erdely/2024/03/28/var');
    expect([said('/kolozsvar'), said('/regi/hír', 'testver.example')]).toEqual([
      'not-found no-route',
      'not-found no-route',
    ]);
  });

  it('is not found for a number that no public page has, whether or not the old site had it', () => {
    expect([said('/?p=2'), said('/?p=99999&a=1')]).toEqual(['not-found unknown-number', 'not-found unknown-number']);
    expect([said('/'), said('/?a=2'), said('/?p=x'), said('/?p'), said('/?id=3')]).toEqual(Array(5).fill('page'));
    expect(said('/?p=2', 'testver.example')).toBe('page');
  });

  it('never leads to another host, or around in a circle', () => {
    expect([said('/idegen'), said('/kod')]).toEqual(['not-found no-route', 'not-found no-route']);
    expect(said('/kor/a')).toBe('not-found redirect-loop');
  });

  it('does not decide what the site links to', () => {
    expect(linkTo('articles_by_mstag', { fullPath: 'regi' })).toBe('/rovat/regi');
  });
});
