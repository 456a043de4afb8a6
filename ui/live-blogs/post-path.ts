import type { Article, LivePost } from '#core/articles/article.ts';
import { canonicalPath } from '#core/articles/canonical-path.ts';
import type { Frame } from '#core/pages/page.ts';

/** A post's own address, which outlives every paging. */
export const postPath = ({ site }: Frame, { section }: Article, { publishedAt, slug }: LivePost): string =>
  canonicalPath({ site, section: section?.slug ?? null, publishedAt, slug });
