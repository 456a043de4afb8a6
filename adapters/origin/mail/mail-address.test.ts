import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailAddressOf } from './mail-address.ts';

it.each([
  ['anna@example.org', 'anna@example.org'],
  ['  Anna.Kiss+hir@Example.ORG ', 'Anna.Kiss+hir@example.org'],
  ['anna@őrség.hu', 'anna@őrség.hu'],
  ['info@xn--80aswg.XN--P1AI', 'info@xn--80aswg.xn--p1ai'],
  ['почта@сайт.рф', 'почта@сайт.рф'],
  ['डाक@उदाहरण.भारत', 'डाक@उदाहरण.भारत'],
])('takes %j', (typed, address) => {
  expect(mailAddressOf(typed)).toBe(address);
});

it.each([
  '',
  'anna',
  'anna@localhost',
  'anna@example.xn--',
  'anna@example.xn--a-',
  'anna@192.0.2.1',
  'anna@example.org,bela@example.org',
  'anna@example.org\r\nBcc: bela@example.org',
  'Anna <anna@example.org>',
  'anna@@example.org',
  'anna@-example.org',
  'anna@example..org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(130)}org`,
])('refuses %j', (typed) => {
  expect(mailAddressOf(typed)).toBeNull();
});

it('lets nothing through that would begin another header or another recipient', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\r', '\n', ',', ';', '<', ' ', '\0'),
      (word, sign) => {
        expect(mailAddressOf(`a${word}${sign}b@example.org`)).toBeNull();
      },
    ),
  );
});
