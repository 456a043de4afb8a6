import { describe, expect, it } from 'vitest';
import { freePart } from './free-part.ts';

const pages = ['<p>1</p>', '<p>2</p><!-- gate --><p>titok</p>', '<p>titok is</p>'];

describe('the free part of a gated article', () => {
  it('is whole before the gate, ends at it, and is nothing behind', () => {
    expect(freePart(pages, 1, true)).toEqual({ content: '<p>1</p>', gated: false });
    expect(freePart(pages, 2, true)).toEqual({ content: '<p>2</p>', gated: true });
    expect(freePart(pages, 3, true)).toEqual({ content: '', gated: true });
    expect(freePart(pages, 4, true)).toBeNull();
  });

  it('is all of it where there is no gate', () => {
    expect(freePart(['<p>1</p>'], 1, true)).toEqual({ content: '<p>1</p>', gated: false });
    expect(freePart(pages, 2, false)).toEqual({ content: '<p>2</p><p>titok</p>', gated: false });
  });
});
