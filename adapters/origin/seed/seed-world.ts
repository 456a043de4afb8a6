import type { SeedPodcast } from './seed-podcast.ts';
import type { SeedSite, SiteKey } from './seed-site.ts';
import type { SeedMinutes, SeedRates } from './figures/seed-figures.ts';
import type { SeedPass } from './seed-pass.ts';

export interface SeedSection {
  readonly site: SiteKey;
  readonly slug: string;
  readonly name: string;
  /** true unless told. */
  readonly active?: boolean;
}

export interface SeedAuthor {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Path under `/uploads/`. */
  readonly avatar: string | null;
}

/** A picture: its path under `/uploads/`, what it shows, and whose it is. */
export interface SeedPicture {
  readonly path: string;
  readonly caption: string;
  readonly credit: string;
}

/** An entry of a live blog. Times are unix seconds. */
export interface SeedPost {
  readonly title: string;
  readonly html: string;
  readonly publishedAt: number;
  readonly updatedAt?: number;
  readonly pinned?: boolean;
  readonly authors?: readonly string[];
  /** `{slug of the live blog}-{n}` unless told. */
  readonly slug?: string;
}

/** An article. Times are unix seconds; everything optional is empty, false or null unless told. */
export interface SeedArticle {
  readonly site: SiteKey;
  readonly type: string;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** The HTML of each page, at least one. */
  readonly pages: readonly string[];
  readonly publishedAt: number;
  readonly updatedAt?: number | null;
  readonly version?: number;
  /** Slug of the main section, and of further ones, on the article's own site. */
  readonly section: string | null;
  readonly alsoIn?: readonly string[];
  /** Names of tags, made when new; a tag's slug is its name's, see `slugOf`. */
  readonly tags?: readonly string[];
  /** Slugs of authors. */
  readonly authors?: readonly string[];
  readonly flags?: readonly string[];
  readonly recommender?: string;
  readonly subtitle?: string;
  readonly contentHighlight?: string;
  readonly ogDescription?: string;
  readonly cover?: SeedPicture | null;
  readonly facebookImage?: string | null;
  /** true unless told. */
  readonly active?: boolean;
  readonly english?: boolean;
  readonly adult?: boolean;
  readonly adfree?: boolean;
  readonly pr?: boolean;
  readonly ctUrl?: string | null;
  readonly mirroring?: readonly SiteKey[];
  readonly originatingSite?: SiteKey | null;
  readonly spiritualHelp?: boolean;
  readonly drugProblem?: boolean;
  readonly colorScheme?: string;
  readonly colorClass?: string;
  readonly headerType?: string;
  readonly articleWidthCover?: boolean;
  readonly rank?: number;
  readonly contributors?: readonly { readonly role: string; readonly name: string }[];
  readonly subType?: string;
  readonly livescoreId?: number | null;
  readonly recommended?: string | null;
  /** What stands behind `<!-- gate -->` in a page is not for everybody. */
  readonly gated?: boolean;
  readonly evergreen?: boolean;
  readonly periodic?: boolean;
  readonly announcement?: boolean;
  readonly avCode?: string;
  readonly indexAVCode?: string;
  readonly facebookSuggested?: boolean;
  readonly facebookEngagement?: number;
  /** Slugs of the pieces that belong to it. */
  readonly subArticles?: readonly string[];
  /** Entries of a live blog. */
  readonly posts?: readonly SeedPost[];
}

/** The list from which a block fills the room that its picks leave; see `shelfName`. */
export type SeedShelf =
  | { readonly of: 'newest' | 'site' }
  | { readonly of: 'section' | 'flag' | 'tag' | 'author'; readonly value: string; readonly site?: SiteKey };

export interface SeedBlock {
  readonly site: SiteKey;
  readonly place: 'news' | 'auto-1' | 'auto-2' | 'auto-3' | 'auto-4' | 'boxes';
  readonly position: number;
  readonly layout: 'breaking' | 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip';
  readonly title: string;
  readonly path: string | null;
  /** The site in whose name the shelf is read and in whose colours a strip is drawn; null for the block's own. */
  readonly of?: SiteKey | null;
  /** Slugs of articles that an editor put there; they stand first. */
  readonly picks?: readonly string[];
  readonly shelf?: SeedShelf;
  readonly size: number;
  /** Seconds; older articles are not taken from the shelf. */
  readonly maxAge?: number;
}

export interface SeedDocument {
  readonly site: SiteKey;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly html: string;
  readonly updatedAt: number;
}

export interface SeedStaffGroup {
  readonly site: SiteKey;
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly title: string; readonly author?: string }[];
}

export const menuNames = [
  'site',
  'main',
  'sidebar',
  'heading',
  'extra',
  'footerHighlight',
  'footerNormal',
  'footerApp',
  'footerSocial',
] as const;

export type MenuName = (typeof menuNames)[number];

export interface SeedMenu {
  readonly site: SiteKey;
  readonly menu: MenuName;
  readonly items: readonly { readonly label: string; readonly url: string }[];
}

/** A site's small figures, as `frontend/init` and `frontend/refresh` answer them. */
export interface SeedSettings {
  readonly site: SiteKey;
  readonly searchPlaceholders?: readonly string[];
  readonly assetsUrl?: string;
  readonly componentSetup?: { readonly donations: '0' | '1'; readonly refreshQuiz: '0' | '1' };
  readonly exchangesRates?: readonly { readonly currency: string; readonly rate: number; readonly change: number }[];
  readonly weatherData?: { readonly place: string; readonly celsius: number; readonly sky: string } | null;
  readonly pipStatus?: Readonly<
    Record<'pipShow' | 'pipOpen' | 'pipIsManual', boolean> & Record<'pipTitle' | 'pipUrl' | 'pipLabel', string>
  >;
  readonly trendingTags?: readonly string[];
}

/** The data at a place of a supplement; its blocks are as the contract of the main API has them. */
export interface SeedSupplementData {
  readonly supplement: string;
  /** The tab with what stands below it. */
  readonly path: string;
  readonly blocks: readonly object[];
  readonly updatedAt?: number;
}

/** A round of the tipping game. Times are unix seconds. */
export interface SeedTipRound {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly supplement: string | null;
  readonly pairs: readonly object[];
  /** Whether it moves with the days since the first start. */
  readonly followsToday?: boolean;
}

/** All the content of a newsroom as plain data: what the seed builds, and what a test may write down by hand. */
export interface SeedWorld {
  readonly sites: readonly SeedSite[];
  readonly sections?: readonly SeedSection[];
  readonly authors?: readonly SeedAuthor[];
  readonly articles?: readonly SeedArticle[];
  readonly blocks?: readonly SeedBlock[];
  readonly menus?: readonly SeedMenu[];
  readonly documents?: readonly SeedDocument[];
  readonly staff?: readonly SeedStaffGroup[];
  readonly podcasts?: readonly SeedPodcast[];
  readonly uniques?: readonly { readonly site: SiteKey; readonly slug: string; readonly content: string }[];
  /** Small contents in numbered groups: HTML, or a JSON list of quotes. */
  readonly uniqueGroups?: readonly {
    readonly id: number;
    readonly uniques: readonly { readonly slug: string; readonly content: string }[];
  }[];
  readonly settings?: readonly SeedSettings[];
  readonly supplementData?: readonly SeedSupplementData[];
  readonly tipRounds?: readonly SeedTipRound[];
  readonly rates?: readonly SeedRates[];
  readonly minutes?: readonly SeedMinutes[];
  readonly passes?: readonly SeedPass[];
}
