import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { useCheapHashing } from '#adapters/origin/staff/cheap-hashing.fake.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { cachedCommonDataSource } from '#adapters/cache/cached-common-data-source.ts';
import { createDataCache } from '#adapters/cache/data-cache.ts';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { createLiveScoreApi } from '#adapters/live-score-api/create-live-score-api.ts';
import { createArticleLists } from '#adapters/main-api/editorial/lists/create-article-lists.ts';
import { createArticles } from '#adapters/main-api/editorial/articles/create-articles.ts';
import { createCommonDataParts } from '#adapters/main-api/editorial/common-data/create-common-data-parts.ts';
import { createDocuments } from '#adapters/main-api/services/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/services/create-exchange-rates.ts';
import { createFrontBlocks } from '#adapters/main-api/editorial/front-page/create-front-blocks.ts';
import { createRecommender } from '#adapters/main-api/editorial/front-page/create-recommender.ts';
import { createNewestEpisodes } from '#adapters/main-api/editorial/podcasts/create-newest-episodes.ts';
import { createUniqueGroups } from '#adapters/main-api/editorial/lists/create-unique-groups.ts';
import { createListSides } from '#adapters/main-api/editorial/lists/create-list-sides.ts';
import { createMinuteCounts } from '#adapters/main-api/editorial/common-data/create-minute-counts.ts';
import { createNotices } from '#adapters/main-api/editorial/notices/create-notices.ts';
import { createReaderAccounts } from '#adapters/crm/create-reader-accounts.ts';
import { openLetterBox } from '#adapters/origin/mail/letters-to.fake.ts';
import { createPasses } from '#adapters/main-api/readers/create-passes.ts';
import { createPodcasts } from '#adapters/main-api/editorial/podcasts/create-podcasts.ts';
import { createPublishedAddresses } from '#adapters/main-api/discovery/create-published-addresses.ts';
import { createSessions } from '#adapters/main-api/readers/create-sessions.ts';
import { createSportCoverage } from '#adapters/main-api/sport/create-sport-coverage.ts';
import { createSupplementData } from '#adapters/main-api/editorial/supplements/create-supplement-data.ts';
import { createTipRounds } from '#adapters/main-api/sport/create-tip-rounds.ts';
import { createNewsletters } from '#adapters/main-api/readers/create-newsletters.ts';
import { createTopicSubscriptions } from '#adapters/main-api/readers/create-topic-subscriptions.ts';
import { createQuizzes } from '#adapters/quiz-service/create-quizzes.ts';
import { createSecurity } from '#adapters/security/create-security.ts';
import { createStaffSessions } from '#adapters/security/create-staff-sessions.ts';
import { createStaffEntries } from '#adapters/web/staff/staff-entries.ts';
import type { DatabasePlace } from '#adapters/origin/database/storage/place.ts';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { describeArticleLists } from '#core/testing/article-lists.contract.ts';
import { describeArticles } from '#core/testing/articles.contract.ts';
import { describeCommonDataSource } from '#core/testing/common-data-source.contract.ts';
import { contractContent } from '#core/testing/contract-content.ts';
import { describeDocuments } from '#core/testing/documents.contract.ts';
import { describeExchangeRates } from '#core/testing/exchange-rates.contract.ts';
import { describeFrontBlocks } from '#core/testing/front-blocks.contract.ts';
import { describeRecommender } from '#core/testing/recommender.contract.ts';
import { describeNewestEpisodes } from '#core/testing/newest-episodes.contract.ts';
import { describeUniqueGroups } from '#core/testing/unique-groups.contract.ts';
import { describeLiveScores } from '#core/testing/live-scores.contract.ts';
import { describeListSides } from '#core/testing/list-sides.contract.ts';
import { describeMinuteCounts } from '#core/testing/minute-counts.contract.ts';
import { describeNotices } from '#core/testing/notices.contract.ts';
import { describeRaces } from '#core/testing/races.contract.ts';
import { describeReaderAccounts } from '#core/testing/reader-accounts.contract.ts';
import { describePasses } from '#core/testing/passes.contract.ts';
import { describePodcasts } from '#core/testing/podcasts.contract.ts';
import { describePublishedAddresses } from '#core/testing/published-addresses.contract.ts';
import { contractQuiz } from '#core/testing/contract-quiz.ts';
import { describeNewsletters } from '#core/testing/newsletters.contract.ts';
import { describeQuizzes } from '#core/testing/quizzes.contract.ts';
import { describeSecurity } from '#core/testing/security.contract.ts';
import { describeStaffEntry } from '#core/testing/staff-entry.contract.ts';
import { describeStaffSessions } from '#core/testing/staff-sessions.contract.ts';
import { describeSessions } from '#core/testing/sessions.contract.ts';
import { describeSportCoverage } from '#core/testing/sport-coverage.contract.ts';
import { describeSupplementData } from '#core/testing/supplement-data.contract.ts';
import { describeTopicSubscriptions } from '#core/testing/topic-subscriptions.contract.ts';
import { describeTipRounds } from '#core/testing/tip-rounds.contract.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { contractPasses } from '#core/testing/contract-content.ts';
import { contractLiveScores } from './contract-live-scores.fake.ts';

const time = createSteerableTime();

useCheapHashing();

const siteHeader = 'lapunk-sites';
const now = 1_750_000_000;

export const run = new Set<string>();

