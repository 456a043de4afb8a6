import { errAsync, ResultAsync } from 'neverthrow';
import type { CommonData } from '../common-data/common-data.ts';
import { emptyCommonData } from '../common-data/empty-common-data.ts';
import { offered } from '../addresses/routes/offered.ts';
import type { RouteName } from '../addresses/routes/route.ts';
import { frameOf } from './frame.ts';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { PageNeeds } from './needs.ts';
import { openArticle } from './open-article.ts';
import { openCover } from './open-cover.ts';
import { openDocument, openGivingPage, openLogin, openStaff, openStandingPage } from './open-document.ts';
import { openEmpty } from './open-empty.ts';
import { openGame } from './open-game.ts';
import { openFront } from './open-front.ts';
import { openEnglish, openLatest, openList } from './open-list.ts';
import { openRates } from './open-rates.ts';
import { openSearch } from './open-search.ts';
import { openSupplement } from './open-supplement.ts';
import { openSupport } from './open-support.ts';
import { openWidget } from './open-widget.ts';
import type { Page, PageContents } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { softly } from './softly.ts';
import { turnsAway } from './turns-away.ts';
import type { Opened, UseCase } from './use-case.ts';
import type { Visitor } from './visitor.ts';

const useCases = (needs: PageNeeds) => ({
  index: openFront(needs),
  melleklet: openSupplement(needs),
  doc: openDocument(needs),
  archivum: openSearch(needs),
  tippjatek: openGame(needs),
  list: openList(needs),
  legfrissebb: openLatest(needs),
  english: openEnglish(needs),
  articles_by_site: openCover(needs),
  articles_by_tag: openList(needs),
  articles_by_mstag: openList(needs),
  articles_by_author: openList(needs),
  single_article: openArticle(needs),
  liveblog_article: openArticle(needs),
  support: openSupport(needs),
  academy: openStandingPage(needs, 'academy'),
  youth: openStandingPage(needs, 'youth'),
  empty: openEmpty(needs),
  'live-login': openLogin(needs),
  after: openCover(needs),
  karakter: openCover(needs),
  g7: openCover(needs),
  impress: openStaff(needs),
  exchange: openRates(needs),
  tax: openGivingPage(needs, 'tax'),
  'app-webview': openWidget(needs),
}) satisfies { [Name in RouteName]: UseCase<PageContents[Name]> };

/** Opens the page that an address was matched to, for a visitor; or says what they get instead. */
export type OpenPage = (request: PageRequest, visitor: Visitor) => ResultAsync<Page, InsteadOfPage>;

type OpenedAny = Opened<PageContents[RouteName]>;

/** The record above is exhaustive by type, so route and content belong together; only the compiler cannot see it here. */
const pageOf = (needs: PageNeeds, { site, route }: PageRequest, visitor: Visitor, { content, head }: OpenedAny, common: CommonData): Page => ({
  route,
  frame: frameOf(needs, site, common, visitor),
  head: needs.preview ? { ...head, noindex: true } : head,
  content,
}) as Page;

/** The one driving port: every page of every site is opened here. Compiled once at start. */
export const openPage = (needs: PageNeeds): OpenPage => {
  const byRoute: Readonly<Record<RouteName, (request: PageRequest, visitor: Visitor) => ResultAsync<OpenedAny, InsteadOfPage>>> = useCases(needs);
  return (request, visitor) => {
    const { site, route } = request;
    if (turnsAway(needs.preview, route, visitor)) return errAsync({ kind: 'sign-in-required' });
    const common = softly(needs.commonData.ofSite(site.slug), emptyCommonData);
    const opening = byRoute[route.name](request, visitor);
    return ResultAsync.fromSafePromise(common).andThen((data) =>
      offered(route, site.role, data.donations)
        ? opening.map((opened) => pageOf(needs, request, visitor, opened, data))
        : errAsync<Page, InsteadOfPage>({ kind: 'not-found' }),
    );
  };
};
