import { err, ok, type Result } from 'neverthrow';
import type { Article } from '../articles/article.ts';
import { articlePath } from '../articles/canonical-path.ts';
import { pathFor } from '../articles/home-address.ts';
import { isVisibleTo } from '../articles/is-visible-to.ts';
import { sameAddress } from '../articles/same-address.ts';
import type { Site } from '../addresses/sites/site.ts';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { PageRequest } from './page-request.ts';
import type { Visitor } from './visitor.ts';

export interface AdmittedArticle {
  readonly article: Article;
  /** The canonical one. */
  readonly path: string;
  /** Whether everybody may see it. */
  readonly isPublic: boolean;
}

const requestedPath = ({ site: { pathPrefix }, route: { name, params } }: PageRequest): string => {
  const { mainSuperTag = null, year = '', month = '', day = '', slug = '' } = params;
  return articlePath({ pathPrefix, section: mainSuperTag, date: [year, month, day], slug, live: name === 'liveblog_article' });
};

/** An article may be opened by who may see it, at its canonical address (spec §4, "Article load"; R10). */
export const admitArticle = (sites: readonly Site[], request: PageRequest, visitor: Visitor, article: Article): Result<AdmittedArticle, InsteadOfPage> => {
  const { active, section } = article;
  const { visible, reason } = isVisibleTo({ active, mainTagActive: section?.active ?? true, loggedIn: visitor.staffToken !== null });
  if (!visible) return err({ kind: 'not-found' });
  const path = pathFor(sites, request.site, article);
  if (sameAddress(path, requestedPath(request))) return ok({ article, path, isPublic: reason === 'active' });
  return err({ kind: 'redirect', permanent: true, location: request.query === '' ? path : `${path}?${request.query}` });
};
