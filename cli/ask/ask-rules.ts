import { accountRules } from './readers/accounts.ts';
import { addressRules } from './addresses/addresses.ts';
import { adRules } from './ads/ads.ts';
import { articlePartRules } from './editorial/article-parts.ts';
import { articleRules } from './editorial/articles.ts';
import type { AskRule } from './rule/ask-rule.ts';
import { commonDataRules } from './editorial/common-data.ts';
import { consentRules } from './readers/consent.ts';
import { constantRules } from './constants.ts';
import { embedRules } from './media/embeds.ts';
import { exchangeRules } from './services/exchange.ts';
import { fixtureRules } from './sport/fixtures.ts';
import { followedRules } from './readers/followed.ts';
import { footballPageRules } from './sport/football-page.ts';
import { footballRules } from './sport/football.ts';
import { formulaOnePageRules } from './sport/formula-one-page.ts';
import { formulaOneRules } from './sport/formula-one.ts';
import { frontRules } from './editorial/fronts.ts';
import { headerRules } from './app-shell/header.ts';
import { listRules } from './editorial/lists.ts';
import { liveBlogRules } from './editorial/live-blogs.ts';
import { matchRules } from './sport/matches.ts';
import { mediaRules } from './media/media.ts';
import { navigationRules } from './app-shell/navigation.ts';
import { newsletterRules } from './readers/newsletters.ts';
import { noticeRules } from './editorial/notices.ts';
import { pageRules } from './addresses/pages.ts';
import { pictureRules } from './media/pictures.ts';
import { pollingRules } from './app-shell/polling.ts';
import { quizResultRules } from './readers/quiz-results.ts';
import { quizRules } from './readers/quizzes.ts';
import { searchRules } from './editorial/search.ts';
import { servicePageRules } from './services/service-pages.ts';
import { sessionRules } from './readers/sessions.ts';
import { topicRules } from './readers/topics.ts';
import { sponsoredLineRules } from './ads/sponsored-lines.ts';
import { supplementRules } from './editorial/supplements.ts';
import { tippingRules } from './sport/tipping-game.ts';
import { wordingRules } from './editorial/wording.ts';

export const askRules: readonly AskRule[] = [
  ...addressRules,
  ...pageRules,
  ...wordingRules,
  ...commonDataRules,
  ...articleRules,
  ...articlePartRules,
  ...liveBlogRules,
  ...listRules,
  ...followedRules,
  ...searchRules,
  ...supplementRules,
  ...tippingRules,
  ...frontRules,
  ...pictureRules,
  ...adRules,
  ...sponsoredLineRules,
  ...consentRules,
  ...embedRules,
  ...navigationRules,
  ...headerRules,
  ...noticeRules,
  ...pollingRules,
  ...servicePageRules,
  ...exchangeRules,
  ...fixtureRules,
  ...footballRules,
  ...footballPageRules,
  ...matchRules,
  ...formulaOneRules,
  ...formulaOnePageRules,
  ...quizRules,
  ...quizResultRules,
  ...mediaRules,
  ...sessionRules,
  ...accountRules,
  ...newsletterRules,
  ...topicRules,
  ...constantRules,
];
