import type { SignInWay } from '#core/pages/readers/login/login-content.ts';
import type { DataCache } from '#adapters/cache/data-cache.ts';
import type { ChangeRecord } from '#adapters/changes/change-record.ts';
import type { NextPublication } from '#adapters/changes/next-publication.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { UpstreamClock } from '#adapters/http/upstream-clock.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { LiveScoreApi, LiveScoreService } from '#adapters/live-score-api/create-live-score-api.ts';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { Time } from '#adapters/time/time.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import type { LiveMatch } from '#core/pages/sport/football/follow-matches.ts';
import type { OpenPage } from '#core/pages/open-page.ts';
import type { ArticleLists } from '#core/ports/article-lists.ts';
import type { Articles } from '#core/ports/articles.ts';
import type { Chance } from '#core/ports/chance.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Crm } from '#adapters/crm/crm.ts';
import type { Newsletters } from '#core/ports/newsletters.ts';
import type { QuizService } from '#adapters/quiz-service/quiz-service.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Documents } from '#core/ports/documents.ts';
import type { RotationHistory } from '#core/ports/rotation-history.ts';
import type { ExchangeRates } from '#core/ports/exchange-rates.ts';
import type { FrontBlocks } from '#core/ports/front-blocks.ts';
import type { Recommender } from '#core/ports/recommender.ts';
import type { NewestEpisodes } from '#core/ports/newest-episodes.ts';
import type { UniqueGroups } from '#core/ports/unique-groups.ts';
import type { ListSides } from '#core/ports/list-sides.ts';
import type { LiveScores } from '#core/ports/sport/live-scores.ts';
import type { MinuteCounts } from '#core/ports/minute-counts.ts';
import type { Passes } from '#core/ports/passes.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { Notices } from '#core/ports/notices.ts';
import type { PublishedAddresses } from '#core/ports/published-addresses.ts';
import type { Quizzes } from '#core/ports/quizzes.ts';
import type { ReaderAccounts } from '#core/ports/reader-accounts.ts';
import type { Races } from '#core/ports/sport/races.ts';
import type { LiveRace } from '#core/pages/sport/formula-one/follow-races.ts';
import type { Sessions } from '#core/ports/sessions.ts';
import type { SportCoverage } from '#core/ports/sport/sport-coverage.ts';
import type { LiveCount } from '#core/pages/supplement/follow-counts.ts';
import type { SupplementData } from '#core/ports/supplement-data.ts';
import type { TopicSubscriptions } from '#core/ports/topic-subscriptions.ts';
import type { TipRounds } from '#core/ports/sport/tip-rounds.ts';

export interface Composition {
  readonly sites: SiteFamily;
  readonly addressResolver: AddressResolver;
  readonly mainApiClock: UpstreamClock;
  readonly nextPublication: NextPublication;
  /** The main API decides by this clock what is public (R42). */
  readonly clock: Clock;
  readonly chance: Chance;
  readonly rotationHistory: RotationHistory;
  readonly dataCache: DataCache;
  readonly mainApi: Upstream;
  readonly mainApiNeeds: MainApiNeeds;
  readonly articles: Articles;
  readonly lists: ArticleLists;
  readonly fronts: FrontBlocks;
  readonly recommender: Recommender;
  readonly episodes: NewestEpisodes;
  readonly uniqueGroups: UniqueGroups;
  readonly listSides: ListSides;
  readonly documents: Documents;
  readonly commonData: CommonDataSource;
  readonly supplementData: SupplementData;
  readonly liveCount: LiveCount;
  readonly tipRounds: TipRounds;
  readonly exchangeRates: ExchangeRates;
  readonly podcasts: Podcasts;
  readonly minuteCounts: MinuteCounts;
  readonly newsletters: Newsletters;
  readonly topicSubscriptions: TopicSubscriptions;
  readonly passes: Passes;
  readonly quizzes: Quizzes;
  readonly readerAccounts: ReaderAccounts;
  readonly notices: Notices;
  readonly sessions: Sessions;
  readonly publishedAddresses: PublishedAddresses;
  readonly liveScoreApi: LiveScoreApi;
  readonly liveScores: LiveScores;
  readonly races: Races;
  readonly sportCoverage: SportCoverage;
  readonly liveRace: LiveRace;
  readonly liveMatch: LiveMatch;
  readonly openPage: OpenPage;
  /** Opens pages as the public sees them, in a preview too; used for feeds, oEmbed and redirects. */
  readonly openPublicPage: OpenPage;
}

export interface Plugs {
  readonly time: Time;
  readonly sites: SiteFamily;
  /** True when pages are for signed-in staff only (R30). Default: false. */
  readonly preview?: boolean;
  readonly signInWays?: readonly SignInWay[];
  readonly addressResolver: AddressResolver;
  readonly mainApiUrl: string;
  readonly mainApiHeaders?: Readonly<Record<string, string>>;
  readonly liveScoreService?: LiveScoreService;
  readonly quizService?: QuizService;
  readonly crm?: Crm;
  readonly record: ChangeRecord;
  /** Receives calls that failed, exceeded the deadline or returned incomplete data. */
  readonly watch?: CallWatch;
}
