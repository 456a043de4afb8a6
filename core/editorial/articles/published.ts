import { isVisibleTo } from './is-visible-to.ts';

declare const published: unique symbol;

/** Public content (R42). Only `publish` creates it. */
export type Published<T> = T & { readonly [published]: true };

export interface Publication {
  readonly active: boolean;
  readonly mainTagActive?: boolean;
  /** Unix seconds, as is `now`. */
  readonly publishedAt: number;
}

/** Null before the publication time and while the item or its section is inactive. */
export const publish = <T>(
  thing: T,
  { active, mainTagActive = true, publishedAt }: Publication,
  now: number,
): Published<T> | null =>
  isVisibleTo({ active, mainTagActive, publishedAt, now, loggedIn: false }).visible ? (thing as Published<T>) : null;

export const asPublicAs = <T>(_source: Published<unknown>, thing: T): Published<T> => thing as Published<T>;
