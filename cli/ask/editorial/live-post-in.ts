import type { LivePost } from '#core/editorial/articles/article.ts';
import type { Fields } from '../rule/fields.ts';
import { isSet, number, orElse } from '../rule/fields.ts';

export const livePostIn = (post: Fields): LivePost => ({
  id: number(post, 'id'),
  version: orElse(number, post, 'version', 1),
  publishedAt: number(post, 'publishedAt'),
  updatedAt: orElse(number, post, 'updatedAt', null),
  pinned: isSet(post, 'pinned'),
  slug: '',
  title: '',
  body: [],
  authors: [],
});
