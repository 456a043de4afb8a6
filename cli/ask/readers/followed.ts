import { followable, followablesOf } from '#core/readers/followed/followable.ts';
import {
  followedAddress,
  followedIn,
  type FollowedKey,
  followedListText,
  followedOfQuery,
  followedText,
  readFollowed,
} from '#core/readers/followed/followed-list.ts';
import {
  followAll,
  follows,
  keepableFollowed,
  readKeptFollowed,
  withoutFollowed,
} from '#core/readers/followed/kept-followed.ts';
import { newestOf } from '#core/readers/followed/newest-of.ts';
import { feedRefusal } from '#core/pages/building/feed-refusal.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { BadInput, type Fields, items, list, number, orElse, query, text, texts } from '../rule/fields.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const keyIn = (question: Fields, name: string): FollowedKey => {
  const key = followedIn(text(question, name));
  if (key === null) throw new BadInput('word', name);
  return key;
};

const labelled = (fields: Fields) => ({
  slug: text(fields, 'slug'),
  name: text(fields, 'name'),
  url: orElse(text, fields, 'url', null),
});

export const followedRules: readonly AskRule[] = [
  {
    name: 'followed-list',
    input: '{query} | {list}',
    answer: '{kind, items: [text], text, address}',
    decide: (question) => {
      const read = isText(question['list']) ? readFollowed(question['list']) : followedOfQuery(query(question));
      const keys = read.kind === 'list' ? read.items : [];
      return plainly({
        kind: read.kind,
        items: keys.map(followedText),
        text: followedListText(read),
        address: followedAddress('/kovetett', keys),
      });
    },
  },
  {
    name: 'follow',
    input: '{kept: [[text, name]], follow: [[text, name]]}',
    answer: '{outcome, kept: [[text, name]]}',
    decide: (question) => {
      const [kept, more] = [list(question, 'kept'), list(question, 'follow')].map(readKeptFollowed);
      const { list: after, outcome } = followAll(kept ?? [], more ?? []);
      return plainly({ outcome, kept: keepableFollowed(after) });
    },
  },
  {
    name: 'unfollow',
    input: '{kept: [[text, name]], leave: text}',
    answer: '{followed, kept: [[text, name]]}',
    decide: (question) => {
      const [kept, key] = [readKeptFollowed(list(question, 'kept')), keyIn(question, 'leave')];
      return plainly({ followed: follows(kept, key), kept: keepableFollowed(withoutFollowed(kept, key)) });
    },
  },
  {
    name: 'followable',
    input:
      '{liveBlog?: {slug, name}, supplements?: [{slug, name}], sections?: [slug], tags?, authors?: [{slug, name, url?}]}',
    answer: '[{text, name}]',
    decide: (question) => {
      const [liveBlog = null] =
        question['liveBlog'] === undefined ? [] : items({ all: [question['liveBlog']] }, 'all', labelled);
      const of = (name: string) => orElse((fields, key) => items(fields, key, labelled), question, name, []);
      return plainly(
        followablesOf({
          liveBlog,
          supplements: of('supplements').map(({ slug, name }) => ({ slug, title: name })),
          superTags: orElse(texts, question, 'sections', []).map((slug) => ({ slug })),
          tags: of('tags'),
          authors: of('authors'),
        }),
      );
    },
  },
  {
    name: 'followable-as',
    input: '{follow: text, name}',
    answer: '{text, name} | null',
    decide: (question) => plainly(followable(keyIn(question, 'follow'), text(question, 'name'))),
  },
  {
    name: 'newest-of',
    input: '{lists: [[{id, site, publishedAt}]], most}',
    answer: '[{id, site, from: [place]}]',
    decide: (question) => {
      const lists = list(question, 'lists').map((cards) =>
        items({ cards }, 'cards', (card) => ({
          id: number(card, 'id'),
          siteSlug: text(card, 'site'),
          publishedAt: number(card, 'publishedAt'),
        })),
      );
      return plainly(
        newestOf(lists, number(question, 'most')).map(({ card, from }) => ({ id: card.id, site: card.siteSlug, from })),
      );
    },
  },
  {
    name: 'feed-refusal',
    input: '{route, query}',
    answer: 'the reason why the URL has no feed | null',
    decide: (question) => plainly(feedRefusal(text(question, 'route'), query(question))),
  },
];
