import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#adapters/origin/content/article.ts';
import { continuation } from '#ui/readers/reading/places.ts';
import { crawl, type Seen } from '../../crawl/crawl.ts';
import { gatherHeads } from '../../crawl/heads.ts';
import { brand } from '../../../config/settings/brand.ts';
import { openSeededWebServer, type SeededWebServer } from '../running/seeded-web-server.fake.ts';

let webServer: SeededWebServer;
let seen: Seen;
const heads = gatherHeads();

const enough = (all: readonly Article[]): readonly Article[] =>
  all.filter(({ tags }, at) => at < 230 || tags?.some((tag) => tag.endsWith(' túra')));

/** Pictures, sounds and scripts exist only in a real build. */
const isWorthALook = ({ pathname }: URL): boolean =>
  !/^\/uploads\/|^\/(theme|entry|assets\/topics)\.js$/.test(pathname);

beforeAll(async () => {
  webServer = await openSeededWebServer(
    { PORT: '4999' },
    enough,
    fileURLToPath(new URL('../../../ui/public', import.meta.url)),
  );
  const origins = [...new Set(webServer.sites.map(({ origin }) => origin))];
  seen = await crawl({
    ask: async (address) => {
      const { host, origin } = new URL(address);
      const answer = await webServer.ask(host, address.slice(origin.length));
      if (answer.status === 200 && answer.type.includes('html')) heads.note(address, answer.body);
      return answer;
    },
    origins,
    exits: [brand.shopUrl],
    madeByScripts: [continuation],
    isWorthALook,
    starts: origins.flatMap((origin) =>
      ['/', '/robots.txt', '/sitemap.xml', '/rss', '/atom', '/jsonfeed', '/manifest.webmanifest'].map(
        (path) => origin + path,
      ),
    ),
  });
}, 1_800_000);

afterAll(() => webServer.close());

describe('each link target of pages, feeds and sitemaps', () => {
  it('was looked at, on all five sites', () => {
    expect(seen.opened).toBeGreaterThan(1_000);
  });

  it('is there, or one redirect away', () => {
    expect(seen.dead).toEqual([]);
  });

  it('has a unique title and a description for search engines', () => {
    expect(heads.size()).toBeGreaterThan(500);
    expect(heads.faults()).toEqual([]);
  });

  it('is where this installation has it: nothing names the domains of another', () => {
    expect(
      [...seen.elsewhere].filter(([address]) =>
        ([brand.domain, brand.sisterDomain] as readonly string[]).includes(new URL(address).hostname),
      ),
    ).toEqual([]);
  });
});
