import type { Article } from '../../editorial/articles/article.ts';
import { pathFor } from '../../editorial/articles/home-address.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageNeeds } from '../needs.ts';
import type { ArticleContent } from './article-content.ts';
import { orDefault } from '../building/or-default.ts';
import { showTo } from '../../editorial/articles/visible-article.ts';

type Needs = Pick<PageNeeds, 'articles' | 'sites' | 'linkTo' | 'clock'>;

export const parentOf = (needs: Needs, site: Site, { parentId }: Article): Promise<ArticleContent['parent']> => {
  if (parentId === null) return Promise.resolve(null);
  const linked = (parent: Article): ArticleContent['parent'] => {
    const { title, live } = parent;
    return showTo(parent, { loggedIn: false, now: needs.clock.now() }) !== null
      ? { title, live, path: pathFor(needs, site, parent) }
      : null;
  };
  return orDefault(needs.articles.byId(site.slug, parentId, null).map(linked), null);
};
