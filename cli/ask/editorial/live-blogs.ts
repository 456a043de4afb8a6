import {
  livePageCount,
  livePageNeighbours,
  livePageOf,
  livePageRange,
} from '#core/editorial/live-blogs/live-paging.ts';
import { type LiveFeed, newPostCount, openFeed, receiveNews, showNews } from '#core/editorial/live-blogs/live-feed.ts';
import { type LivePosts, mergePosts } from '#core/editorial/live-blogs/merge-posts.ts';
import { keyPoints } from '#core/editorial/live-blogs/key-points.ts';
import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { needsRefetch } from '#core/editorial/live-blogs/needs-refetch.ts';
import { newsOfPage } from '#core/editorial/live-blogs/news-of-page.ts';
import { postHeadline, postTitle } from '#core/editorial/live-blogs/post-title.ts';
import { relatedPosts } from '#core/editorial/live-blogs/related-posts.ts';
import type { LivePost } from '#core/editorial/articles/article.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, flag, isSet, items, list, number, object, orElse, text, texts, whole } from '../rule/fields.ts';
import { livePostIn } from './live-post-in.ts';

const known = (fields: Fields, name: string): LivePosts => {
  const part = object(fields, name);
  const removedIn = (owner: Fields, field: string): LivePosts['removed'] =>
    items(owner, field, (post) => ({ id: number(post, 'id'), version: number(post, 'version') }));
  return { posts: items(part, 'posts', livePostIn), removed: orElse(removedIn, part, 'removed', []) };
};

const inShort = ({ posts, removed }: LivePosts): object => ({
  posts: posts.map(({ id, version, publishedAt, updatedAt, pinned }) => ({
    id,
    version,
    publishedAt,
    ...(updatedAt === null ? {} : { updatedAt }),
    pinned,
  })),
  removed,
});

const feedAfter = (feed: LiveFeed, step: unknown): LiveFeed => {
  if (step === 'show') return showNews(feed);
  if (typeof step !== 'object' || step === null) throw new BadInput('steps', 'steps');
  return receiveNews(feed, known(step as Fields, 'news'));
};

const tellingPostIn = (post: Fields): LivePost => ({
  ...livePostIn({ publishedAt: 0, ...post }),
  title: orElse(text, post, 'title', ''),
  body: [
    { tag: 'ul', children: orElse(texts, post, 'items', []).map((item) => ({ tag: 'li' as const, children: [item] })) },
  ],
});

const pageIn = (fields: Fields): number | null =>
  orElse((question, name) => whole(question, name), fields, 'page', null);

const post = '{id, publishedAt, version?, updatedAt?, pinned?}';

export const liveBlogRules: readonly AskRule[] = [
  {
    name: 'live-merge',
    input: `{known: {posts: [${post}], removed?}, news: {posts, removed?}}`,
    answer: '{posts, removed}',
    decide: (question) => plainly(inShort(mergePosts(known(question, 'known'), known(question, 'news')))),
  },
  {
    name: 'live-news',
    input: '{known: {posts, removed?}, page: {posts, pinned?, page, totalPages}}',
    answer: '{posts, removed}',
    decide: (question) => {
      const page = object(question, 'page');
      const pinned = orElse((fields, name) => items(fields, name, livePostIn), page, 'pinned', []);
      return plainly(
        inShort(
          newsOfPage(known(question, 'known'), {
            posts: items(page, 'posts', livePostIn),
            pinned,
            page: whole(page, 'page', 1),
            totalPages: whole(page, 'totalPages', 0),
          }),
        ),
      );
    },
  },
  {
    name: 'live-feed',
    input: '{posts, hasOlder, steps: ["show" | {news: {posts, removed?}}]}',
    answer: '{shown: [id], new: n}',
    decide: (question) => {
      const feed = list(question, 'steps').reduce(
        feedAfter,
        openFeed(items(question, 'posts', livePostIn), flag(question, 'hasOlder')),
      );
      return plainly({ shown: feed.shown.map(({ id }) => id), new: newPostCount(feed) });
    },
  },
  {
    name: 'live-page',
    input: '{total, page?}',
    answer: '{pages, from, to, older?, newer?} | null',
    decide: (question) => {
      const [total, page] = [whole(question, 'total', 0), pageIn(question)];
      const range = livePageRange(total, page);
      return plainly(range && { pages: livePageCount(total), ...range, ...livePageNeighbours(total, page) });
    },
  },
  {
    name: 'live-page-of',
    input: '{total, index}',
    answer: 'page | null (the newest)',
    decide: (question) => {
      const [total, index] = [whole(question, 'total', 1), whole(question, 'index', 0)];
      if (index >= total) throw new BadInput('below', 'index', 'total');
      return plainly(livePageOf(total, index));
    },
  },
  {
    name: 'live-points',
    input: '{posts: [{id, pinned?, title?, items?: [text]}], over?}',
    answer: '[{postId, label, text}]',
    decide: (question) =>
      plainly(keyPoints(items(question, 'posts', tellingPostIn), orElse(flag, question, 'over', false))),
  },
  {
    name: 'article-refetch',
    input: '{reader, server: version}',
    answer: 'boolean',
    decide: (question) => plainly(needsRefetch(number(question, 'reader'), number(question, 'server'))),
  },
  {
    name: 'article-followed',
    input: '{live?, flags?: [text]}',
    answer: 'boolean',
    decide: (question) => {
      const flags: readonly string[] = orElse(texts, question, 'flags', []);
      return plainly(isFollowed({ live: isSet(question, 'live') || flags.includes('live'), flags }));
    },
  },
  {
    name: 'post-headline',
    input: '{title?, text?, liveBlog}',
    answer: 'text',
    decide: (question) =>
      plainly(
        postHeadline(
          { title: orElse(text, question, 'title', ''), body: [orElse(text, question, 'text', '')] },
          text(question, 'liveBlog'),
        ),
      ),
  },
  {
    name: 'post-title',
    input: '{title?, text?}',
    answer: 'text',
    decide: (question) =>
      plainly(postTitle({ title: orElse(text, question, 'title', ''), body: [orElse(text, question, 'text', '')] })),
  },
  {
    name: 'related-posts',
    input: '{pinned?, posts, id: own}',
    answer: '[id]',
    decide: (question) => {
      const pinned = orElse((fields, name) => items(fields, name, livePostIn), question, 'pinned', []);
      return plainly(
        relatedPosts({ pinned, posts: items(question, 'posts', livePostIn) }, number(question, 'id')).map(
          ({ id }) => id,
        ),
      );
    },
  },
];
