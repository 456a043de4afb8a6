import type { Article, ArticleCard, LivePost } from '../articles/article.ts';
import type { CommonData } from '../common-data/common-data.ts';
import type { Episode, FrontBlock } from '../front-page/front-block.ts';
import type { ArticleList, SearchFilters } from '../lists/article-list.ts';
import type { RouteMatch, RouteName } from '../routing/route.ts';
import type { ServiceDocument, StaffGroup } from '../service-pages/service-document.ts';
import type { Currency, SiteRole } from '../sites/site.ts';

/** What a screen needs to know of a site. */
export interface SiteFace {
  readonly role: SiteRole;
  readonly slug: string;
  readonly name: string;
  readonly cssClass: string;
  readonly origin: string;
  readonly pathPrefix: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly twitterHandle: string;
  readonly shareLogo: string;
}

/** What stands around every screen. */
export interface Frame {
  readonly site: SiteFace;
  /** The sites of the family, the page's own among them. `url` is a path on the same domain, else absolute. */
  readonly family: readonly { readonly role: SiteRole; readonly slug: string; readonly name: string; readonly url: string }[];
  readonly common: CommonData;
  /** Unix seconds at which this copy was made; travels with the page so that hydration never differs. */
  readonly renderedAt: number;
  readonly app: boolean;
  readonly preview: boolean;
}

/** What search engines, social networks and feed readers are told. */
export interface Head {
  /** Without the site's name, which the document adds; empty on a front page. */
  readonly title: string;
  readonly description: string;
  /** Path (with page query) of the one address of this page. */
  readonly canonical: string;
  readonly type: 'website' | 'article';
  readonly language: 'hu' | 'en';
  /** Path under `/uploads/`, or null for the site's share logo. */
  readonly image: string | null;
  readonly imageAlt: string;
  readonly feed: { readonly title: string; readonly path: string } | null;
  readonly noindex: boolean;
  readonly publishedAt?: number;
  readonly updatedAt?: number;
  readonly section?: string;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
}

export interface FrontContent {
  /** Position 1000, full width; null on a quiet day. */
  readonly breaking: FrontBlock | null;
  readonly blocks: readonly FrontBlock[];
  readonly autoBlock: FrontBlock | null;
  /** The drawn auto-block version, 1 to 4; null when the block is absent. */
  readonly autoBlockVersion: number | null;
  readonly newest: readonly ArticleCard[];
  readonly important: readonly ArticleCard[];
  readonly favorite: readonly ArticleCard[];
  /** Covers of the sister sites in their own colours. */
  readonly strips: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
  /** Number of blocks that stand above the podcasts. */
  readonly episodesAfter: number;
}

export interface Tab {
  readonly label: string;
  readonly path: string;
  readonly current: boolean;
}

export interface ListHeader {
  /** The sub-brand's logo, a title, or an author (spec §2.2). */
  readonly kind: 'logo' | 'title' | 'author';
  readonly title: string;
  readonly description: string;
  readonly avatar: string | null;
  /** Job title of an author; empty otherwise. */
  readonly role: string;
  readonly rss: string | null;
}

export interface ListContent {
  readonly header: ListHeader;
  readonly tabs: readonly Tab[];
  readonly list: ArticleList;
  /** The article set into the list at this index, when there is one (R22). */
  readonly highlight: { readonly index: number; readonly card: ArticleCard } | null;
  /** Exactly four, or absent (spec §2.4). */
  readonly highlightBox: readonly ArticleCard[] | null;
  /** Newest articles beside the list; empty where the box does not stand. */
  readonly newest: readonly ArticleCard[];
  /** Path that page numbers are added to. */
  readonly path: string;
}

/** The cover of /after, /g7 and /karakter: containers above a paged list. */
export interface CoverContent extends ListContent {
  readonly breaking: FrontBlock | null;
  /** Only on the first page of the site's own cover. */
  readonly blocks: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
}

export interface SearchContent {
  readonly term: string;
  readonly filters: SearchFilters;
  readonly list: ArticleList;
  readonly path: string;
}

export interface ArticleContent {
  readonly article: Article;
  readonly path: string;
  readonly related: readonly ArticleCard[];
  readonly newest: readonly ArticleCard[];
  readonly live: LiveContent | null;
}

export interface LiveContent {
  readonly pinned: readonly LivePost[];
  readonly posts: readonly LivePost[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalItems: number;
}

export interface DocumentContent {
  readonly document: ServiceDocument;
}

export interface StaffContent {
  readonly document: ServiceDocument;
  readonly groups: readonly StaffGroup[];
}

export interface RatesContent {
  readonly rates: CommonData['exchangeRates'];
}

export interface WidgetContent {
  readonly cards: readonly ArticleCard[];
}

/** What each route's screen shows. */
export interface PageContents {
  index: FrontContent;
  after: CoverContent;
  g7: CoverContent;
  karakter: CoverContent;
  articles_by_site: CoverContent;
  melleklet: ListContent;
  list: ListContent;
  legfrissebb: ListContent;
  english: ListContent;
  articles_by_tag: ListContent;
  articles_by_mstag: ListContent;
  articles_by_author: ListContent;
  archivum: SearchContent;
  single_article: ArticleContent;
  liveblog_article: ArticleContent;
  doc: DocumentContent;
  tippjatek: DocumentContent;
  support: DocumentContent;
  academy: DocumentContent;
  youth: DocumentContent;
  tax: DocumentContent;
  'live-login': DocumentContent;
  impress: StaffContent;
  exchange: RatesContent;
  'app-webview': WidgetContent;
  empty: null;
}

export interface PageOf<Name extends RouteName> {
  readonly route: RouteMatch & { readonly name: Name };
  readonly frame: Frame;
  readonly head: Head;
  readonly content: PageContents[Name];
}

/** A page that can be shown: one variant for each route, told apart by `route.name`. */
export type Page = { [Name in RouteName]: PageOf<Name> }[RouteName];
