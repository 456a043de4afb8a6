import { describe, expect, it } from 'vitest';
import { readablePart } from './readable-part.ts';

const pages = ['<p>1</p>', '<p>2</p><!-- gate --><p>titok</p>', '<p>titok is</p>'];
const free = { gated: false, opened: false };
const withheld = { gated: true, opened: false };
const opened = { gated: false, opened: true };

describe('what may be read of a gated article', () => {
  it('is everything before the gate, and nothing behind', () => {
    expect([1, 2, 3, 4].map((page) => readablePart(pages, page, true, false))).toEqual([
      { content: '<p>1</p>', ...free },
      { content: '<p>2</p>', ...withheld },
      { content: '', ...withheld },
      null,
    ]);
  });

  it('is all of it for who holds a pass, and it is said what only the pass opened', () => {
    expect([1, 2, 3, 4].map((page) => readablePart(pages, page, true, true))).toEqual([
      { content: '<p>1</p>', ...free },
      { content: '<p>2</p><p>titok</p>', ...opened },
      { content: '<p>titok is</p>', ...opened },
      null,
    ]);
  });

  it.each(['<!--gate-->', '<!-- Gate -->', '<!--  GATE\n-->'])('ends at a gate that is typed %j', (mark) => {
    expect(readablePart([`<p>1</p>${mark}<p>titok</p>${mark}<p>titok</p>`], 1, true, false)).toEqual({
      content: '<p>1</p>',
      ...withheld,
    });
    expect(readablePart([`<p>1</p>${mark}<p>titok</p>${mark}`], 1, true, true)).toEqual({
      content: '<p>1</p><p>titok</p>',
      ...opened,
    });
  });

  it('is empty when the article does not mark its gate', () => {
    expect(readablePart(['<p>1</p>', '<p>2</p>'], 1, true, false)).toEqual({ content: '', ...withheld });
    expect(readablePart(['<p>1</p>', '<p>2</p>'], 2, true, true)).toEqual({ content: '<p>2</p>', ...opened });
  });

  it('is all of it for everybody where the article is not gated', () => {
    expect(readablePart(['<p>1</p>'], 1, false, false)).toEqual({ content: '<p>1</p>', ...free });
    expect(readablePart(pages, 2, false, false)).toEqual({ content: '<p>2</p><p>titok</p>', ...free });
  });
});
