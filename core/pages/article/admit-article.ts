import { err, ok, type Result } from 'neverthrow';
import type { Article } from '../../editorial/articles/article.ts';
import { pathFor } from '../../editorial/articles/home-address.ts';
import { sameAddress } from '../../editorial/articles/same-address.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { PageRequest } from '../page-request.ts';
import type { Visitor } from '../visitor.ts';
import { showTo, type VisibleArticle } from '../../editorial/articles/visible-article.ts';

export interface AdmittedArticle {
  readonly article: VisibleArticle;
  readonly path: string;
  readonly isPublic: boolean;
}

/** Checks visibility and redirects to the canonical address (spec §4, "Article load"; R10). */
export const admitArticle = (
  needs: Pick<PageNeeds, 'sites' | 'linkTo' | 'clock'>,
  request: PageRequest,
  visitor: Visitor,
  article: Article,
): Result<AdmittedArticle, InsteadOfPage> => {
  const shown = showTo(article, { loggedIn: visitor.staffToken !== null, now: needs.clock.now() });
  if (shown === null) return err({ kind: 'not-found' });
  const path = pathFor(needs, request.site, article);
  if (path === null) return err({ kind: 'not-found' });
  if (sameAddress(path, ownPath(needs, request)))
    return ok({ article: shown.article, path, isPublic: shown.reason === 'active' });
  return err({ kind: 'redirect', permanent: true, location: request.query === '' ? path : `${path}?${request.query}` });
};
