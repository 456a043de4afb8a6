import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import {
  followedAddress,
  type FollowedKey,
  type FollowedList,
  followedOfQuery,
} from '../../../readers/followed/followed-list.ts';
import { followedAbout, followedTitle } from '../../../readers/followed/hu.ts';
import { newestOf } from '../../../readers/followed/newest-of.ts';
import type { ArticleList } from '../../../editorial/lists/article-list.ts';
import { headOf } from '../../building/head.ts';
import { insteadOfFailure } from '../../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../../instead-of-page.ts';
import { ownPath } from '../../building/own-path.ts';
import type { PageRequest } from '../../page-request.ts';
import type { Opened, UseCase } from '../../use-case.ts';
import type { FollowedContent, FollowedThing } from './followed-content.ts';
import { type FollowedNeeds, type Loaded, loadFollowed, maxShown } from './load-followed.ts';

const listOf = (items: ArticleList['items']): ArticleList => ({
  items,
  totalItems: items.length,
  page: 1,
  totalPages: 1,
  title: followedTitle,
  rss: null,
  author: null,
  description: '',
});

type Outcome = Loaded | { readonly failure: Failure };

const thingOf = (key: FollowedKey, outcome: Outcome): FollowedThing => {
  if ('failure' in outcome) return { ...key, name: key.slug, path: null, state: 'unavailable' };
  const { name, path, cards } = outcome;
  return { ...key, name: name || key.slug, path, state: cards.length > 0 ? 'found' : 'empty' };
};

const show = (
  needs: FollowedNeeds,
  request: PageRequest,
  asked: FollowedList,
  outcomes: readonly Outcome[],
): Opened<FollowedContent> => {
  const keys = asked.kind === 'too-many' ? [] : asked.items;
  const path = ownPath(needs, request);
  const feed = followedAddress(`/rss${path}`, keys);
  const stories = newestOf(
    outcomes.map((outcome) => ('failure' in outcome ? [] : outcome.cards)),
    maxShown,
  );
  return {
    content: {
      things: keys.map((key, at) => thingOf(key, outcomes[at] ?? { name: '', path: null, cards: [] })),
      list: listOf(stories.map(({ card }) => card)),
      because: stories.map(({ from }) => from),
      own: path,
      path: followedAddress(path, keys),
      feed,
      tooMany: asked.kind === 'too-many',
    },
    head: headOf({
      title: followedTitle,
      description: followedAbout,
      canonical: path,
      noindex: true,
      feed: keys.length === 0 ? null : { title: followedTitle, path: feed },
    }),
  };
};

export const openFollowed =
  (needs: FollowedNeeds): UseCase<FollowedContent> =>
  (request) => {
    const asked = followedOfQuery(request.query);
    const keys = asked.kind === 'too-many' ? [] : asked.items;
    const loading = keys.map((key) =>
      loadFollowed(needs, request.site, key).match<Outcome>(
        (loaded) => loaded,
        (failure) => ({ failure }),
      ),
    );
    return ResultAsync.fromSafePromise(Promise.all(loading)).andThen((outcomes) => {
      const failures = outcomes.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []));
      const [failure] = failures;
      return failure !== undefined && failures.length === outcomes.length
        ? errAsync<Opened<FollowedContent>, InsteadOfPage>(insteadOfFailure(failure))
        : okAsync<Opened<FollowedContent>, InsteadOfPage>(show(needs, request, asked, outcomes));
    });
  };
