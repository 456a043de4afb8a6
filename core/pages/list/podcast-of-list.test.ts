import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { fakeNeeds, openAs, openSectionAs } from '../page-needs.fake.ts';

describe('the list of a tag', () => {
  it('is the page of the podcast that says so, and names its feed', async () => {
    const show = { slug: 'hidlap', name: 'Hídlap', path: '/cimke/duna', episodes: 3, newest: null };
    const needs = fakeNeeds({ podcasts: { ...fakeNeeds().podcasts, shows: () => okAsync([show]) } });
    const podcast = { title: 'Hídlap', path: '/rss/podcast/hidlap' };
    const { content, head } = await openAs('articles_by_tag', needs, '/cimke/duna');
    expect([content.podcast, head.podcasts]).toEqual([podcast, [podcast]]);
    expect((await openSectionAs('list', needs, '/rovat/belfold')).content.podcast).toBeUndefined();
    expect((await openAs('articles_by_tag', fakeNeeds(), '/cimke/duna')).content.podcast).toBeUndefined();
  });
});
