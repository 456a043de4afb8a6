import type { Article } from '#core/editorial/articles/article.ts';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import { nextClosing } from '#core/readers/quizzes/question-state.ts';
import { isFollowed } from '#core/editorial/live-blogs/is-followed.ts';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { isUnderWay } from '#core/pages/section/is-under-way.ts';

/** Seconds after rendering. */
export interface Lifetime {
  readonly fresh: number;
  /** Additional seconds of serving stale while revalidating. */
  readonly whileRevalidating: number;
  /** Additional seconds of serving stale on errors. */
  readonly ifError: number;
}

const day = 86_400;
const ifError = 10 * day;
/** Seconds; close to the polling interval of live content (spec §9). */
const live: Lifetime = { fresh: 5, whileRevalidating: 10, ifError };

const freshSeconds = ({ publishedAt, updatedAt }: Article, now: number): number =>
  now - (updatedAt ?? publishedAt) < day ? 30 : 300;

/** Seconds. There is no event for a corrected, removed (R43) or closed quiz. */
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

export const lifetimeOf = (page: Page): Lifetime => {
  const { article, quizzes = [] } = articleOn(page) ?? {};
  if (article ? isFollowed(article) : isUnderWay(page)) return live;
  const { renderedAt } = page.frame;
  const fresh = article ? freshSeconds(article, renderedAt) : 15;
  return withQuizzes({ fresh, whileRevalidating: 60, ifError }, quizzes, renderedAt);
};

/** Ends the lifetime at the next scheduled publication. */
export const endingIn = ({ fresh, whileRevalidating, ifError }: Lifetime, seconds: number): Lifetime => {
  const left = Math.max(0, seconds);
  return {
    fresh: Math.min(fresh, left),
    whileRevalidating: Math.max(0, Math.min(whileRevalidating, left - fresh)),
    ifError,
  };
};

/** Seconds: caches in front of us get no removal events (R43). */
const maxOutside = 60;

export const cacheControl = ({ fresh, whileRevalidating, ifError }: Lifetime): string => {
  const outside = (seconds: number): number => Math.min(Math.floor(seconds), maxOutside);
  return `public, max-age=${Math.floor(fresh)}, stale-while-revalidate=${outside(whileRevalidating)}, stale-if-error=${outside(ifError)}`;
};

/**
 * Max seconds that shared caches hold a page. Nodes poll notices every eight seconds (adapters/web/editorial/notices).
 * A new notice is therefore on every page within 20 s, even without scripts.
 */
export const maxHeld = 10;

/** Short, because notices are inserted when the page is sent. */
export const pageCaching = ({ fresh, whileRevalidating, ifError }: Lifetime): string => {
  const held = Math.min(Math.floor(fresh), maxHeld);
  return cacheControl({
    fresh: held,
    whileRevalidating: Math.min(whileRevalidating, maxHeld - held),
    ifError,
  });
};

export const ownersCaching = ({ fresh }: Pick<Lifetime, 'fresh'>): string =>
  `private, max-age=${Math.min(Math.floor(fresh), maxHeld)}`;

export const neverStored = 'private, no-store';
