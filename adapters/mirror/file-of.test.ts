import { describe, expect, it } from 'vitest';
import { fileOf, mirroredAddress, pathOf } from './file-of.ts';

const page = (address: string): string | undefined =>
  fileOf(mirroredAddress(new URL(address, 'https://lap.example')), true)?.join('/');
const file = (address: string): string | undefined =>
  fileOf(mirroredAddress(new URL(address, 'https://lap.example')), false)?.join('/');

describe('files of a mirror', () => {
  it.each([
    ['/', 'index.html'],
    ['/rovat/belfold', 'rovat/belfold/index.html'],
    ['/rovat/belfold?oldal=2', 'rovat/belfold/_oldal-2/index.html'],
    ['/rovat/belfold?oldal=x', 'rovat/belfold/index.html'],
    ['/archivum?term=a&oldal=3', 'archivum/_oldal-3/index.html'],
    ['/cimke/%C5%91sz', 'cimke/ősz/index.html'],
    ['/cikk?fbclid=1#vege', 'cikk/index.html'],
  ])('stores the page %s as %s', (address, expected) => {
    expect(page(address)).toBe(expected);
  });

  it.each([
    ['/rss', 'rss.xml'],
    ['/rss/rovat/belfold', 'rss/rovat/belfold.xml'],
    ['/jsonfeed', 'jsonfeed.json'],
    ['/uploads/kep_cover:2x.jpg', 'uploads/kep_cover:2x.jpg'],
    ['/robots.txt', 'robots.txt'],
  ])('stores the file %s as %s', (address, expected) => {
    expect(file(address)).toBe(expected);
  });

  it.each(['/a/%2F..%2Fb', '/%2e%2e%2fkulcs', '/a%00b', '/a%5Cb', '/%ff', `/${'a'.repeat(256)}`])(
    'has no file for %s',
    (address) => {
      expect(page(address)).toBeUndefined();
    },
  );

  it('names the address on a static server', () => {
    expect(pathOf(['cimke', 'ősz', 'index.html'])).toBe('/cimke/%C5%91sz/');
    expect(pathOf(['rss.xml'])).toBe('/rss.xml');
    expect(pathOf(['index.html'])).toBe('/');
  });
});
