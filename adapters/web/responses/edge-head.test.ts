import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEdgeHead, type EdgeHeadSettings, noEdgeHead } from './edge-head.ts';
import { pageCaching } from './lifetime.ts';

const lifetime = { fresh: 30, whileRevalidating: 60, ifError: 864_000 };
const shared = { lifetime, caching: pageCaching(lifetime), keys: () => ['p', 'abc'] };
const headOf = (settings: Partial<EdgeHeadSettings>) =>
  createEdgeHead({ EDGE_SECONDS_HEADER: 'Cache-Control', ...settings });

describe('the head for the edge', () => {
  it('is as without an edge by default, and computes no keys', () => {
    const keys = () => expect.unreachable();
    for (const head of [noEdgeHead, headOf({})]) {
      expect(head.page({ ...shared, keys })).toEqual({ caching: shared.caching, more: [] });
      expect(head.of('text', ['a', 'b'])).toEqual(['a', 'b']);
    }
  });

  it.each([
    ['xkey', 'xkey', 'p abc'],
    ['Surrogate-Key', 'surrogate-key', 'p abc'],
    ['Cache-Tag', 'cache-tag', 'p,abc'],
  ] as const)('has the keys of a page and a text as %s', (EDGE_TAGS, name, value) => {
    expect(headOf({ EDGE_TAGS }).page(shared).more).toEqual([name, value]);
    expect(headOf({ EDGE_TAGS }).of('text', ['a', 'b'])).toEqual(['a', 'b', name, value.replace('abc', 't')]);
    expect(headOf({ EDGE_TAGS }).of('file', [])).toEqual([name, 'f']);
  });

  it('has a lifetime for shared caches in Cache-Control', () => {
    expect(headOf({ EDGE_SECONDS: 300 }).page(shared)).toEqual({
      caching: 'public, max-age=10, s-maxage=30, stale-while-revalidate=0, stale-if-error=60',
      more: [],
    });
  });

  it.each(['Surrogate-Control', 'CDN-Cache-Control'] as const)(
    'has a lifetime for the edge alone in %s',
    (EDGE_SECONDS_HEADER) => {
      expect(headOf({ EDGE_SECONDS: 20, EDGE_SECONDS_HEADER }).page(shared)).toEqual({
        caching: shared.caching,
        more: [EDGE_SECONDS_HEADER.toLowerCase(), 'max-age=20, stale-while-revalidate=60, stale-if-error=864000'],
      });
    },
  );

  it('never holds a page longer than a node holds it fresh', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: 1, max: 86_400 }),
        (fresh, EDGE_SECONDS) => {
          const own = { ...lifetime, fresh };
          const { caching } = headOf({ EDGE_SECONDS }).page({ ...shared, lifetime: own, caching: pageCaching(own) });
          const seconds = Number(/^public, max-age=\d+, s-maxage=(\d+), /.exec(caching)?.[1]);
          expect(seconds).toBeLessThanOrEqual(Math.min(fresh, EDGE_SECONDS));
        },
      ),
    );
  });
});
