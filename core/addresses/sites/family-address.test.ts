import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyAddress } from './family-address.ts';
import { fiveSites } from './five-sites.fake.ts';

const [main, , g7, , sister] = fiveSites.map((site) => ({
  ...site,
  origin: site.role === 'sister' ? 'http://testver.localhost:3000' : 'http://lapunk.localhost:3000',
}));
const local = [main!, g7!, sister!];

describe('familyAddress', () => {
  it.each([
    ['https://lapunk.example/rovat/belfold?oldal=2#x', '/rovat/belfold?oldal=2#x'],
    ['https://LAPUNK.example.', '/'],
    ['https://lapunk.example?a=1', '/?a=1'],
    ['https://testver.example/', 'http://testver.localhost:3000/'],
    ['http://testver.localhost:3000/impresszum', 'http://testver.localhost:3000/impresszum'],
    ['http://lapunk.localhost:3000/g7', '/g7'],
    ['https://lapunk.example//evil.example/x', '/evil.example/x'],
  ])('leads %s to %s for a reader of the main site', (address, expected) => {
    expect(familyAddress(local, main!, address)).toBe(expected);
  });

  it.each([
    'https://adatok.lapunk.example/x',
    'https://lapunk.example:8443/x',
    'https://lapunk.example@evil.example/',
    'https://elsewhere.example/lapunk.example',
    'mailto:a@lapunk.example',
    '/rovat/belfold',
    'lapunk.example/x',
    '',
  ])('leaves %s', (address) => {
    expect(familyAddress(local, main!, address)).toBe(address);
  });

  it('never leads to a host that the address does not name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https://lapunk.example', 'https://testver.example'),
        fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', 'a') }),
        (start, rest) => {
          const told = familyAddress(local, g7!, start + rest);
          const named = URL.parse(start + rest);
          if (told === start + rest) return;
          expect([named?.origin.replace(/\.$/, ''), named?.username]).toEqual([start, '']);
          expect(local.map(({ origin }) => origin)).toContain(new URL(told, 'http://lapunk.localhost:3000').origin);
        },
      ),
    );
  });
});
