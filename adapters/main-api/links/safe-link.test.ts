import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink, safePath, safeWebAddress } from './safe-link.ts';

const here = 'https://lapunk.example/belfold/';

describe('safeLink', () => {
  it.each([
    ['/rovat/belfold?x=1#y', '/rovat/belfold?x=1#y'],
    ['/', '/'],
    [' https://x.example/a ', 'https://x.example/a'],
    ['HTTP://x.example', 'HTTP://x.example'],
    ['mailto:level@lapunk.example', 'mailto:level@lapunk.example'],
    ['mailto:a@x.example,b@x.example?subject=x', 'mailto:a@x.example,b@x.example?subject=x'],
    ['mailto:?to=a@x.example', 'mailto:?to=a@x.example'],
    ['tel:+36%201%20234', 'tel:+361234'],
    ['sms:+361234?body=x', 'sms:+361234?body=x'],
  ])('lets %j pass', (link, expected) => {
    expect(safeLink(link)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@evil.example/',
    'https://a:b@evil.example/',
    'https://',
    'https://x\\y',
    'relative',
    './x',
    '#x',
    '?x',
    '',
    'mailto:',
    'mailto:a',
    'mailto:a@b@c',
    'tel:',
    'tel:+',
    'tel:1\nx',
    'sms:x',
    'mailto:a\nb@c',
    'ftp://x.example',
    'blob:https://x.example/1',
  ])('stops %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });

  const hostile = fc.string({
    unit: fc.constantFrom(
      '/',
      '\\',
      ':',
      '\t',
      '\n',
      ' ',
      '.',
      '@',
      '#',
      '?',
      'h',
      't',
      'p',
      's',
      'j',
      'a',
      '%',
      '2',
      'f',
      '\u0000',
      'https:',
      'javascript:',
      'mailto:',
      'tel:',
      'sms:',
      '1',
    ),
  });

  it('never leads a path to another host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
        ),
        (text) => {
          const path = safePath(text);
          expect(path === null || new URL(path, here).host === 'lapunk.example').toBe(true);
        },
      ),
    );
  });

  it('never lets a browser see another scheme than the one it allowed', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (text) => {
        const link = safeLink(text);
        const protocols = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];
        expect(link === null || protocols.includes(new URL(link, here).protocol)).toBe(true);
      }),
    );
  });

  it('lets every web address pass', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        (url) => void expect(safeWebAddress(url)).toBe(url),
      ),
    );
  });
});
