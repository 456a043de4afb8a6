import type { Article } from './article.ts';
import { isVisibleTo, type Visibility } from './is-visible-to.ts';
import { publish, type Published } from './published.ts';

declare const visible: unique symbol;

/** Of an article that a visitor may see. Made by `showTo` alone. */
export type Visible<A extends Article> = A & { readonly [visible]: true };

/** An article that a visitor may see: what screens take. */
export type VisibleArticle = Visible<Article>;

/** An article that everybody may see. */
export type PublishedArticle<A extends Article = Article> = Published<Visible<A>>;

interface Asking {
  /** As staff: a reader's account does not count (R30). */
  readonly loggedIn: boolean;
  /** Unix seconds. */
  readonly now: number;
}

const publicationOf = ({ active, section, publishedAt }: Article) => ({
  active,
  mainTagActive: section?.active ?? true,
  publishedAt,
});

/** The article for who asks, and why; null for who is told that it is not there. */
export const showTo = <A extends Article>(
  article: A,
  asking: Asking,
): { readonly article: Visible<A>; readonly reason: Visibility['reason'] } | null => {
  const { visible: isVisible, reason } = isVisibleTo({ ...publicationOf(article), ...asking });
  return isVisible ? { article: article as Visible<A>, reason } : null;
};

/** The article as one for everybody; null for one that staff alone may see by now. */
export const publicArticle = <A extends Article>(article: Visible<A>, now: number): PublishedArticle<A> | null =>
  publish(article, publicationOf(article), now);
