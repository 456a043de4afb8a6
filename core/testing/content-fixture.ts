import type { DailyRate } from '../services/exchange/rate-course.ts';
import type { Chapter } from '../editorial/podcasts/chapter.ts';
import type { Channel } from '../editorial/podcasts/channel.ts';
import type { SpokenLine } from '../editorial/podcasts/episode.ts';
import type { Correction } from '../editorial/articles/correction.ts';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { DataBlock } from '../editorial/supplements/data-block.ts';
import type { NoticeFixture } from './notice-fixture.ts';
import type { SportFixture } from './sport-fixture.ts';
import type { TipRound } from '../sport/tipping-game/tip-round.ts';

/* Test content for fakes and upstream tests. Times are unix seconds; `active` defaults to true. */

export interface PostFixture {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly publishedAt: number;
  readonly updatedAt?: number;
  readonly pinned?: boolean;
  readonly authors?: readonly string[];
}

export interface ArticleFixture {
  readonly site: SiteRole;
  readonly type: 'article' | 'longform' | 'liveblog';
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** HTML with plain `<p>` elements only, so the expected tree is obvious. */
  readonly pages: readonly string[];
  readonly publishedAt: number;
  readonly updatedAt?: number;
  readonly version?: number;
  readonly section: string | null;
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
  readonly flags?: readonly string[];
  readonly cover?: { readonly path: string; readonly caption: string; readonly credit: string };
  readonly active?: boolean;
  readonly english?: boolean;
  readonly ctUrl?: string;
  /** Text after `<!-- gate -->` is gated. */
  readonly gated?: boolean;
  readonly corrections?: readonly Correction[];
  readonly facebookEngagement?: number;
  readonly livescoreId?: number;
  readonly mirroring?: readonly SiteRole[];
  readonly originatingSite?: SiteRole;
  readonly posts?: readonly PostFixture[];
}

export interface BlockFixture {
  readonly site: SiteRole;
  readonly place: 'news' | 'auto-1' | 'auto-2' | 'auto-3' | 'auto-4' | 'boxes';
  readonly position: number;
  readonly layout: 'breaking' | 'lead' | 'row' | 'grid' | 'list' | 'opinion' | 'strip';
  readonly title: string;
  readonly path: string | null;
  readonly of?: SiteRole;
  readonly picks: readonly string[];
  readonly size: number;
}

export interface SettingsFixture {
  readonly site: SiteRole;
  readonly searchPlaceholders: readonly string[];
  readonly assetsUrl: string;
  readonly componentSetup: { readonly donations: '0' | '1'; readonly refreshQuiz: '0' | '1' };
  readonly exchangesRates: readonly { readonly currency: string; readonly rate: number; readonly change: number }[];
  readonly weatherData: { readonly place: string; readonly celsius: number; readonly sky: string } | null;
  readonly trendingTags: readonly string[];
}

export type MenuFixture =
  | 'site'
  | 'main'
  | 'sidebar'
  | 'heading'
  | 'extra'
  | 'footerHighlight'
  | 'footerNormal'
  | 'footerApp'
  | 'footerSocial';

export interface SiteFixture {
  readonly role: SiteRole;
  readonly slug: string;
  readonly name: string;
  readonly domain: string;
  readonly pathPrefix: string;
  readonly timeZone: string;
}

export interface EpisodeFixture {
  readonly slug: string;
  readonly title: string;
  readonly sourceUrl: string;
  readonly image: string | null;
  /** Seconds. */
  readonly duration: number;
  readonly publishedAt: number;
  readonly chapters?: readonly Chapter[];
  readonly transcript?: readonly SpokenLine[];
}

export interface PassFixture {
  readonly validUntil: number;
  readonly key?: string;
  readonly keyUntil?: number;
  readonly code?: string;
  readonly token?: string;
}

export type PodcastWordsFixture = Pick<
  Channel,
  'description' | 'author' | 'category' | 'explicit' | 'serial' | 'image'
>;

export interface ContentFixture {
  readonly sites: readonly SiteFixture[];
  readonly sections: readonly {
    readonly site: SiteRole;
    readonly slug: string;
    readonly name: string;
    readonly active?: boolean;
  }[];
  readonly authors: readonly {
    readonly slug: string;
    readonly name: string;
    readonly title: string;
    readonly avatar: string | null;
  }[];
  readonly articles: readonly ArticleFixture[];
  readonly blocks: readonly BlockFixture[];
  readonly menus: readonly {
    readonly site: SiteRole;
    readonly menu: MenuFixture;
    readonly items: readonly { readonly label: string; readonly url: string }[];
  }[];
  readonly documents: readonly {
    readonly site: SiteRole;
    readonly slug: string;
    readonly title: string;
    readonly lead: string;
    readonly html: string;
    readonly updatedAt: number;
  }[];
  readonly staff: readonly {
    readonly site: SiteRole;
    readonly name: string;
    readonly members: readonly { readonly name: string; readonly title: string; readonly author?: string }[];
  }[];
  readonly podcasts: readonly {
    readonly slug: string;
    readonly name: string;
    readonly page: string;
    readonly site?: SiteRole;
    readonly about?: PodcastWordsFixture;
    readonly episodes: readonly EpisodeFixture[];
  }[];
  readonly uniques: readonly { readonly site: SiteRole; readonly slug: string; readonly content: string }[];
  readonly uniqueGroups?: readonly {
    readonly id: number;
    readonly slug: string;
    readonly uniques: readonly { readonly slug: string; readonly content: string }[];
  }[];
  readonly settings: readonly SettingsFixture[];
  readonly supplementData?: readonly {
    readonly supplement: string;
    readonly path: string;
    readonly blocks: readonly DataBlock[];
  }[];
  readonly tipRounds?: readonly TipRound[];
  readonly rates?: readonly {
    readonly site: 'main' | 'sister';
    readonly currency: string;
    readonly days: readonly DailyRate[];
  }[];
  readonly passes?: readonly PassFixture[];
  readonly sport?: SportFixture;
  readonly notices?: readonly NoticeFixture[];
  readonly minutes?: readonly { readonly day: string; readonly recurring: number; readonly onetime: number }[];
}
