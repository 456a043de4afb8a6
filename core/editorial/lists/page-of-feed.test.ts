import { describe, expect, it } from 'vitest';
import { feedFormats, feedIn, formatOfFeed } from './feed-format.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { pageOfFeed } from './page-of-feed.ts';

describe('the list behind a feed', () => {
  it.each([
    ['/rss', '/legfrissebb'],
    ['/rss/rovat/english', '/english'],
    ['/rss/rovat/after', '/after'],
    ['/rss/rovat/g7', '/g7'],
    ['/rss/rovat/karakter', '/karakter'],
    ['/rss/rovat/belfold', '/rovat/belfold'],
    ['/rss/after/rovat/film', '/after/rovat/film'],
    ['/rss/cimke/vasut', '/cimke/vasut'],
    ['/rss/melleklet/eb-2024/elemzesek', '/melleklet/eb-2024/elemzesek'],
    ['/rss/szerzo/valaki', '/szerzo/valaki'],
    ['/rss/kedvenceink', '/kedvenceink'],
    ['/rss/archivum', '/archivum'],
    ['/rss/javitasok', '/javitasok'],
    ['/atom/g7/javitasok', '/g7/javitasok'],
    ['/rss/g7/archivum', '/g7/archivum'],
    ['/atom', '/legfrissebb'],
    ['/atom/rovat/g7', '/g7'],
    ['/jsonfeed/cimke/vasut', '/cimke/vasut'],
    ['/rss/rovat', null],
    ['/rss/', null],
    ['/rss/impresszum', null],
    ['/feed/cimke/vasut', null],
    ['/rss/rovat/', null],
    ['/rss/login/x', null],
    ['/rovat/x', null],
  ])('%s is %s', (feed, page) => {
    expect(pageOfFeed(fiveSites)(feed)).toBe(page);
  });
});

describe('the format of a feed', () => {
  it.each(feedFormats)('%s changes nothing but the first word of the address', (format) => {
    expect(feedIn('/rss', format)).toBe(`/${format}`);
    expect(feedIn('/rss/archivum?term=/rss/x', format)).toBe(`/${format}/archivum?term=/rss/x`);
    expect(formatOfFeed(feedIn('/rss/cimke/vasut', format))).toBe(format);
    expect(pageOfFeed(fiveSites)(feedIn('/rss/cimke/vasut', format))).toBe('/cimke/vasut');
  });

  it('is that of a whole first word', () => {
    expect([formatOfFeed('/rssx'), formatOfFeed('/'), feedIn('/rssx/a', 'atom')]).toEqual([null, null, '/rssx/a']);
  });
});
