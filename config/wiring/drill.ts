import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sendRequest } from '#adapters/control/send-request.ts';
import { drill as runDrill, type DrilledNode } from '#adapters/drill/drill.ts';
import type { FindNeeds } from '#adapters/drill/find-pages.ts';
import { startProcess } from '#adapters/drill/start-process.ts';
import type { DrilledUpstream } from '#adapters/newsroom-contract/drill.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Drill } from '#cli/installation/drill.ts';
import { sportPageOf, sportPaths } from '#core/editorial/lists/sport-pages.ts';
import { noDataYet } from '#core/sport/football/hu.ts';
import { liveMessages } from '#ui/messages/editorial/live-blogs.ts';
import { searchMessages } from '#ui/messages/editorial/search.ts';
import { brand } from '../settings/brand.ts';
import { publicAddresses, sitesAt } from '../settings/sites.ts';
import { addressResolverOf } from './installation.ts';

const settings: Readonly<Record<DrilledUpstream, string>> = {
  main: 'MAIN_API_URL',
  'live-scores': 'LIVE_SCORE_API_URL',
  crm: 'CRM_URL',
  security: 'SECURITY_URL',
  quiz: 'QUIZ_URL',
};

const sites = sitesAt(publicAddresses);
const resolver = addressResolverOf(sites, brand.shopUrl);
const nameOf = (slug: string): string => `${slug}.localhost`;

const startNode = async (upstreams: Readonly<Partial<Record<DrilledUpstream, string>>>): Promise<DrilledNode> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'drill-'));
  const { ORIGIN_SECRET = '', LIVE_SCORE_API_KEY = '', PATH, HOME } = process.env;
  const urls = Object.entries(upstreams).map(([name, url]) => [settings[name as DrilledUpstream], url] as const);
  const node = await startProcess(join(dirname(process.argv[1] ?? ''), 'server.js'), {
    ...Object.fromEntries(urls),
    PATH,
    HOME,
    ORIGIN_SECRET,
    LIVE_SCORE_API_KEY,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    OPERATOR_PORT: '0',
    TEST_CLOCK: 'strict',
    LOG_FORMAT: 'json',
    DRAIN_SECONDS: '0',
    WARM_ARTICLES: '0',
  });
  return {
    port: node.port,
    advance: async (seconds) => void (await sendRequest(dataDir, { do: 'advance', seconds })),
    stop: async () => {
      await node.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Results depend on the query; other pages with one only repeat those without. */
const kindOf: FindNeeds['kindOf'] = (host, address, body = '') => {
  const [path = '', query = ''] = address.split('?');
  const { outcome, route } = resolver.judge({ host, path, query });
  if (outcome !== 'page' || route === null) return null;
  const sport = route.name === 'articles_by_mstag' ? sportPageOf(route.params) : null;
  if (sport !== null) return [sport, ...new URLSearchParams(query).keys()].join(' ');
  if (query !== '') return null;
  return body.includes('class="quiz') ? `${route.name} with a quiz` : route.name;
};

export const drill: Drill = (order, tell, signal) =>
  runDrill(order, {
    startNode,
    starts: [
      ...sites.map(({ pathPrefix, role, slug }) => ({
        host: role === 'sister' ? nameOf(slug) : nameOf(brand.slug),
        path: pathPrefix || '/',
      })),
      ...Object.values(sportPaths).map((path) => ({ host: nameOf(brand.slug), path: `/rovat/${path}` })),
    ],
    kindOf,
    nothingTexts: [noDataYet, liveMessages.empty, searchMessages.empty],
    time: systemTime,
    tell,
    signal,
  });
