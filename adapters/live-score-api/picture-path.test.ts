import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPicturePaths } from './picture-path.ts';

const { pathOf, addressAt } = createPicturePaths(['https://logos.example', 'http://127.0.0.1:9000']);

describe('the path of a picture', () => {
  it.each([
    'https://logos.example/teams/11.png',
    'https://logos.example/kép.png?v=2',
    'http://127.0.0.1:9000/11.svg',
    '/livescore/media/team-11.svg',
  ])('is given to %s, and leads back to it', (address) => {
    const path = pathOf(address);
    expect(path).toMatch(/^\/sportkep\/[\w-]+\.webp$/);
    expect(addressAt(path ?? '')).toBe(address);
  });

  it.each([
    'https://elsewhere.example/11.png',
    'http://logos.example/11.png',
    'https://logos.example.evil.example/11.png',
    'https://logos.example:8443/11.png',
    'https://user@logos.example/11.png',
    'https://elsewhere.example/#https://logos.example',
    '//logos.example/11.png',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '/livescore/media/../../api/me',
    '/livescore/media/a//b.png',
    '/livescore/football/seasons',
    '/livescore/media/%2e%2e/x',
    `https://logos.example/${'x'.repeat(300)}`,
    '',
  ])('is not given to %s, nor is it fetched if somebody makes one up', (address) => {
    expect(pathOf(address)).toBeNull();
    expect(addressAt(`/sportkep/${Buffer.from(address).toString('base64url')}.webp`)).toBeNull();
  });

  it('is one for each picture: no other path leads to it', () => {
    const own = pathOf('/livescore/media/a.svg') ?? '';
    for (const other of [own.replace('.webp', '=.webp'), own.replace('.webp', '.WEBP'), `${own}?x`, own.slice(1)])
      expect(addressAt(other)).toBeNull();
  });

  it('resolves to null for arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(addressAt(`/sportkep/${text}.webp`)).toBeNull();
        expect(addressAt(text)).toBeNull();
      }),
    );
  });
});
