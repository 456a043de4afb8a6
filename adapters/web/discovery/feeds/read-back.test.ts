import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { shownAsHtml } from '../fixtures/read-as-html.fake.ts';
import type { Feed, FeedItem } from './feed.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

const text = fc
  .string({
    unit: fc.constantFrom(
      '<',
      '>',
      '&',
      '&amp;',
      '&lt;b&gt;',
      '&#60;',
      '&nbsp;',
      ']]>',
      '<!--',
      '"',
      "'",
      'ő',
      '🚒',
      ' ',
    ),
  })
  .map((signs) => `a${signs}z`);
const path = fc.string({ unit: fc.constantFrom('a', '7', '-', '/', '?x=1&y=', '%C5%91') });
const address = path.map((one) => `https://lapunk.example/${one}`);
const moment = fc.integer({ min: 0, max: 4_000_000_000 });

const item: fc.Arbitrary<FeedItem> = fc.record({
  id: path.map((one) => `tag:lapunk.example,2026:${one}`),
  url: address,
  title: text,
  summary: text,
  publishedAt: moment,
  updatedAt: moment,
  categories: fc.array(text, { maxLength: 1 }),
  authors: fc.array(fc.record({ name: text, url: fc.option(address) }), { maxLength: 3 }),
  picture: fc.option(fc.record({ url: address, alt: text, width: fc.constant(1200), height: fc.constant(630) })),
});
const anyFeed: fc.Arbitrary<Feed> = fc.record({
  title: text,
  description: text,
  language: fc.constantFrom('hu', 'en'),
  publisher: text,
  home: address,
  self: address,
  logo: fc.option(address),
  updatedAt: moment,
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
});

const secondsOf = (time: string | undefined): number => Date.parse(time ?? '') / 1000;
const listed = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

describe('a parsed feed equals its list', () => {
  it('in RSS', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const read = parseRssFeed(writeRss(feed));
        expect([read.title, read.link, read.language, shownAsHtml(read.description ?? '')]).toEqual([
          feed.title,
          feed.home,
          feed.language,
          feed.description,
        ]);
        expect(read.atom?.links).toMatchObject([{ rel: 'self', href: feed.self }]);
        for (const [at, wanted] of feed.items.entries()) {
          const got = read.items?.[at];
          expect(got).toMatchObject({
            title: wanted.title,
            link: wanted.url,
            guid: { value: wanted.id, isPermaLink: false },
          });
          expect(shownAsHtml(got?.description ?? '')).toBe(wanted.summary);
          expect(secondsOf(got?.pubDate)).toBe(wanted.publishedAt);
          expect(got?.categories?.map(({ name }) => name)).toEqual(listed(wanted.categories));
          expect(got?.dc?.creators).toEqual(listed(wanted.authors.map(({ name }) => name)));
          const [picture] = got?.media?.contents ?? [];
          expect(picture && { ...picture, description: picture.description?.value }).toEqual(
            wanted.picture === null
              ? undefined
              : { url: wanted.picture.url, medium: 'image', width: 1200, height: 630, description: wanted.picture.alt },
          );
        }
        expect(read.items).toHaveLength(feed.items.length);
      }),
    );
  });

  it('in Atom', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const read = parseAtomFeed(writeAtom(feed));
        expect(read).toMatchObject({
          id: feed.self,
          title: { value: feed.title },
          subtitle: { value: feed.description },
        });
        expect(secondsOf(read.updated)).toBe(feed.updatedAt);
        expect(
          read.entries?.map(({ id, title, summary, published, updated, links, authors, categories }) => ({
            id,
            url: links?.find(({ rel }) => rel === 'alternate')?.href,
            title: title?.value,
            summary: summary?.value,
            publishedAt: secondsOf(published),
            updatedAt: secondsOf(updated),
            categories: categories?.map(({ term }) => term) ?? [],
            authors: authors?.map(({ name, uri = null }) => ({ name, url: uri })) ?? [],
            picture: links?.find(({ rel }) => rel === 'enclosure')?.href ?? null,
          })),
        ).toEqual(feed.items.map(({ picture, ...rest }) => ({ ...rest, picture: picture?.url ?? null })));
      }),
    );
  });

  it('in JSON Feed', () => {
    fc.assert(
      fc.property(anyFeed, (feed) => {
        const read = parseJsonFeed(writeJsonFeed(feed));
        expect([read.title, read.home_page_url, read.feed_url, read.description]).toEqual([
          feed.title,
          feed.home,
          feed.self,
          feed.description,
        ]);
        expect(
          read.items?.map(({ id, url, title, content_text, date_published, date_modified, tags, authors, image }) => ({
            id,
            url,
            title,
            summary: content_text,
            publishedAt: secondsOf(date_published),
            updatedAt: secondsOf(date_modified),
            categories: tags ?? [],
            authors: authors?.map(({ name, url: home = null }) => ({ name, url: home })) ?? [],
            picture: image ?? null,
          })),
        ).toEqual(feed.items.map(({ picture, ...rest }) => ({ ...rest, picture: picture?.url ?? null })));
      }),
    );
  });
});
