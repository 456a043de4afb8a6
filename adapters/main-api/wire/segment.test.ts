import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { podcastFeedPath } from '#core/pages/building/podcast-feed-path.ts';
import { segment } from './lenient.wire.ts';

const book = someResolver();

describe('a slug of one segment', () => {
  it("makes an address that can be read, as that of a podcast's feed", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 6 }),
          fc.constantFrom('a/b', '..', '.', 'elo', 'a\\b', '\ud800', '%', 'hidlap'),
        ),
        (slug) => {
          if (segment.safeParse(slug).success)
            expect(book.judge({ host: 'lapunk.example', path: podcastFeedPath(slug), query: '' }).outcome).toBe(
              'resource',
            );
        },
      ),
      { numRuns: 1000 },
    );
    expect(['', '..', 'a/b', '\ud800', '\u0000'].filter((slug) => segment.safeParse(slug).success)).toEqual([]);
    expect(segment.safeParse('hidlap').success).toBe(true);
  });
});
