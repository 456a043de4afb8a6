import { describeArticleLists } from './article-lists.contract.ts';
import { fakeArticleLists } from './article-lists.fake.ts';
import { describeArticles } from './articles.contract.ts';
import { fakeArticles } from './articles.fake.ts';
import { describeCommonDataSource } from './common-data-source.contract.ts';
import { fakeCommonDataSource } from './common-data-source.fake.ts';
import { contractContent } from './contract-content.ts';
import { describeDocuments } from './documents.contract.ts';
import { fakeDocuments } from './documents.fake.ts';
import { describeExchangeRates } from './exchange-rates.contract.ts';
import { fakeExchangeRates } from './exchange-rates.fake.ts';
import { describeFrontBlocks } from './front-blocks.contract.ts';
import { fakeFrontBlocks } from './front-blocks.fake.ts';
import { describeRecommender } from './recommender.contract.ts';
import { fakeRecommender } from './recommender.fake.ts';
import { describeNewestEpisodes } from './newest-episodes.contract.ts';
import { fakeNewestEpisodes } from './newest-episodes.fake.ts';
import { describeUniqueGroups } from './unique-groups.contract.ts';
import { fakeUniqueGroups } from './unique-groups.fake.ts';
import { describeListSides } from './list-sides.contract.ts';
import { fakeListSides } from './list-sides.fake.ts';
import { describeMinuteCounts } from './minute-counts.contract.ts';
import { describeNotices } from './notices.contract.ts';
import { fakeNotices } from './notices.fake.ts';
import { fakeMinuteCounts } from './minute-counts.fake.ts';
import { newsroom } from './newsroom.fake.ts';
import { contractFootball } from './contract-football.ts';
import { contractFormulaOne } from './contract-formula-one.ts';
import { describeLiveScores } from './live-scores.contract.ts';
import { fakeLiveScores } from './live-scores.fake.ts';
import { describeRaces } from './races.contract.ts';
import { fakeRaces } from './races.fake.ts';
import { describeSportCoverage } from './sport-coverage.contract.ts';
import { fakeSportCoverage } from './sport-coverage.fake.ts';
import { describePasses } from './passes.contract.ts';
import { fakePasses } from './passes.fake.ts';
import { describeReaderAccounts } from './reader-accounts.contract.ts';
import { fakeReaderAccounts } from './reader-accounts.fake.ts';
import { describePodcasts } from './podcasts.contract.ts';
import { fakePodcasts } from './podcasts.fake.ts';
import { describePublishedAddresses } from './published-addresses.contract.ts';
import { fakePublishedAddresses } from './published-addresses.fake.ts';
import { describeNewsletters } from './newsletters.contract.ts';
import { fakeNewsletters } from './newsletters.fake.ts';
import { contractQuiz } from './contract-quiz.ts';
import { describeQuizzes } from './quizzes.contract.ts';
import { fakeQuizzes } from './quizzes.fake.ts';
import { describeSecurity } from './security.contract.ts';
import { fakeSecurity } from './security.fake.ts';
import { describeSessions } from './sessions.contract.ts';
import { fakeSessions } from './sessions.fake.ts';
import { describeStaffSessions } from './staff-sessions.contract.ts';
import { fakeStaffSessions } from './staff-sessions.fake.ts';
import { describeSupplementData } from './supplement-data.contract.ts';
import { fakeSupplementData } from './supplement-data.fake.ts';
import { describeTopicSubscriptions } from './topic-subscriptions.contract.ts';
import { fakeTopicSubscriptions } from './topic-subscriptions.fake.ts';
import { describeTipRounds } from './tip-rounds.contract.ts';
import { fakeTipRounds } from './tip-rounds.fake.ts';
import { describeChance, describeClock, describeRotationHistory } from './small-ports.contract.ts';
import { fakeChance, fakeClock, fakeRotationHistory } from './small-ports.fake.ts';

const now = 1_760_000_000;
const house = newsroom(contractContent, now);

const someLetter = async <Letter>(letter: Letter | undefined): Promise<Letter> =>
  letter ?? Promise.reject(new Error('no letter came'));

describeArticles('in memory', () => fakeArticles(house));
describeArticleLists('in memory', () => fakeArticleLists(house));
describeFrontBlocks('in memory', () => fakeFrontBlocks(house));
describeRecommender('in memory', () => fakeRecommender(house));
describeNewestEpisodes('in memory', () => fakeNewestEpisodes(house));
describeUniqueGroups('in memory', () => fakeUniqueGroups(house));
describeListSides('in memory', () => fakeListSides(house));
describeDocuments('in memory', () => fakeDocuments(house));
describeCommonDataSource('in memory', () => fakeCommonDataSource(house));
describeSupplementData('in memory', () => fakeSupplementData(house));
describeTipRounds('in memory', () => fakeTipRounds(house));
describeExchangeRates('in memory', () => fakeExchangeRates(house));
describePodcasts('in memory', () => fakePodcasts(house));
describeMinuteCounts('in memory', () => fakeMinuteCounts(house));
describeNotices('in memory', () => fakeNotices(house, now));
describePublishedAddresses('in memory', () => fakePublishedAddresses(house, now));
describePasses('in memory', () => ({ passes: fakePasses(house), articles: fakeArticles(house) }));
describeReaderAccounts('in memory', () => {
  const pass = { token: 'token-of-a-pass'.padEnd(43, 'p'), validUntil: 1_900_000_000 };
  const { accounts, passes, letters, givePass, give } = fakeReaderAccounts(pass);
  const [amount, currency, until] = [3000, 'HUF', 1_800_000_000];
  return {
    accounts,
    passes,
    letterTo: (email) => someLetter(letters.findLast((one) => one.email === email)),
    letters: async () => letters.length,
    pass: { ...givePass(), validUntil: pass.validUntil },
    give: async (email, title) => {
      give(email, { id: `p-${title}`, title, amount, currency, period: 'month', state: 'active', until });
      return until;
    },
  };
});
describeLiveScores('in memory', () => fakeLiveScores(contractFootball, now));
describeRaces('in memory', () => fakeRaces(contractFormulaOne, now));
describeSportCoverage('in memory', () => fakeSportCoverage(house));
const someSessions = fakeSessions(now);
describeSessions('in memory', () => someSessions, now);
const someStaffSessions = fakeStaffSessions(now);
describeStaffSessions('in memory', () => someStaffSessions, now);
const somebody = {
  email: 'eva@lapunk.example',
  name: 'Kiss Éva',
  password: 'három hosszú szó',
  codes: ['1', '2', '3', '4', '5', '6', '7', '8'],
};
describeSecurity('in memory', () => ({ security: fakeSecurity(somebody, now), person: somebody }));
describeTopicSubscriptions('in memory', () => fakeTopicSubscriptions().subscriptions);
describeNewsletters('in memory', () => {
  const { newsletters, letters } = fakeNewsletters();
  return {
    newsletters,
    letterTo: async (email) => letters.findLast((one) => one.email === email) ?? { key: '', code: '' },
  };
});
describeQuizzes('in memory', () => fakeQuizzes(contractQuiz, now));
describeClock('standing still', () => fakeClock(now));
describeChance('told beforehand', () => fakeChance(0, 0.5, 0.999));
describeRotationHistory('in memory', fakeRotationHistory);
