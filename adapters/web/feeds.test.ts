// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCommonData } from '#core/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/frame.ts';
import { headOf } from '#core/pages/head.ts';
import type { Page } from '#core/pages/page.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { fiveSites } from '#core/sites/five-sites.fake.ts';
import { rssOf } from './feeds.ts';

const pageWith = (title: string, lead: string): Page => ({
  route: { name: 'legfrissebb', params: {} },
  frame: frameOf({ sites: fiveSites, clock: { now: () => 1_800_000_000 }, preview: false }, fiveSites[0], emptyCommonData, anonymous),
  head: headOf({ title: 'Legfrissebb', canonical: '/legfrissebb' }),
  content: { list: { items: [{ path: '/belfold/2026/11/21/a', title, lead, section: { name: 'Belföld', slug: 'belfold' }, authors: [{ name: 'Őrsi Béla' }], publishedAt: 1_795_000_000 }] } },
}) as unknown as Page;

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

describe('a feed', () => {
  it('names every article with its one address, its time and its people', () => {
    const feed = parsed(rssOf(pageWith('Cím', 'Bevezető'), '/rss'));
    expect(feed.querySelector('rss')?.getAttribute('version')).toBe('2.0');
    expect(feed.querySelector('item > link')?.textContent).toBe('https://lapunk.example/belfold/2026/11/21/a');
    expect(feed.querySelector('item > guid')?.getAttribute('isPermaLink')).toBe('true');
    expect(feed.querySelector('item > pubDate')?.textContent).toBe('Wed, 18 Nov 2026 11:06:40 GMT');
    expect(feed.querySelector('channel > language')?.textContent).toBe('hu');
  });

  it('is well-formed whatever a title or a lead holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (title, lead) => {
      const feed = parsed(rssOf(pageWith(`</title>${title}`, lead), '/rss'));
      expect(feed.querySelector('parsererror')).toBeNull();
      expect(feed.querySelectorAll('item')).toHaveLength(1);
    }));
  });
});
