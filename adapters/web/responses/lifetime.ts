import type { Article } from '#core/editorial/articles/article.ts';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import { nextClosing } from '#core/readers/quizzes/question-state.ts';
import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { isUnderWay } from '#core/pages/section/is-under-way.ts';

/** How long a copy may be sent, in seconds after it was made. */
export interface Lifetime {
  readonly fresh: number;
  /** Further seconds in which it is sent while a new one is made. */
  readonly whileRevalidating: number;
  /** Further seconds in which it is sent when a new one cannot be made. */
  readonly ifError: number;
}

const day = 86_400;
const ifError = 10 * day;
/**
 * Seconds: of what is live, nobody is shown a copy much older than the pause between two questions for news (spec
 * §9).
 */
const live: Lifetime = { fresh: 5, whileRevalidating: 10, ifError };

/**
 * Seconds for which an article's copy is fresh: a little while on its first day, longer once nobody touches it any
 * more.
 */
const freshSeconds = ({ publishedAt, updatedAt }: Article, now: number): number =>
  now - (updatedAt ?? publishedAt) < day ? 30 : 300;

/**
 * Seconds: nobody tells us when a quiz is mended or taken away (R43), and one that closes is told to everybody from
 * then on.
 */
const quizFresh = 15;

const withQuizzes = (lifetime: Lifetime, quizzes: readonly QuizOnPage[], now: number): Lifetime => {
  if (quizzes.length === 0) return lifetime;
  const closing = nextClosing(
    quizzes.flatMap(({ told }) => told?.quiz.questions ?? []),
    now,
  );
  return endingIn(
    { ...lifetime, fresh: Math.min(lifetime.fresh, quizFresh) },
    closing === null ? Infinity : closing + 1 - now,
  );
};

/** By the age of what is shown: live, or a race or match about its time, 5 s, lists and fronts 15 s, an article of today 30 s, an older one 5 minutes. */
export const lifetimeOf = (page: Page): Lifetime => {
  const { article, quizzes = [] } = articleOn(page) ?? {};
  if (article ? isFollowed(article) : isUnderWay(page)) return live;
  const { renderedAt } = page.frame;
  const fresh = article ? freshSeconds(article, renderedAt) : 15;
  return withQuizzes({ fresh, whileRevalidating: 60, ifError }, quizzes, renderedAt);
};

/**
 * The same lifetime, ending when something scheduled is published in so many seconds; until a new one can be made, it
 * is still what was published.
 */
export const endingIn = ({ fresh, whileRevalidating, ifError }: Lifetime, seconds: number): Lifetime => {
  const left = Math.max(0, seconds);
  return {
    fresh: Math.min(fresh, left),
    whileRevalidating: Math.max(0, Math.min(whileRevalidating, left - fresh)),
    ifError,
  };
};

/** Seconds: we hear of what was taken down, those in front of us do not (R43). */
const longestOutside = 60;

/** For browsers and proxies in front of us. */
export const cacheControl = ({ fresh, whileRevalidating, ifError }: Lifetime): string => {
  const outside = (seconds: number): number => Math.min(Math.floor(seconds), longestOutside);
  return `public, max-age=${Math.floor(fresh)}, stale-while-revalidate=${outside(whileRevalidating)}, stale-if-error=${outside(ifError)}`;
};

/**
 * Seconds for which nobody in front of us need ask again for a page: with the eight in which a node asks what notices
 * stand (adapters/web/editorial/notices), a new one is on every page within 20 s, without scripts too.
 */
export const longestHeld = 10;

/** Of a page, for browsers and proxies in front of us: held shortly, because notices are set into it as it is sent. */
export const pageCaching = ({ fresh, whileRevalidating, ifError }: Lifetime): string => {
  const held = Math.min(Math.floor(fresh), longestHeld);
  return cacheControl({
    fresh: held,
    whileRevalidating: Math.min(whileRevalidating, longestHeld - held),
    ifError,
  });
};

/** Of a page whose address tells what somebody follows: their own browser keeps it, and nobody in between. */
export const ownersCaching = ({ fresh }: Pick<Lifetime, 'fresh'>): string =>
  `private, max-age=${Math.min(Math.floor(fresh), longestHeld)}`;

export const neverStored = 'private, no-store';
