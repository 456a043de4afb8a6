import { describe, expect, it } from 'vitest';
import { pageKey, slugKey } from '#adapters/edge/surrogate-keys.ts';
import type { PublicPage } from '#core/pages/building/public-page.ts';
import { articleContentOf, pageOf } from '#ui/screens/pages.fixtures.ts';
import { createEdgeHead } from '../responses/edge-head.ts';
import type { CachedPage, StoredBody } from '../responses/cached-page.ts';
import { makeOwnPage, makeSharedPage } from './make-page.ts';

const edge = createEdgeHead({ EDGE_TAGS: 'xkey', EDGE_SECONDS: 300, EDGE_SECONDS_HEADER: 'Cache-Control' });
const needs = {
  name: 'lapunk /x',
  render: () => '<a href="/belfold/2026/11/24/masik">',
  headers: [],
  lifetime: { fresh: 15, whileRevalidating: 60, ifError: 60 },
  now: 0,
  edition: null,
};
const front = pageOf('index', { cards: [] } as never) as PublicPage;
const article = pageOf('single_article', articleContentOf({ publishedAt: 0, updatedAt: null })) as PublicPage;
const followed = { ...front, route: { name: 'kovetett', params: {} } } as unknown as PublicPage;

const headOf = ({ variants }: StoredBody): ReadonlyMap<string, string> => {
  const head = variants.get('identity')?.head ?? [];
  return new Map(head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? ''] as const] : [])));
};
const forEdge = ({ html, payload }: CachedPage): readonly unknown[] =>
  [html, payload].map((body) => [headOf(body).get('xkey'), headOf(body).get('cache-control')?.includes('s-maxage')]);

describe('a page for everyone', () => {
  it('has its keys and the lifetime for the edge, as document and as data', () => {
    const made = makeSharedPage(front, edge, needs);
    const keys = headOf(made.html).get('xkey')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['p', 'l', pageKey('lapunk /x'), slugKey('masik')]));
    expect(headOf(made.html).get('cache-control')).toContain('public, max-age=10, s-maxage=15,');
    expect(headOf(made.payload).get('xkey')).toBe(keys?.join(' '));
  });

  it('is no list when it is an article', () => {
    expect(
      headOf(makeSharedPage(article, edge, needs).html)
        .get('xkey')
        ?.split(' '),
    ).not.toContain('l');
  });
});

describe('a page for one reader', () => {
  it('has neither', () => {
    expect(forEdge(makeOwnPage(front, needs))).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
    expect(forEdge(makeSharedPage(followed, edge, needs))).toEqual([
      [undefined, false],
      [undefined, false],
    ]);
  });
});
