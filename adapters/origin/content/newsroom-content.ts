import type { ElectionPlan } from '../editorial/supplements/election-plan.ts';
import type { GaugePlan, PlacedWidget, WeatherPlan } from '../editorial/common-data/plans.ts';
import type { MenuName } from '../database/schema/menu-names.ts';
import type { LiveScoreContent } from '../sport/content/live-score-content.ts';
import type { Article } from './article.ts';
import type { Podcast } from './podcast.ts';
import type { OriginSite, SiteKey } from '../database/schema/origin-site.ts';
import type { MinuteCounts, Rates } from './figures.ts';
import type { GivenQuiz } from './quiz.ts';
import type { GivenNotice } from './notice.ts';
import type { PassWithSecrets } from './pass.ts';

export interface Section {
  readonly site: SiteKey;
  readonly slug: string;
  readonly name: string;
  /** true unless told. */
  readonly active?: boolean;
}

export interface Author {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Path under `/uploads/`. */
  readonly avatar: string | null;
}

/** The list from which a block fills the room that its picks leave; see `listIndexName`. */
export type BlockList =
  | { readonly of: 'newest' | 'site' }
  | { readonly of: 'section' | 'flag' | 'tag' | 'author'; readonly value: string; readonly site?: SiteKey };

export interface Block {
  readonly site: SiteKey;
  readonly place: 'news' | 'auto-1' | 'auto-2' | 'auto-3' | 'auto-4' | 'boxes';
  readonly position: number;
  readonly layout: 'breaking' | 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip';
  readonly title: string;
  readonly path: string | null;
  /** The site in whose name the list index is read and in whose colours a strip is drawn; null for the block's own. */
  readonly of?: SiteKey | null;
  /** Slugs of articles that an editor put there; they stand first. */
  readonly picks?: readonly string[];
  readonly shelf?: BlockList;
  readonly size: number;
  /** Seconds; older articles are not taken from the shelf. */
  readonly maxAge?: number;
}

export interface StandingPage {
  readonly site: SiteKey;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly html: string;
  readonly updatedAt: number;
}

export interface StaffGroup {
  readonly site: SiteKey;
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly title: string; readonly author?: string }[];
}

export interface Menu {
  readonly site: SiteKey;
  readonly menu: MenuName;
  readonly items: readonly { readonly label: string; readonly url: string }[];
}

/** A site's small figures, as `frontend/init` and `frontend/refresh` answer them. */
export interface SiteSettings {
  readonly site: SiteKey;
  readonly searchPlaceholders?: readonly string[];
  readonly assetsUrl?: string;
  readonly componentSetup?: { readonly donations: '0' | '1'; readonly refreshQuiz: '0' | '1' };
  readonly exchangesRates?: readonly { readonly currency: string; readonly rate: number; readonly change: number }[];
  readonly weatherData?: { readonly place: string; readonly celsius: number; readonly sky: string } | null;
  readonly pipStatus?: Readonly<
    Record<'pipShow' | 'pipOpen' | 'pipIsManual', boolean> & Record<'pipTitle' | 'pipUrl' | 'pipLabel', string>
  >;
  /** Names that editors have chosen; without them, what is published and read (main-api/trending-tags.ts). */
  readonly trendingTags?: readonly string[];
  /** Weather and gauges by a seed and the clock, where nobody measures them. */
  readonly weatherPlan?: WeatherPlan;
  readonly gaugePlans?: readonly GaugePlan[];
  readonly widgets?: readonly PlacedWidget[];
  /** Nights on which votes are counted, by a seed and the clock; kept with the main site. */
  readonly electionNights?: readonly ElectionPlan[];
}

/** The data at a place of a supplement; its blocks are as the contract of the main API has them. */
export interface SupplementData {
  readonly supplement: string;
  /** The tab with what stands below it. */
  readonly path: string;
  readonly blocks: readonly object[];
  readonly updatedAt?: number;
}

/** A round of the tipping game. Times are unix seconds. */
export interface TipRound {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly supplement: string | null;
  readonly pairs: readonly object[];
  /** Whether it moves with the days since the first start. */
  readonly followsToday?: boolean;
}

/** All the content of a newsroom as plain data: what a sample newspaper builds, and what a test may write down by hand. */
export interface NewsroomContent {
  readonly sites: readonly OriginSite[];
  readonly sections?: readonly Section[];
  readonly authors?: readonly Author[];
  readonly articles?: readonly Article[];
  readonly blocks?: readonly Block[];
  readonly menus?: readonly Menu[];
  readonly documents?: readonly StandingPage[];
  readonly staff?: readonly StaffGroup[];
  readonly podcasts?: readonly Podcast[];
  readonly uniques?: readonly { readonly site: SiteKey; readonly slug: string; readonly content: string }[];
  /** Small contents in numbered groups: HTML, or a JSON list of quotes. */
  readonly uniqueGroups?: readonly {
    readonly id: number;
    readonly slug: string;
    readonly uniques: readonly { readonly slug: string; readonly content: string }[];
  }[];
  readonly settings?: readonly SiteSettings[];
  readonly supplementData?: readonly SupplementData[];
  readonly tipRounds?: readonly TipRound[];
  readonly rates?: readonly Rates[];
  readonly minutes?: readonly MinuteCounts[];
  readonly notices?: readonly GivenNotice[];
  readonly quizzes?: readonly GivenQuiz[];
  readonly passes?: readonly PassWithSecrets[];
  readonly liveScores?: LiveScoreContent;
}
