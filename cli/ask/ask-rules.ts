import { accountRules } from './accounts.ts';
import { addressRules } from './addresses.ts';
import { adRules } from './ads.ts';
import { articlePartRules } from './article-parts.ts';
import { articleRules } from './articles.ts';
import type { AskRule } from './ask-rule.ts';
import { commonDataRules } from './common-data.ts';
import { consentRules } from './consent.ts';
import { constantRules } from './constants.ts';
import { embedRules } from './embeds.ts';
import { exchangeRules } from './exchange.ts';
import { fixtureRules } from './fixtures.ts';
import { followedRules } from './followed.ts';
import { footballPageRules } from './football-page.ts';
import { footballRules } from './football.ts';
import { formulaOnePageRules } from './formula-one-page.ts';
import { formulaOneRules } from './formula-one.ts';
import { frontRules } from './fronts.ts';
import { headerRules } from './header.ts';
import { listRules } from './lists.ts';
import { liveBlogRules } from './live-blogs.ts';
import { matchRules } from './matches.ts';
import { mediaRules } from './media.ts';
import { navigationRules } from './navigation.ts';
import { newsletterRules } from './newsletters.ts';
import { noticeRules } from './notices.ts';
import { pageRules } from './pages.ts';
import { pictureRules } from './pictures.ts';
import { pollingRules } from './polling.ts';
import { quizResultRules } from './quiz-results.ts';
import { quizRules } from './quizzes.ts';
import { searchRules } from './search.ts';
import { servicePageRules } from './service-pages.ts';
import { sessionRules } from './sessions.ts';
import { topicRules } from './topics.ts';
import { sponsoredLineRules } from './sponsored-lines.ts';
import { supplementRules } from './supplements.ts';
import { tippingRules } from './tipping-game.ts';
import { wordingRules } from './wording.ts';

/** Every decision that can be asked, in the order of `ask --list`. */
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
