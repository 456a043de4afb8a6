import { expect, it } from 'vitest';
import type { LinkedArticle } from '../../editorial/articles/article.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { anonymous } from '../visitor.ts';
import { fakeNeeds, openAs } from '../page-needs.fake.ts';
import { offeredToFollow } from './offered-to-follow.ts';

it('offers to follow a live blog that goes on, but none that is over', async () => {
  const page = await openAs('liveblog_article', fakeNeeds(), '/belfold/2025/01/03/elo-arviz/elo');
  const offered = (changes: Partial<LinkedArticle>): readonly string[] =>
    offeredToFollow(fakeNeeds(), { site: fiveSites[0], route: page.route, query: '' }, anonymous, {
      ...page.content.article,
      ...changes,
    }).map(({ text }) => text);
  expect(offered({})[0]).toContain('elo-arviz');
  expect(offered({ live: false, flags: ['refresh'] })[0]).toContain('elo-arviz');
  expect(offered({ live: false, flags: [] }).filter((text) => text.includes('elo-arviz'))).toEqual([]);
});
