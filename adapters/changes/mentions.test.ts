import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.ts';

const says = (text: string, ...names: readonly string[]): boolean =>
  mentions([Buffer.from(''), Buffer.from(text)], new Set(names));

describe('a name in a copy', () => {
  it.each([
    '<a href="/belfold/2026/11/20/arviz">x</a>',
    '<a href="/belfold/2026/11/20/arviz?x">',
    '<loc>https://a.example/2026/11/20/arviz</loc>',
    '{"slug":"arviz"}',
    '/a/arviz/elo',
    'arviz',
    '/arviz#b',
    '/arviz&amp;',
  ])('is found in %s', (text) => expect(says(text, 'masik', 'arviz')).toBe(true));

  it.each(['/belfold/2026/11/20/arviz-2', '/nagyarviz', '{"slug":"arvi"}', '', '/ARVIZ'])(
    'is not found in %s',
    (text) => expect(says(text, 'masik', 'arviz')).toBe(false),
  );

  it('is found percent-encoded with any characters, and as text when it is a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string(), fc.string(), (name, before, after) => {
        const forms = /^[\p{L}\p{N}_.~-]+$/u.test(name) ? [name, encodeURIComponent(name)] : [encodeURIComponent(name)];
        for (const form of forms) expect(says(`${before}/${form}"${after}`, name)).toBe(true);
      }),
    );
  });

  it('is never found when none is looked for', () => {
    expect(says('anything')).toBe(false);
  });
});
