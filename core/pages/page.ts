import type { AdVerdict } from '../ads/suppress-ad.ts';
import type { ArticleCard, LinkedArticle, LivePost } from '../articles/article.ts';
import type { RecommendedReading } from '../front-page/recommended-reading.ts';
import type { CommonData } from '../common-data/common-data.ts';
import type { ScoreLine } from '../football/score-line.ts';
import type { FrontBlock } from '../front-page/front-block.ts';
import type { Episode } from '../podcasts/episode.ts';
import type { ArticleList } from '../lists/article-list.ts';
import type { SearchFilters } from '../search/search-filters.ts';
import type { ListHeader } from '../lists/list-header.ts';
import type { Show } from '../podcasts/show.ts';
import type { RouteMatch, RouteName } from '../addresses/routes/route.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { Currency } from '../wording/currency.ts';
import type { CoverExtras } from './cover-extras.ts';
import type { HikingGuide, ListBoxes } from './list-boxes.ts';
import type { DocumentContent, RatesContent, StaffContent, SupportContent } from './reference-content.ts';
import type { TagSuggestions } from './suggest-tags.ts';
import type { AroundTab, SupplementData, SupplementGame } from './supplement-content.ts';
import type { GameContent } from '../tipping-game/game-content.ts';
import type { Head, PodcastFeedLink } from './page-head.ts';

export type { DocumentContent, RatesContent, StaffContent, SupportContent } from './reference-content.ts';

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
  /** Long reads that stand nowhere else on the front. */
  readonly special: readonly ArticleCard[];
  /** Partners' articles, labelled as such. */
  readonly pr: readonly ArticleCard[];
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
  readonly boxes: ListBoxes;
  /** Null everywhere but in the hiking section. */
  readonly hiking: HikingGuide | null;
  /** Path that page numbers are added to. */
  readonly path: string;
  /** The podcast whose page the list is. */
  readonly podcast?: PodcastFeedLink;
}

/** A supplement's tab that lists articles. */
export interface SupplementArticles extends ListContent, AroundTab {
  readonly kind: 'articles';
}

/** A tab of a supplement (spec §2.3). */
export type SupplementContent = SupplementArticles | ((SupplementData | SupplementGame) & Pick<ListContent, 'newest' | 'boxes'>);

/** The cover of /after, /g7 and /karakter: containers above a paged list. */
export interface CoverContent extends ListContent {
  readonly breaking: FrontBlock | null;
  /** Only on the first page of the site's own cover, where no plan fills it. */
  readonly blocks: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
  /** The drawn auto-block; null where it is absent. */
  readonly autoBlock: FrontBlock | null;
  /** What stands on the bare cover of after and g7 (spec §9); null on any other page. */
  readonly extras: CoverExtras | null;
  /** Every podcast of the house, on the page of podcasts; empty anywhere else. */
  readonly shows: readonly Show[];
}

export interface SearchContent {
  readonly term: string;
  readonly filters: SearchFilters;
  readonly list: ArticleList;
  /** What the term could become a tag of; null when it is not known. */
  readonly suggestions: TagSuggestions | null;
  /** Path of the archive itself. */
  readonly archive: string;
  /** The archive with this search; page numbers are added to it. */
  readonly path: string;
  /** Whether some of the address's filters was left out because it could not be understood. */
  readonly lostFilters: boolean;
}

export interface ArticleContent {
  readonly article: LinkedArticle;
  readonly path: string;
  readonly related: readonly ArticleCard[];
  readonly newest: readonly ArticleCard[];
  readonly live: LiveContent | null;
  /** The live blog that a post belongs to; null for everything else. */
  readonly parent: { readonly title: string; readonly path: string | null; readonly live: boolean } | null;
  /** Whether ads stand in the text, and why not (R25). */
  readonly ads: AdVerdict;
  readonly recommended: RecommendedReading;
  /** The match it is about; null without one, or while the dashboard does not answer. */
  readonly match: ScoreLine | null;
  /** How many reacted on the social network; null below the number that is worth telling. */
  readonly reactions: number | null;
  /** What the notes of a podcast are about; null for any other article. */
  readonly episode: Episode | null;
}

/** One page of a live blog: 1 is the newest; the others are numbered from the oldest, which is 2, so that they never shift. */
export interface LiveContent {
  readonly pinned: readonly LivePost[];
  readonly posts: readonly LivePost[];
  readonly page: number;
  /** Page before and after in time; null where there is none. */
  readonly olderPage: number | null;
  readonly newerPage: number | null;
  /** Of the live blog: these posts are as it was then, or later. */
  readonly version: number;
  readonly totalPages: number;
  readonly totalItems: number;
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
  melleklet: SupplementContent;
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
  tippjatek: GameContent;
  support: SupportContent;
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
