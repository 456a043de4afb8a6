import { describe, expect, it } from 'vitest';
import { buildSampleContent } from '#adapters/sample-newspaper/write/build-sample-content.ts';
import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { installationOf } from '#cli/installation/installation.ts';
import { archiveOf } from '#cli/mend/archive.ts';
import type { DeadAddress } from '#cli/mend/dead-addresses.ts';
import { mendTraffic } from '#cli/mend/mend-traffic.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { pageAddresses } from '#core/pages/page-address-resolver.ts';
import { lintRuleSet } from '#cli/rule-sets/lint-rule-set.ts';
import { cliNeeds } from '../../../config/wiring/command-line-needs.ts';

const needs = { ...cliNeeds, serveOrigin: async () => null };
const installation = installationOf(needs);
const pathOf = canonicalPath(installation.book.linkTo);
const [mainSite] = needs.sites;
const { articles = [] } = buildSampleContent([], 1_795_548_000);

interface Told {
  readonly title: string;
  readonly path: string;
}

const main: readonly Told[] = articles
  .filter(({ site, type }) => site === 'main' && type !== 'liveblogpost')
  .flatMap(({ section, slug, publishedAt, type, title }) => {
    const path = pathOf({ site: mainSite, section, slug, publishedAt, live: type === 'liveblog' });
    return path === null ? [] : [{ title, path }];
  });
const tags = [...new Set(articles.flatMap((article) => article.tags ?? []).map(slugOf))].map(
  (slug) => `/cimke/${slug}`,
);
const archive = archiveOf(installation, [...main.map(({ path }) => path), ...tags]);

const numbersBelow = (): ((max: number) => number) => {
  let state = 20_261_124;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
};
const below = numbersBelow();
const one = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;

const slip = (word: string): string => {
  const at = 1 + below(Math.max(1, word.length - 2));
  const letter = 'aeioukmnprst'[below(12)] as string;
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ][below(4)] as string;
};

const slugIn = (path: string): string =>
  path
    .replace(/\/elo$/, '')
    .split('/')
    .at(-1) ?? '';
const withSlug = (path: string, slug: string): string => path.replace(/\/elo$/, '').replace(/[^/]+$/, slug);
const droppedAccents = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[áéíóöőúüű]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const renames: readonly ((told: Told) => string)[] = [
  ({ path }) => withSlug(path, slip(slugIn(path))),
  ({ path }) => withSlug(path, slip(slip(slugIn(path)))),
  ({ path }) => path.replace(/\/(\d{4})\/(\d\d)\/(\d\d)\//, '/$1-$2-$3/'),
  ({ path }) => path.replace(/\/(\d{4})\/0?(\d+)\/0?(\d+)\//, '/$1/$2/$3/'),
  ({ path }) => path.replace(/\/(\d{4})\/(\d\d)\/(\d\d)\//, '/$1/$2/'),
  ({ path }) => path.replace(/^\/[^/]+\//, one(['/itthon/', '/vilag/', '/hirek/'])),
  ({ path }) => `/cikk/${slugIn(path)}.html`,
  ({ path }) => `/index.php${path}`,
  ({ path }) => `/cikk/${1000 + below(90_000)}-${slugIn(path)}`,
  ({ path, title }) => withSlug(path, droppedAccents(title)),
  () => '',
];

const planted = new Map<string, string>();
while (planted.size < 500) {
  const rename = one(renames);
  const told = one(main);
  const tag = one(tags);
  const [from, to] =
    rename(told) === ''
      ? [`/cimke/${one([slip, (name: string) => `${name}-hirek`])(slugIn(tag))}`, tag]
      : [rename(told), told.path];
  if (from !== to && !planted.has(from) && !archive.has(mainSite.domain, from)) planted.set(from, to);
}
const strangers = [
  '/wp-login.php',
  '/.env',
  '/regi-jatek/12',
  '/hu/kapcsolat',
  '/belfold/2020/01/01/sose-volt-ilyen-cikk',
];

const dead: readonly DeadAddress[] = [...planted.keys(), ...strangers]
  .toSorted()
  .map((path) => ({ domain: mainSite.domain, path, requests: 2, fresh: 1 }));

const { proposals, unmended } = mendTraffic(installation, archive, dead, 0.5);
const mends = proposals.flatMap((proposal) =>
  proposal.mends.map((mended) => ({ ...mended, sure: proposal.confidence })),
);

describe('500 renames of the sample', () => {
  it('are mended, and nearly certain suggestions are right', () => {
    const sure = mends.filter(({ sure: confidence }) => confidence >= 0.9);
    const wrong = sure.filter(({ path, to }) => planted.get(path) !== to);
    expect(wrong.length / sure.length).toBeLessThan(0.05);
    expect(sure.length).toBeGreaterThan(350);
    expect(mends.length).toBeGreaterThan(420);
  });

  it('become rules that lint accepts', () => {
    const rules = proposals.map(({ rule }) => rule);
    expect(lintRuleSet({ rules, expressions: [] }, { ...needs, ...pageAddresses(needs) })).toEqual([]);
  });

  it('leave addresses that were never published without a proposal', () => {
    expect(mends.filter(({ path }) => strangers.includes(path))).toEqual([]);
    expect(unmended.map(({ path }) => path)).toEqual(expect.arrayContaining(strangers));
  });
});
