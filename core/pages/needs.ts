import type { EmbedAllowList } from '../media/embeds/recognize-embed.ts';
import type { ArticleLists } from '../ports/article-lists.ts';
import type { Articles } from '../ports/articles.ts';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { CommonDataSource } from '../ports/common-data-source.ts';
import type { Documents } from '../ports/documents.ts';
import type { RotationHistory } from '../ports/rotation-history.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import type { FrontBlocks } from '../ports/front-blocks.ts';
import type { Recommender } from '../ports/recommender.ts';
import type { NewestEpisodes } from '../ports/newest-episodes.ts';
import type { UniqueGroups } from '../ports/unique-groups.ts';
import type { LiveScores } from '../ports/sport/live-scores.ts';
import type { ListSides } from '../ports/list-sides.ts';
import type { MinuteCounts } from '../ports/minute-counts.ts';
import type { Podcasts } from '../ports/podcasts.ts';
import type { Quizzes } from '../ports/quizzes.ts';
import type { Races } from '../ports/sport/races.ts';
import type { SportCoverage } from '../ports/sport/sport-coverage.ts';
import type { TipRounds } from '../ports/sport/tip-rounds.ts';
import type { Supplement } from '../editorial/supplements/supplement.ts';
import type { LinkTo } from '../addresses/routes/link-to.ts';
import type { Site } from '../addresses/sites/site.ts';
import type { LiveMatch } from './sport/football/follow-matches.ts';
import type { LiveCount } from './supplement/follow-counts.ts';
import type { SignInWay } from './readers/login/login-content.ts';
import type { ReadLiveNow } from '../sport/live/live-now.ts';
import type { LiveRace } from './sport/formula-one/follow-races.ts';

export type DocumentRoute = 'tippjatek' | 'support' | 'academy' | 'youth' | 'tax' | 'impress';

export interface PageNeeds {
  readonly sites: readonly Site[];
  readonly articles: Articles;
  readonly lists: ArticleLists;
  readonly fronts: FrontBlocks;
  readonly recommender: Recommender;
  readonly episodes: NewestEpisodes;
  readonly uniqueGroups: UniqueGroups;
  readonly listSides: ListSides;
  readonly documents: Documents;
  readonly commonData: CommonDataSource;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly rotationHistory: RotationHistory;
  readonly linkTo: LinkTo;
  readonly liveCount: LiveCount;
  readonly tipRounds: TipRounds;
  readonly exchangeRates: ExchangeRates;
  readonly podcasts: Podcasts;
  readonly minuteCounts: MinuteCounts;
  readonly quizzes: Quizzes;
  readonly liveScores: LiveScores;
  readonly liveMatch: LiveMatch;
  readonly sportCoverage: SportCoverage;
  readonly races: Races;
  readonly liveRace: LiveRace;
  readonly liveNow: ReadLiveNow;
  /** Spec §2.3. */
  readonly supplements: readonly Supplement[];
  /** Embeds allowed beside lists and on covers (R28). */
  readonly embeds: EmbedAllowList;
  /** Slug prefix of our own super tags that suppress ads (R1). */
  readonly houseTag: string;
  readonly documentSlugs: Readonly<Record<DocumentRoute, string>>;
  readonly signInWays: readonly SignInWay[];
  /** A server setting (R30). */
  readonly preview: boolean;
}
