import { exampleContent } from '#core/testing/example-content.ts';
import type { ContentFixture } from '#core/testing/content-fixture.ts';
import { newsroom } from '#core/testing/newsroom.fake.ts';
import { fakeSupplementData } from '#core/testing/supplement-data.fake.ts';
import { fails } from '#core/testing/refusals.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { examplesOf } from '#core/pages/building/examples-of.ts';
import type { PageNeeds } from '#core/pages/needs.ts';
import { openPage } from '#core/pages/open-page.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import { fakeNeeds } from '#core/pages/page-needs.fake.ts';
import { pages, type RouteName, routeNames } from '#core/pages/pages.ts';
import { followRaces } from '#core/pages/sport/formula-one/follow-races.ts';
import { followMatches } from '#core/pages/sport/football/follow-matches.ts';
import { followCounts } from '#core/pages/supplement/follow-counts.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { PageCalls } from '#adapters/upstream-kit/pages-of-call.ts';
import { documentSlugs } from '#adapters/main-api/services/document-slugs.ts';
import { academySegment } from '#config/settings/brand.ts';
import { supplements } from '#config/settings/supplements.ts';

const now = 1_760_000_000;
const content: ContentFixture = {
  ...exampleContent,
  documents: [
    ...exampleContent.documents,
    ...Object.values(documentSlugs)
      .filter((slug) => exampleContent.documents.every((one) => one.slug !== slug))
      .map((slug) => ({ site: 'main' as const, slug, title: slug, lead: '', html: '<p>x</p>', updatedAt: now })),
  ],
};

const football = '/rovat/sport/foci-eredmenyek?orszag=HU&liga=271&szezon=2024';
const races = '/rovat/sport/forma-1?szezon=2025';

/** Views of a page besides the examples of its card. */
const views: Partial<Record<RouteName, readonly string[]>> = {
  articles_by_mstag: [
    ...['tabella', 'gol', 'sarga', 'piros'].map((view) => `${football}&oldal=${view}`),
    `${football}&nap=2025-01-11`,
    `${football}&nap=2025-01-11&meccs=9001`,
    ...['versenynaptar', 'csapatok', 'versenyzok', 'pontverseny', 'konstruktor'].map(
      (view) => `${races}&oldal=${view}`,
    ),
    `${races}&verseny=31`,
    `${races}&futam=502`,
    `${races}&futam=-502`,
    `${races}&oldal=versenyzok&versenyzo=71`,
    `${races}&oldal=csapatok&csapat=61`,
  ],
};

const observedPorts = [
  'articles',
  'lists',
  'fronts',
  'recommender',
  'episodes',
  'uniqueGroups',
  'listSides',
  'documents',
  'commonData',
  'tipRounds',
  'exchangeRates',
  'podcasts',
  'minuteCounts',
  'sportCoverage',
  'quizzes',
] as const satisfies readonly (keyof PageNeeds)[];

interface Observation {
  readonly seen: Set<string>;
  readonly failing: string | null;
}

const observed = <Port extends object>(name: string, port: Port, { seen, failing }: Observation): Port =>
  new Proxy(port, {
    get: (target, method: string) => {
      const own = Reflect.get(target, method) as (...asked: unknown[]) => unknown;
      return (...asked: unknown[]) => {
        seen.add(`${name}.${method}`);
        return failing === `${name}.${method}` ? fails('unavailable') : own(...asked);
      };
    },
  });

const observedNeeds = (base: PageNeeds, observation: Observation): PageNeeds => {
  const [scores, racing] = [
    observed('liveScores', base.liveScores, observation),
    observed('races', base.races, observation),
  ];
  const counts = observed('supplementData', fakeSupplementData(newsroom(content, now)), observation);
  return {
    ...base,
    ...Object.fromEntries(observedPorts.map((name) => [name, observed(name, base[name], observation)])),
    liveScores: scores,
    races: racing,
    liveMatch: followMatches(scores),
    liveRace: followRaces(racing),
    liveCount: followCounts(counts),
  };
};

const needs = { sites: fiveSites, academySegment };
const resolver = pageAddressResolver({ ...needs, rules: [], resources: [], preview: true });

const opens = async (address: string, observation: Observation): Promise<boolean> => {
  const [path = '', query = ''] = address.split('?');
  const { site, route } = resolver.judge({ host: fiveSites[0].domain, path, query });
  if (!site || !route) throw new Error(`no page is at ${address}`);
  const base = fakeNeeds({ documentSlugs, supplements, linkTo: resolver.linkTo, preview: false }, content);
  const page = await openPage(observedNeeds(base, observation))({ site: site.site, route, query }, anonymous);
  return page.isOk();
};

/** The port's calls, where its name is not a call's. */
const madeFor: Readonly<Record<string, readonly string[]>> = {
  'commonData.ofSite': ['commonData.setup', 'commonData.figures'],
};

const sorted = (calls: Iterable<string>): readonly string[] =>
  [...calls].flatMap((call) => madeFor[call] ?? [call]).sort();

const observePage = async (name: RouteName): Promise<PageCalls> => {
  const [needed, all] = [new Set<string>(), new Set<string>()];
  for (const address of [...examplesOf(pages[name], needs), ...(views[name] ?? [])]) {
    const seen = new Set<string>();
    const isOpen = await opens(address, { seen, failing: null });
    for (const call of seen) {
      all.add(call);
      if (isOpen && !(await opens(address, { seen: new Set(), failing: call }))) needed.add(call);
    }
  }
  return { needed: sorted(needed), optional: sorted([...all].filter((call) => !needed.has(call))) };
};

/** Opens every example of every card, and again with each of its calls failing. */
export const observePageCalls = async (): Promise<Readonly<Record<string, PageCalls>>> => {
  const observed: Record<string, PageCalls> = {};
  for (const name of routeNames) observed[name] = await observePage(name);
  return observed;
};
