import { chooseSponsoredLine, type PlacedLine } from '../../ads/choose-sponsored-line.ts';
import type { SponsoredLine, SponsoredLinePlace } from '../../ads/choose-sponsored-line.ts';
import type { ArticleContent } from '../article/article-content.ts';
import type { PageRequest } from '../page-request.ts';

const onArticle = ({ article, ads }: ArticleContent): SponsoredLinePlace | null =>
  ads.answer === 'suppress'
    ? null
    : { mainSuperTag: article.section?.slug ?? null, tags: article.tags.map(({ slug }) => slug) };

const placeOf = ({ route, site }: PageRequest, content: unknown): SponsoredLinePlace | null => {
  const { fullPath = '' } = route.params;
  switch (route.name) {
    case 'index':
    case 'after':
    case 'g7':
    case 'karakter':
    case 'articles_by_site':
      return { frontPage: site.slug, tags: [] };
    case 'legfrissebb':
      return { newest: true, tags: [] };
    case 'articles_by_mstag':
      return { list: true, mainSuperTag: fullPath.split('/')[0] ?? null, tags: [] };
    case 'articles_by_tag':
      return { list: true, tags: [fullPath] };
    case 'list':
    case 'english':
    case 'articles_by_author':
      return { list: true, tags: [] };
    case 'single_article':
    case 'liveblog_article':
      return onArticle(content as ArticleContent);
    default:
      return null;
  }
};

/** Returns the first sponsored line that matches the page (spec §3.3). */
export const sponsoredLineOn = (
  request: PageRequest,
  content: unknown,
  lines: readonly PlacedLine[],
  now: number,
): SponsoredLine | null => {
  const place = placeOf(request, content);
  const line = lines[place === null ? -1 : (chooseSponsoredLine(lines, place, now).index ?? -1)];
  if (line === undefined) return null;
  const { avCode, ctLink, cssClass, description } = line;
  return { avCode, ctLink, cssClass, description };
};
