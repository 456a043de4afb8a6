import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { createArticleLists } from '#adapters/main-api/create-article-lists.ts';
import { createArticles } from '#adapters/main-api/create-articles.ts';
import { createCommonDataSource } from '#adapters/main-api/create-common-data-source.ts';
import { createDocuments } from '#adapters/main-api/create-documents.ts';
import { createExchangeRates } from '#adapters/main-api/create-exchange-rates.ts';
import { createFrontPages } from '#adapters/main-api/create-front-pages.ts';
import { createMinuteCounts } from '#adapters/main-api/create-minute-counts.ts';
import { createPasses } from '#adapters/main-api/create-passes.ts';
import { createPodcasts } from '#adapters/main-api/create-podcasts.ts';
import { createPublishedAddresses } from '#adapters/main-api/create-published-addresses.ts';
import { createSessions } from '#adapters/main-api/create-sessions.ts';
import { createSupplementData } from '#adapters/main-api/create-supplement-data.ts';
import { createTipRounds } from '#adapters/main-api/create-tip-rounds.ts';
import type { DatabasePlace } from '#adapters/origin/database/place.ts';
import { type Origin, runOrigin } from '#adapters/origin/run-origin.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { startTestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { describeArticleLists } from '#core/testing/article-lists.contract.ts';
import { describeArticles } from '#core/testing/articles.contract.ts';
import { describeCommonDataSource } from '#core/testing/common-data-source.contract.ts';
import { contractWorld } from '#core/testing/contract-world.ts';
import { describeDocuments } from '#core/testing/documents.contract.ts';
import { describeExchangeRates } from '#core/testing/exchange-rates.contract.ts';
import { describeFrontPages } from '#core/testing/front-pages.contract.ts';
import { describeMinuteCounts } from '#core/testing/minute-counts.contract.ts';
import { describePasses } from '#core/testing/passes.contract.ts';
import { describePodcasts } from '#core/testing/podcasts.contract.ts';
import { describePublishedAddresses } from '#core/testing/published-addresses.contract.ts';
import { describeSessions } from '#core/testing/sessions.contract.ts';
import { describeSupplementData } from '#core/testing/supplement-data.contract.ts';
import { describeTipRounds } from '#core/testing/tip-rounds.contract.ts';
import { someBook } from '#core/addresses/address-book.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';

const siteHeader = 'lapunk-sites';
const now = 1_750_000_000;
const postgres = await startTestPostgres();
afterAll(() => postgres?.stop());

const places: readonly (readonly [string, DatabasePlace])[] = [
  ['on PGlite', { inMemory: true }],
  ...(postgres ? [['on PostgreSQL', { databaseUrl: postgres.databaseUrl }] as const] : []),
];

describe.each(places)('the main API over HTTP, %s', (name, database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'contracts-'));
  let origin: Origin;
  beforeAll(async () => {
    origin = await runOrigin({ database, dataDir, siteHeader, secret: testSecret, content: { kind: 'world', world: contractWorld }, now: () => now });
    await origin.ready;
  });
  afterAll(async () => {
    await origin.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const http = () => callUpstream({ baseUrl: origin.url, name: 'main-api', headers: { 'origin-secret': testSecret } });
  const needs = { siteHeader, sites: fiveSites, linkTo: someBook().linkTo, clock: { now: () => now } };
  describeArticles(name, () => createArticles(http(), needs));
  describeArticleLists(name, () => createArticleLists(http(), needs));
  describeFrontPages(name, () => createFrontPages(http(), needs));
  describeDocuments(name, () => createDocuments(http(), needs));
  describeSupplementData(name, () => createSupplementData(http(), needs));
  describeExchangeRates(name, () => createExchangeRates(http(), needs));
  describePodcasts(name, () => createPodcasts(http(), needs));
  describeMinuteCounts(name, () => createMinuteCounts(http(), needs));
  describeTipRounds(name, () => createTipRounds(http(), needs));
  describePublishedAddresses(name, () => createPublishedAddresses(http(), needs));
  describePasses(name, () => ({ passes: createPasses(http(), needs), articles: createArticles(http(), needs) }));
  describeSessions(name, () => createSessions(http(), needs), now);
  describeCommonDataSource(name, () => createCommonDataSource(http(), needs));
});

describe('the ports of the core', () => {
  it('are kept on PostgreSQL too wherever the machine has it', () => {
    expect(places.length).toBe(postgres ? 2 : 1);
  });
});
