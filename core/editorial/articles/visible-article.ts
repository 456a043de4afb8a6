import type { Article } from './article.ts';
import { isVisibleTo, type Visibility } from './is-visible-to.ts';
import { publish, type Published } from './published.ts';

declare const visible: unique symbol;

export type Visible<A extends Article> = A & { readonly [visible]: true };

export type VisibleArticle = Visible<Article>;

export type PublishedArticle<A extends Article = Article> = Published<Visible<A>>;

interface Asking {
  /** Staff only; a reader's account does not count (R30). */
  readonly loggedIn: boolean;
  /** Unix seconds. */
  readonly now: number;
}

const publicationOf = ({ active, section, publishedAt }: Article) => ({
  active,
  mainTagActive: section?.active ?? true,
  publishedAt,
});

/** Null when the visitor must get a 404. */
export const showTo = <A extends Article>(
  article: A,
  asking: Asking,
): { readonly article: Visible<A>; readonly reason: Visibility['reason'] } | null => {
  const { visible: isVisible, reason } = isVisibleTo({ ...publicationOf(article), ...asking });
  return isVisible ? { article: article as Visible<A>, reason } : null;
};

export const publicArticle = <A extends Article>(article: Visible<A>, now: number): PublishedArticle<A> | null =>
  publish(article, publicationOf(article), now);
