import type { LinkedArticle } from '../../editorial/articles/article.ts';
import { isFollowed } from '../../editorial/live-blogs/is-followed.ts';
import { type Followable, followablesOf } from '../../readers/followed/followable.ts';
import type { PageNeeds } from '../needs.ts';
import type { PageRequest } from '../page-request.ts';
import type { Visitor } from '../visitor.ts';

export const offeredToFollow = (
  { supplements, preview }: Pick<PageNeeds, 'supplements' | 'preview'>,
  { site }: PageRequest,
  { app }: Visitor,
  article: LinkedArticle,
): readonly Followable[] =>
  preview || app || article.pr
    ? []
    : followablesOf({
        ...article,
        liveBlog:
          article.type === 'liveblog' && isFollowed(article) ? { slug: article.slug, name: article.title } : null,
        // Supplements exist on the main domain only (spec §2.3).
        supplements: site.role === 'sister' ? [] : supplements,
      });
