import { okAsync, type ResultAsync } from 'neverthrow';
import type { AdVerdict } from '../../ads/suppress-ad.ts';
import type { AdSlot } from '../../ads/ad-slot.ts';
import { articleEndSlot } from '../../ads/house-slots.ts';
import { adsOfArticle } from '../../editorial/articles/ads-of-article.ts';
import type { Article, LinkedArticle } from '../../editorial/articles/article.ts';
import type { Body } from '../../editorial/articles/body.ts';
import { correctionNote } from '../../editorial/articles/correction-note.ts';
import { helpBoxes } from '../../editorial/articles/help-boxes.ts';
import { postHeadline, postTitle } from '../../editorial/live-blogs/post-title.ts';
import { readPage } from '../../addresses/paths/read-page.ts';
import type { Episode } from '../../editorial/podcasts/episode.ts';
import type { Visible } from '../../editorial/articles/visible-article.ts';
import { type AdmittedArticle, admitArticle } from './admit-article.ts';
import { articleHead } from './article-head.ts';
import { besideArticle } from './beside-article.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import { loadArticle, type LoadedArticle } from './load-article.ts';
import { linkedArticle, linkedPosts } from '../building/linked-article.ts';
import { loadQuizzes } from './load-quizzes.ts';
import { loadLivePosts } from './load-live-posts.ts';
import type { PageNeeds } from '../needs.ts';
import { offeredToFollow } from './offered-to-follow.ts';
import type { ArticleContent, LiveContent } from './article-content.ts';
import type { Head } from '../page-head.ts';
import type { PageRequest } from '../page-request.ts';
import { parentOf } from './parent-of.ts';
import { podcastFeedPath } from '../building/podcast-feed-path.ts';
import type { Opened, UseCase } from '../use-case.ts';
import type { Visitor } from '../visitor.ts';

type Needs = Pick<
  PageNeeds,
  | 'articles'
  | 'recommender'
  | 'podcasts'
  | 'quizzes'
  | 'sites'
  | 'linkTo'
  | 'chance'
  | 'clock'
  | 'houseTag'
  | 'supplements'
  | 'preview'
>;

const noAds: AdVerdict = { answer: 'suppress', reason: 'preview' };

/** A failed request for posts fails the page only if the address asks for a further page (R9). */
const postsOf = (
  needs: Needs,
  { site, route, query }: PageRequest,
  { article, version }: LoadedArticle,
  { staffToken }: Visitor,
): ResultAsync<LiveContent | null, InsteadOfPage> => {
  if (article.type !== 'liveblog') return okAsync(null);
  const page = route.page ?? readPage(query);
  const posts = loadLivePosts(
    needs.articles,
    { site: site.slug, id: article.id, version, token: staffToken },
    page,
  ).map((live) => linkedPosts(needs, site, article, live));
  return page === null ? posts.orElse(() => okAsync(null)) : posts.mapErr(insteadOfFailure);
};

const withoutOpening = (article: Visible<LinkedArticle>, live: LiveContent | null): Visible<LinkedArticle> =>
  live !== null && live.page > 1 ? { ...article, page: live.page, body: [] } : article;

const withPodcast = (head: Head, episode: Episode | null): Head =>
  episode === null
    ? head
    : { ...head, podcasts: [{ title: episode.podcast.name, path: podcastFeedPath(episode.podcast.slug) }] };

/** A post without a title gets a derived one (R48). */
const named = (article: Visible<LinkedArticle>, liveBlog: string): Visible<LinkedArticle> =>
  article.type === 'liveblogpost' ? { ...article, title: postTitle(article) || liveBlog } : article;

const headline = (article: Article, liveBlog: string): string =>
  article.type === 'liveblogpost' ? postHeadline(article, liveBlog) : article.title;

const textsOf = ({ body }: Article, live: LiveContent | null): readonly Body[] => [
  body,
  ...[...(live?.pinned ?? []), ...(live?.posts ?? [])].map((post) => post.body),
];

const show = (
  needs: Needs,
  request: PageRequest,
  visitor: Visitor,
  version: number,
  admitted: AdmittedArticle,
): ResultAsync<Opened<ArticleContent>, InsteadOfPage> => {
  const beside = besideArticle(needs, request.site, admitted.article);
  const parent = parentOf(needs, request.site, admitted.article);
  const article = linkedArticle(needs, request.site, admitted.article);
  const adsIn = (slot: Partial<AdSlot>) =>
    needs.preview ? noAds : adsOfArticle(article, visitor.app, needs.houseTag, slot);
  const ads = adsIn({});
  const endAd = adsIn(articleEndSlot).answer === 'show';
  return postsOf(needs, request, { article, version }, visitor).map(async (live) => {
    const liveBlog = (await parent)?.title ?? '';
    const shown = withoutOpening(named(article, liveBlog), live);
    const follow = offeredToFollow(needs, request, visitor, article);
    const corrections = correctionNote(
      article,
      request.site.timeZone,
      needs.linkTo('javitasok', request.site.pathPrefix === '' ? {} : { site: request.site.pathPrefix.slice(1) }),
    );
    return {
      content: {
        article: shown,
        quizzes: await loadQuizzes(needs, textsOf(shown, live), visitor),
        path: admitted.path,
        help: helpBoxes(article, request.site.role),
        ...(corrections.length > 0 && { corrections }),
        ...(follow.length > 0 && { follow }),
        live,
        ads,
        endAd,
        parent: await parent,
        ...(await beside),
      },
      head: withPodcast(
        articleHead(
          needs,
          request.site,
          { ...admitted, article },
          headline(article, liveBlog),
          live?.page ?? article.page,
        ),
        (await beside).episode,
      ),
    };
  });
};

/** Opens an article or a live blog (spec §4, "Article load"; R17). */
export const openArticle =
  (needs: Needs): UseCase<ArticleContent> =>
  (request, visitor) =>
    loadArticle(needs, request, visitor)
      .mapErr(insteadOfFailure)
      .andThen(({ article, version }) =>
        admitArticle(needs, request, visitor, article).asyncAndThen((admitted) =>
          show(needs, request, visitor, version, admitted),
        ),
      );
