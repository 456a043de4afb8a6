import { okAsync, type ResultAsync } from 'neverthrow';
import type { ArticleCard } from '../articles/article.ts';
import { rewriteByline } from '../articles/rewrite-byline.ts';
import { readPage } from '../routing/read-page.ts';
import { type AdmittedArticle, admitArticle } from './admit-article.ts';
import { articleHead } from './article-head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { PageNeeds } from './needs.ts';
import type { ArticleContent, LiveContent } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { relatedTo } from './related-to.ts';
import { softly } from './softly.ts';
import type { Opened, UseCase } from './use-case.ts';

type Needs = Pick<PageNeeds, 'articles' | 'fronts' | 'sites'>;

const newestBeside = ({ articles }: Needs, { site }: PageRequest, { article }: AdmittedArticle): Promise<readonly ArticleCard[]> =>
  softly(articles.latest(site.slug, { topLevelOnly: true }).map((cards) => cards.filter(({ id }) => id !== article.id)), []);

/** A live blog's posts; they are the page's own matter only where a further page of them is asked for (R9). */
const postsOf = ({ articles }: Needs, { site, route, query }: PageRequest, { article }: AdmittedArticle): ResultAsync<LiveContent | null, InsteadOfPage> => {
  if (article.type !== 'liveblog') return okAsync(null);
  const page = route.page ?? readPage(query);
  const posts = articles.posts(site.slug, article.id, page);
  return page === null ? posts.orElse(() => okAsync(null)) : posts.mapErr(insteadOfFailure);
};

const show = (needs: Needs, request: PageRequest, admitted: AdmittedArticle): ResultAsync<Opened<ArticleContent>, InsteadOfPage> => {
  const beside = Promise.all([relatedTo(needs, request.site, admitted.article), newestBeside(needs, request, admitted)]);
  const article = { ...admitted.article, authors: rewriteByline(admitted.article, request.site, needs.sites) };
  return postsOf(needs, request, admitted).map(async (live) => {
    const [related, newest] = await beside;
    return {
      content: { article, path: admitted.path, related, newest, live },
      head: articleHead(admitted, live?.page ?? article.page),
    };
  });
};

const open = (needs: Needs, request: PageRequest, staffToken: string | null, page: number | null) =>
  needs.articles.bySlug(request.site.slug, request.route.params['slug'] ?? '', page, staffToken).mapErr(insteadOfFailure);

/** A reader follows an article's address (spec §4, "Article load"). */
export const openArticle = (needs: Needs): UseCase<ArticleContent> => (request, visitor) =>
  open(needs, request, visitor.staffToken, request.route.page ?? null)
    .andThen((article) => admitArticle(needs.sites, request, visitor, article))
    .andThen((admitted) => show(needs, request, admitted));

/** A reader follows a live blog's address; its page number, where there is one, counts posts (spec §4, R17). */
export const openLiveBlog = (needs: Needs): UseCase<ArticleContent> => (request, visitor) =>
  open(needs, request, visitor.staffToken, null)
    .andThen((article) => admitArticle(needs.sites, request, visitor, article))
    .andThen((admitted) => show(needs, request, admitted));
