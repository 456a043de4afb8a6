import type { Article } from './article.ts';
import { publish, type Published } from './published.ts';
import { showTo, type Visible } from './visible-article.ts';

export const published = <T>(thing: T): Published<T> =>
  publish(thing, { active: true, publishedAt: 0 }, 0) as Published<T>;

export const visible = <A extends Article>(article: A): Visible<A> => {
  const shown = showTo(article, { loggedIn: true, now: 0 });
  if (shown === null) throw new Error('the staff sees everything');
  return shown.article;
};
