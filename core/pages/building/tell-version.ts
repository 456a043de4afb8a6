import { errAsync, type ResultAsync } from 'neverthrow';
import { showTo } from '../../editorial/articles/visible-article.ts';
import type { Failure } from '../../failure/failure.ts';
import type { PageNeeds } from '../needs.ts';

/** Returns the current version of an article; fails for a non-public one (spec §4, "Live articles"; R42). */
export type TellVersion = (site: string, slug: string) => ResultAsync<number, Failure>;

export const tellVersion =
  ({ articles, clock }: Pick<PageNeeds, 'articles' | 'clock'>): TellVersion =>
  (site, slug) =>
    articles
      .bySlug(site, slug, null, null)
      .andThen((article) =>
        showTo(article, { loggedIn: false, now: clock.now() }) === null
          ? errAsync<number, Failure>({ kind: 'not-found', upstream: 'articles' })
          : articles.version(site, slug),
      );
