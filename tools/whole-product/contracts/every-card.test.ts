import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { examplesOf } from '#core/pages/building/examples-of.ts';
import { openPage } from '#core/pages/open-page.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fakeNeeds } from '#core/pages/page-needs.fake.ts';
import type { PageCard } from '#core/pages/page-card.ts';
import type { Page } from '#core/pages/page.ts';
import { pages, routeNames } from '#core/pages/pages.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { ContentFixture } from '#core/testing/content-fixture.ts';
import { exampleContent } from '#core/testing/example-content.ts';
import { screenOf } from '#ui/screens/screen-of.ts';
import { screens } from '#ui/screens/screens.ts';
import { academySegment, siteHeader } from '../../../config/settings/brand.ts';
import { contractLiveScores } from './contract-live-scores.fake.ts';
import { documentSlugs } from '../../../adapters/main-api/services/document-slugs.ts';
import { renderPage } from '../../../config/wiring/render.tsx';
import { resources } from '../../../adapters/web/endpoints/resources.ts';
import { supplements } from '../../../config/settings/supplements.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';
import { exampleAssets as assets } from '#core/pages/assets.fake.ts';

const now = 1_760_000_000;
const host = fiveSites[0].domain;
const needs = { sites: fiveSites, academySegment };

const content: ContentFixture = {
  ...exampleContent,
  documents: [
    ...exampleContent.documents,
    ...Object.values(documentSlugs)
      .filter((slug) => exampleContent.documents.every((one) => one.slug !== slug))
      .map((slug) => ({
        site: 'main' as const,
        slug,
        title: `Ez itt: ${slug}`,
        lead: '',
        html: '<p>Szöveg.</p>',
        updatedAt: now,
      })),
  ],
};

const marksOf = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, '')),
  main: /<main[^>]*>/.test(html),
});

interface Ways {
  readonly open: (name: string, address: string) => Promise<Page | string>;
  readonly hasScreen: (page: Page) => boolean;
  readonly ask: (
    address: string,
  ) => Promise<{ readonly status: number; readonly body: string; readonly location: string | undefined }>;
  readonly logged: () => readonly string[];
}

/** Outside a preview the login redirects to the front (R30). */
const leadsHome = new Set(['live-login']);

const faultsOf = async (
  name: string,
  card: PageCard,
  { open, hasScreen, ask, logged }: Ways,
): Promise<readonly string[]> => {
  if (card.shownBy !== undefined) return [];
  const examples = examplesOf(card, needs);
  if (examples.length === 0) return [`${name} has no example`];
  const faults: string[] = [];
  for (const address of examples) {
    const page = await open(name, address);
    if (typeof page === 'string') {
      faults.push(`${name} does not open at ${address}: ${page}`);
      continue;
    }
    if (!hasScreen(page)) faults.push(`${name} has no screen`);
    logged();
    const { status, body, location } = await ask(address);
    if (leadsHome.has(name)) {
      if (status !== 302 || location !== '/') faults.push(`${name} answers ${status} at ${address}`);
      continue;
    }
    if (status !== 200) faults.push(`${name} answers ${status} at ${address}`);
    const [drawn, answered] = [marksOf(renderPage(page, assets)), marksOf(body)];
    if (JSON.stringify(drawn) !== JSON.stringify(answered))
      faults.push(`${name} shows ${JSON.stringify(answered)} at ${address}, not ${JSON.stringify(drawn)}`);
    faults.push(...logged().map((line) => `${name} lacks something at ${address}: ${line}`));
  }
  return faults;
};

let origin: Origin;
let webServer: TestWebServer;
let lines: string[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'every-card-'));

const isLack = (line: string): boolean => {
  const { event } = JSON.parse(line) as { readonly event: string };
  return event.startsWith('upstream-') && event !== 'upstream-late';
};

beforeAll(async () => {
  origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    sample: noSample,
    content: { kind: 'given', content: { ...content, liveScores: contractLiveScores } },
    now: () => now,
  });
  await origin.ready;
  webServer = await openTestWebServer(
    origin.url,
    { 'origin-secret': testSecret },
    createLog('info', (line) => void lines.push(line)),
    fiveSites,
  );
});
afterAll(async () => {
  webServer.close();
  await origin.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const resolver = (preview: boolean) => pageAddressResolver({ ...needs, rules: [], resources, preview });
const judges = { inPublic: resolver(false), inPreview: resolver(true) };

const ways: Ways = {
  open: async (name, address) => {
    const preview = leadsHome.has(name);
    const { judge, linkTo } = preview ? judges.inPreview : judges.inPublic;
    const [path = '', query = ''] = address.split('?');
    const { site, route } = judge({ host, path, query });
    if (!site || !route) return 'no page stands there';
    if (route.name !== name) return `${route.name} stands there`;
    const opened = await openPage(fakeNeeds({ documentSlugs, supplements, linkTo, preview }, content))(
      { site: site.site, route, query },
      anonymous,
    );
    return opened.isOk() ? opened.value : opened.error.kind;
  },
  hasScreen: (page) => screens[screenOf(page)] !== undefined,
  ask: async (address) => {
    const { status, headers, body } = await webServer.ask(address, { host });
    return { status, body, location: headers['location'] };
  },
  logged: () => {
    const lacks = lines.filter(isLack);
    lines = [];
    return lacks;
  },
};

describe('every page of the register', () => {
  it.each(routeNames)('%s opens in the core, is rendered by its screen and responds over HTTP', async (name) => {
    expect(await faultsOf(name, pages[name], ways)).toEqual([]);
  });
});

describe('a page', () => {
  const card: PageCard = { pattern: '/arfolyam', kind: 'standing', examples: ['/arfolyam'] };
  const faults = (changes: Partial<PageCard>, broken: Partial<Ways> = {}, name = 'exchange') =>
    faultsOf(name, { ...card, ...changes }, { ...ways, ...broken });

  it('is found in order with nothing broken', async () => {
    expect(await faults({})).toEqual([]);
  });

  it.each([
    ['without an example', { examples: [] }, {}, ['exchange has no example']],
    ['whose example is another’s', { examples: ['/te'] }, {}, ['exchange does not open at /te: youth stands there']],
    [
      'whose example is nowhere',
      { examples: ['/nincs'] },
      {},
      ['exchange does not open at /nincs: no page stands there'],
    ],
    [
      'that its use-case does not open',
      {},
      { open: async () => 'unavailable' },
      ['exchange does not open at /arfolyam: unavailable'],
    ],
    ['without a screen', {}, { hasScreen: () => false }, ['exchange has no screen']],
    [
      'that answers an error',
      {},
      { ask: async () => ({ status: 503, body: '', location: undefined }) },
      ['exchange answers 503 at /arfolyam', 'exchange shows'],
    ],
    ['that answers as another', {}, { ask: () => ways.ask('/te') }, ['exchange shows']],
    ['that lacks a block', {}, { logged: () => ['{"event":"upstream-failed"}'] }, ['exchange lacks something']],
  ] as const)('%s is named', async (_, changes, broken, expected) => {
    const found = await faults(changes, broken);
    expect(found).toHaveLength(expected.length);
    found.forEach((fault, at) => expect(fault).toContain(expected[at]));
  });
});
