import { describe, expect, it } from 'vitest';
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
    ['/rss/szerzo/valaki', '/szerzo/valaki'],
    ['/rss/rovat', null],
    ['/rss/rovat/', null],
    ['/rss/login/x', null],
    ['/rovat/x', null],
  ])('%s is %s', (feed, page) => {
    expect(pageOfFeed(feed)).toBe(page);
  });
});
