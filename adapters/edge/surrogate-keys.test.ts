import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, keysOf as keysOfKind, keysOfPage, maxKeys, pageKey, slugKey } from './surrogate-keys.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const keysOf = (...texts: readonly string[]): readonly string[] =>
  keysOfPage({ name: 'lap /', isList: true, texts: texts.map(bytes) });

const slugs = fc.stringMatching(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/).filter((slug) => /[a-z]/.test(slug));

describe('the keys of a page', () => {
  it('include each article that it links to, in HTML and data', () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        for (const text of [
          `<a href="/belfold/2026/11/24/${slug}">`,
          `<a href="https://lap.example/belfold/2026/11/24/${slug}?oldal=2#x">`,
          JSON.stringify({ path: `/belfold/2026/11/24/${slug}` }),
          JSON.stringify({ path: `/belfold/2026/11/24/${slug}/egy-poszt` }),
          JSON.stringify({ html: `<a href="/belfold/2026/11/24/${slug}">` }),
        ])
          expect(keysOf(text)).toContain(slugKey(slug));
      }),
    );
  });

  it('include its kind and address, and no files', () => {
    const image = JSON.stringify({ src: '/uploads/2026/kep.jpg' });
    expect(keysOf(image)).toEqual([keyOf.every, keyOf.list, pageKey('lap /')]);
    expect(keysOfPage({ name: 'lap /a', isList: false, texts: [] })).toEqual([keyOf.every, pageKey('lap /a')]);
    expect(keysOfKind).toEqual({ text: [keyOf.every, keyOf.text], file: [keyOf.file] });
  });

  it('are bounded: a page with more has a common one', () => {
    const many = (count: number): string => JSON.stringify(Array.from({ length: count }, (_, at) => `/x/cikk-${at}`));
    expect(keysOf(many(maxKeys))).toEqual([keyOf.every, keyOf.list, pageKey('lap /'), keyOf.many]);
    expect(keysOf(many(100)).length).toBeGreaterThan(100);
    expect(keysOf(many(100))).not.toContain(keyOf.many);
  });

  it('are short words, however odd the path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        expect(keysOf(JSON.stringify(`/${text}`)).filter((key) => !/^[\w-]{1,6}$/.test(key))).toEqual([]);
      }),
    );
  });
});
