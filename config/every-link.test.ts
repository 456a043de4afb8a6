import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedArticle } from '#adapters/origin/seed/seed-world.ts';
import { continuation } from '#ui/reading/places.ts';
import { crawl, type Seen } from '../tools/crawl/crawl.ts';
import { brand } from './brand.ts';
import { openSeededHouse, type SeededHouse } from './seeded-house.fake.ts';

let house: SeededHouse;
let seen: Seen;

/** Those written one by one, and the hikes, so that none of their tabs is empty. */
const enough = (all: readonly SeedArticle[]): readonly SeedArticle[] =>
  all.filter(({ tags }, at) => at < 230 || tags?.some((tag) => tag.endsWith(' túra')));

/** Pictures and sounds are drawn for the real start alone, and the scripts of a page come from a build. */
const isWorthALook = ({ pathname }: URL): boolean => !/^\/uploads\/|^\/(theme|entry)\.js$/.test(pathname);

beforeAll(async () => {
  house = await openSeededHouse({ PORT: '4999' }, enough, fileURLToPath(new URL('../ui/public', import.meta.url)));
  const origins = [...new Set(house.sites.map(({ origin }) => origin))];
  seen = await crawl({
    ask: (address) => {
      const { host, origin } = new URL(address);
      return house.ask(host, address.slice(origin.length));
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
}, 180_000);

afterAll(() => house.close());

describe('whatever pages, feeds and sitemaps of ours link to', () => {
  it('was looked at, on all five sites', () => {
    expect(seen.opened).toBeGreaterThan(1_000);
  });

  it('is there, or one redirect away', () => {
    expect(seen.dead).toEqual([]);
  });

  it('is where this installation has it: nothing names the domains of another', () => {
    expect(
      [...seen.elsewhere].filter(([address]) =>
        ([brand.domain, brand.sisterDomain] as readonly string[]).includes(new URL(address).hostname),
      ),
    ).toEqual([]);
  });
});
