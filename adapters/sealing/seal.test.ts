import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf, seal, unseal } from './seal.ts';

const handles = fc.base64String({ minLength: 22, maxLength: 60 });
const texts = fc.string({ unit: 'grapheme', maxLength: 200 });

describe('a seal', () => {
  it('is opened by its own handle, and by no other', () => {
    fc.assert(
      fc.property(handles, handles, texts, (handle, other, text) => {
        const sealed = seal(handle, text);
        expect(unseal(handle, sealed)).toBe(text);
        if (other !== handle) expect([unseal(other, sealed), nameOf(other) === nameOf(handle)]).toEqual([null, false]);
      }),
    );
  });

  it('is rejected after any change, as is any other text', () => {
    fc.assert(
      fc.property(handles, texts, fc.nat(), fc.string(), (handle, text, at, noise) => {
        const bytes = Buffer.from(seal(handle, text), 'base64url');
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
        expect(unseal(handle, bytes.toString('base64url'))).toBeNull();
        expect(unseal(handle, noise)).toBeNull();
      }),
    );
  });

  it('shows neither handle nor text', () => {
    expect([nameOf('h'.repeat(43)), seal('h'.repeat(43), 'titok')].join(' ')).not.toMatch(/hhhh|titok/);
    expect(seal('h'.repeat(43), 'titok')).not.toBe(seal('h'.repeat(43), 'titok'));
  });
});
