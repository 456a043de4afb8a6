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
  readonly active?: boolean;
}

export interface Author {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly avatar: string | null;
}

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
  readonly of?: SiteKey | null;
  readonly picks?: readonly string[];
  readonly shelf?: BlockList;
  readonly size: number;
  /** Maximum age in seconds of articles from the list. */
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
  readonly trendingTags?: readonly string[];
  readonly weatherPlan?: WeatherPlan;
  readonly gaugePlans?: readonly GaugePlan[];
  readonly widgets?: readonly PlacedWidget[];
  readonly electionNights?: readonly ElectionPlan[];
}

export interface SupplementData {
  readonly supplement: string;
  readonly path: string;
  readonly blocks: readonly object[];
  readonly updatedAt?: number;
}

/** Times are unix seconds. */
export interface TipRound {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly supplement: string | null;
  readonly pairs: readonly object[];
  readonly followsToday?: boolean;
}

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
