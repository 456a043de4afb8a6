import { isVisibleTo } from './is-visible-to.ts';

declare const published: unique symbol;

/**
 * Something that everybody may read by now (R42): what lists, fronts, feeds, sitemaps and copies for everybody take,
 * and nothing else. Made by `publish` alone.
 */
export type Published<T> = T & { readonly [published]: true };

/** What decides whether something is public. */
export interface Publication {
  readonly active: boolean;
  /** True unless told. */
  readonly mainTagActive?: boolean;
  /** Unix seconds, as is `now`. */
  readonly publishedAt: number;
}

/**
 * The same thing as one that everybody may read; null before its minute, and while it or its section is switched off.
 */
export const publish = <T>(
  thing: T,
  { active, mainTagActive = true, publishedAt }: Publication,
  now: number,
): Published<T> | null =>
  isVisibleTo({ active, mainTagActive, publishedAt, now, loggedIn: false }).visible ? (thing as Published<T>) : null;

/** What is made of something that everybody may read, such as the card of a post. */
export const asPublicAs = <T>(_source: Published<unknown>, thing: T): Published<T> => thing as Published<T>;
