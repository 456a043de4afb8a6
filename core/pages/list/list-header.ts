import type { RouteMatch } from '../../addresses/routes/route.ts';
import type { Author } from '../../editorial/articles/article.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { ArticleList } from '../../editorial/lists/article-list.ts';
import { fixedTitles, listTitles } from '../../editorial/lists/hu.ts';
import type { ListHeader } from '../../editorial/lists/list-header.ts';
import type { Supplement } from '../../editorial/supplements/supplement.ts';
import { listedCard } from './listed-card.ts';
import { rssPath } from './rss-path.ts';

const fixedTitle = ({ name, params: { slug = '', fullPath = '' } }: RouteMatch): string | undefined => {
  switch (name) {
    case 'legfrissebb':
      return fixedTitles.newest;
    case 'javitasok':
      return fixedTitles.corrections;
    case 'english':
      return fixedTitles.english;
    case 'list':
      return listTitles[slug];
    case 'articles_by_mstag':
      return fullPath === 'sport' ? fixedTitles.sport : undefined;
    default:
      return undefined;
  }
};

const supplementOf = (
  supplements: readonly Supplement[],
  { name, params: { fullPath = '' } }: RouteMatch,
): Supplement | undefined =>
  name === 'melleklet' ? supplements.find(({ slug }) => slug === fullPath.split('/')[0]) : undefined;

const authorHead = ({ name, title, avatar }: Author): Pick<ListHeader, 'kind' | 'title' | 'avatar' | 'role'> => ({
  kind: 'author',
  title: name,
  avatar,
  role: title,
});

/** A cover shows its site's logo; other lists show a title, or their path if they have none (spec §2.2). */
export const listHeader = (
  route: RouteMatch,
  site: Pick<Site, 'role' | 'name'>,
  list: Pick<ArticleList, 'title' | 'description' | 'author' | 'rss'>,
  supplements: readonly Supplement[],
): ListHeader => {
  const rest = {
    description: list.description,
    avatar: null,
    role: '',
    rss: rssPath(route, site, list),
  };
  if (listedCard(route.name)?.kind === 'cover') return { kind: 'logo', title: site.name, ...rest };
  if (route.name === 'articles_by_author' && list.author) return { ...rest, ...authorHead(list.author) };
  const supplement = supplementOf(supplements, route);
  if (supplement !== undefined)
    return { ...rest, kind: 'title', title: supplement.title, description: supplement.lead };
  return { kind: 'title', title: (fixedTitle(route) ?? list.title) || (route.params['fullPath'] ?? ''), ...rest };
};