export const runs = <Words extends readonly unknown[]>(suite: (...words: Words) => void, ...words: Words): void => {
  run.add(suite.name.replace(/^describe/, ''));
  suite(...words);
};

export const describeMainApiPorts = (name: string, database: () => DatabasePlace) =>
  describe(`the main API over HTTP, ${name}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'contracts-'));
    let origin: Origin;
    let box: Awaited<ReturnType<typeof openLetterBox>>;
    beforeAll(async () => {
      box = await openLetterBox();
      origin = await runOrigin({
        database: database(),
        dataDir,
        siteHeader,
        secret: testSecret,
        content: {
          kind: 'given',
          content: { ...contractContent, liveScores: contractLiveScores, quizzes: [contractQuiz] },
        },
        sample: noSample,
        mail: { way: 'smtp', server: { url: box.url, from: 'hirek@example.org' } },
        newsletters: [{ code: 'napi', title: 'Napi levél', description: '' }],
        topics: ['hirek', 'sport'].map((id) => ({ id, site: 'main', perDay: 3, sections: [id], tags: [], flags: [] })),
        push: { origins: ['https://push.example.net'], subject: 'mailto:ugyelet@lapunk.example' },
        now: () => now,
      });
      await origin.ready;
    });
    afterAll(async () => {
      await origin.close();
      box.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const http = () =>
      callUpstream({ baseUrl: origin.url, name: 'main-api', time, headers: { 'origin-secret': testSecret } });
    const needs = { siteHeader, sites: fiveSites, linkTo: someResolver().linkTo, clock: { now: () => now } };
    runs(describeArticles, name, () => createArticles(http(), needs));
    runs(describeArticleLists, name, () => createArticleLists(http(), needs));
    runs(describeFrontBlocks, name, () => createFrontBlocks(http(), needs));
    runs(describeRecommender, name, () => createRecommender(http(), needs));
    runs(describeNewestEpisodes, name, () => createNewestEpisodes(http(), needs));
    runs(describeUniqueGroups, name, () => createUniqueGroups(http(), needs));
    runs(describeListSides, name, () => createListSides(http(), needs));
    runs(describeDocuments, name, () => createDocuments(http(), needs));
    runs(describeSupplementData, name, () => createSupplementData(http(), needs));
    runs(describeExchangeRates, name, () => createExchangeRates(http(), needs));
    runs(describePodcasts, name, () => createPodcasts(http(), needs));
    runs(describeMinuteCounts, name, () => createMinuteCounts(http(), needs));
    runs(describeNotices, name, () => createNotices(http(), needs));
    runs(describeTipRounds, name, () => createTipRounds(http(), needs));
    runs(describePublishedAddresses, name, () => createPublishedAddresses(http(), needs));
    runs(describePasses, name, () => ({
      passes: createPasses(http(), needs),
      articles: createArticles(http(), needs),
    }));
    const person = { email: 'eva@lapunk.example', name: 'Kiss Éva', password: 'három hosszú szó' };
    let codes: readonly string[] = [];
    beforeAll(async () => {
      const outcome = await origin.execute({ do: 'add-user', ...person });
      ({ recoveryCodes: codes } = ('done' in outcome ? outcome.done : {}) as { recoveryCodes: readonly string[] });
    });
    runs(describeSecurity, name, () => ({ security: createSecurity(http()), person: { ...person, codes } }));
    runs(describeStaffSessions, name, () => createStaffSessions(http()), now);
    runs(describeStaffEntry, name, () => {
      const [security, sessions] = [createSecurity(http()), createStaffSessions(http())];
      return { entries: createStaffEntries({ security, sessions }), security, sessions, person: { ...person, codes } };
    });
    runs(describeQuizzes, name, () => {
      const headers = { 'origin-secret': testSecret };
      return createQuizzes(
        callUpstream({ baseUrl: `${origin.url}/api/quiz-service`, name: 'quiz', time, headers }),
        http(),
        siteHeader,
      );
    });
    runs(describeNewsletters, name, () => ({
      newsletters: createNewsletters(http(), needs),
      letterTo: (email) => box.next(email),
    }));
    runs(describeTopicSubscriptions, name, () => createTopicSubscriptions(http(), needs));
    runs(describeReaderAccounts, name, () => ({
      accounts: createReaderAccounts(http()),
      passes: createPasses(http(), needs),
      letterTo: (email) => box.next(email),
      letters: async () => box.count(),
      pass: contractPasses.unused,
      give: async (email, title) => {
        const order = {
          do: 'give-subscription',
          email,
          title,
          days: 30,
          amount: 3000,
          currency: 'HUF',
          period: 'month',
        };
        const outcome = await origin.execute(order);
        return 'done' in outcome ? (outcome.done as { readonly validUntil: number }).validUntil : 0;
      },
    }));
    runs(describeSessions, name, () => createSessions(http(), needs), now);
    runs(describeCommonDataSource, name, () =>
      cachedCommonDataSource(createCommonDataParts(http(), needs), createDataCache({ time }), needs),
    );

    const sport = () =>
      createLiveScoreApi(
        { url: origin.url, headers: { 'origin-secret': testSecret }, imageOrigins: [], callsPerMinute: 10_000 },
        { clock: needs.clock, time },
      );
    runs(describeLiveScores, name, () => sport().scores);
    runs(describeRaces, name, () => sport().races);
    runs(describeSportCoverage, name, () => createSportCoverage(http(), { siteHeader, pictureOf: () => null }));
  });
