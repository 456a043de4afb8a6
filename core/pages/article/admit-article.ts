import { err, ok, type Result } from 'neverthrow';
import type { Article } from '../../articles/article.ts';
import { pathFor } from '../../articles/home-address.ts';
import { isVisibleTo } from '../../articles/is-visible-to.ts';
import { sameAddress } from '../../articles/same-address.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../own-path.ts';
import type { PageRequest } from '../page-request.ts';
import type { Visitor } from '../visitor.ts';

export interface AdmittedArticle {
  readonly article: Article;
  /** The canonical one. */
  readonly path: string;
  /** Whether everybody may see it. */
  readonly isPublic: boolean;
}

/** An article may be opened by who may see it, at its canonical address (spec §4, "Article load"; R10); one that has none by nobody. */
export const admitArticle = (needs: Pick<PageNeeds, 'sites' | 'linkTo'>, request: PageRequest, visitor: Visitor, article: Article): Result<AdmittedArticle, InsteadOfPage> => {
  const { active, section } = article;
  const { visible, reason } = isVisibleTo({ active, mainTagActive: section?.active ?? true, loggedIn: visitor.staffToken !== null });
  if (!visible) return err({ kind: 'not-found' });
  const path = pathFor(needs, request.site, article);
  if (path === null) return err({ kind: 'not-found' });
  if (sameAddress(path, ownPath(needs, request))) return ok({ article, path, isPublic: reason === 'active' });
  return err({ kind: 'redirect', permanent: true, location: request.query === '' ? path : `${path}?${request.query}` });
};
