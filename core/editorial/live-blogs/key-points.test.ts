import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LivePost } from '../articles/article.ts';
import type { Body, BodyNode } from '../articles/body.ts';
import { plainText } from '../articles/plain-text.ts';
import { keyPoints } from './key-points.ts';

const postOf = (id: number, changes: Partial<LivePost> = {}): LivePost => ({
  id,
  slug: `p${id}`,
  version: 1,
  title: `Bejegyzés ${id}`,
  body: [],
  publishedAt: 1_760_000_000 - id * 60,
  updatedAt: null,
  authors: [],
  pinned: false,
  ...changes,
});
const item = (...children: readonly BodyNode[]): BodyNode => ({ tag: 'li', children });
const list = (...children: readonly BodyNode[]): Body => [{ tag: 'ul', children }];
const bold = (text: string): BodyNode => ({ tag: 'strong', children: [text] });

const summary = postOf(9, {
  pinned: true,
  title: 'Amit most tudni kell',
  body: list(
    item(bold('Vízállás:'), ' Ludasérnél 700 centi fölött, lassan emelkedik. A várt tetőzés 715 centi.'),
    item(bold('Utak:'), ' zárva az alsóhenyei út.'),
    item('A Tóköz utca 14. szám fölött dr. Kis Anna rendel. Hívja fel!'),
    item('Negyedik.'),
  ),
});

describe('keyPoints', () => {
  it("are the first sentences of the pinned summary's list", () => {
    expect(keyPoints([summary, postOf(1), postOf(2)])).toEqual([
      { postId: 9, label: 'Vízállás:', text: 'Ludasérnél 700 centi fölött, lassan emelkedik.' },
      { postId: 9, label: 'Utak:', text: 'zárva az alsóhenyei út.' },
      { postId: 9, label: '', text: 'A Tóköz utca 14. szám fölött dr. Kis Anna rendel.' },
    ]);
  });

  it('are the titles of pinned posts and then of the newest, without a list', () => {
    const pinned = postOf(9, { pinned: true, title: 'Mind a hárman a felszínen' });
    expect(keyPoints([pinned, postOf(1), postOf(2, { title: '' }), postOf(3), postOf(4)])).toEqual([
      { postId: 9, label: '', text: 'Mind a hárman a felszínen' },
      { postId: 1, label: '', text: 'Bejegyzés 1' },
      { postId: 3, label: '', text: 'Bejegyzés 3' },
    ]);
  });

  it('are completed by what posts are called where the list is short', () => {
    const short = postOf(9, { pinned: true, body: list(item('Egy.'), item('Kettő.')) });
    expect(keyPoints([short, postOf(1)]).map(({ text }) => text)).toEqual(['Egy.', 'Kettő.', 'Bejegyzés 1']);
  });

  it('are empty without two different titles', () => {
    expect(keyPoints([])).toEqual([]);
    expect(keyPoints([postOf(1), postOf(2, { title: '' })])).toEqual([]);
    expect(keyPoints([postOf(1, { title: 'Vége' }), postOf(2, { title: 'Vége' })])).toEqual([]);
  });

  it('are sentences with their titles once the live blog is over', () => {
    const said = (id: number, title: string, text: string) =>
      postOf(id, { title, body: [{ tag: 'p', children: [text] }] });
    const posts = [
      said(1, 'Hat–hat', 'Szavazategyenlőség: a polgármester dönt. A jegyző kétszer számolta meg a kezeket.'),
      said(2, 'Bezárt az ablak', 'Vége. Negyvenhét igazolás, hat meghiúsult ügylet. A fax vezetéke kihúzva.'),
      said(3, 'Felhő?', ''),
    ];
    expect(keyPoints(posts, true)).toEqual([
      { postId: 1, label: 'Hat–hat.', text: 'Szavazategyenlőség: a polgármester dönt.' },
      { postId: 2, label: 'Bezárt az ablak.', text: 'Vége. Negyvenhét igazolás, hat meghiúsult ügylet.' },
      { postId: 3, label: '', text: 'Felhő?' },
    ]);
    const listed = postOf(9, {
      pinned: true,
      body: list(item('Az ajánlat 412 millió forint'), item('Elutasították.')),
    });
    expect(keyPoints([listed], true).map(({ text }) => text)).toEqual([
      'Az ajánlat 412 millió forint.',
      'Elutasították.',
    ]);
  });

  const words = fc.stringMatching(/^[A-Za-zÁÉÍŐŰáéíőű0-9 .,!?„”:–]{0,160}$/).map((text) => text.trim());
  const items = fc.array(fc.tuple(words, words), { maxLength: 6 });
  const posts = fc.array(
    fc.record({ title: words, pinned: fc.boolean(), items }).map(({ title, pinned, items: lines }) => ({
      title,
      pinned,
      body: list(...lines.map(([label, text]) => item(bold(label), ` ${text}`))),
    })),
    { maxLength: 8 },
  );

  it('are at most three different lines, all written by editors', () => {
    fc.assert(
      fc.property(posts, (drawn) => {
        const all = drawn.map((post, at) => postOf(at + 1, post));
        const points = keyPoints(all);
        expect(points.length === 0 || points.length === 2 || points.length === 3).toBe(true);
        expect(new Set(points.map(({ text }) => text)).size).toBe(points.length);
        for (const { postId, label, text } of points) {
          const post = all.find(({ id }) => id === postId)!;
          const written = [post.title.replace(/\s+/g, ' '), plainText(post.body)];
          const said = `${label} ${text}`.trim().replace(/\s+/g, ' ');
          expect(said).not.toBe('');
          expect(written.some((one) => one.includes(said))).toBe(true);
        }
      }),
    );
  });

  it('prefer pinned posts to newer ones', () => {
    fc.assert(
      fc.property(posts, (drawn) => {
        const all = drawn.map((post, at) => postOf(at + 1, post));
        const isPinned = keyPoints(all).map(({ postId }) => all.find(({ id }) => id === postId)!.pinned);
        expect(isPinned.toSorted((one, other) => Number(other) - Number(one))).toEqual(isPinned);
      }),
    );
  });
});
