import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { OpenCachedPage } from './open-cached-page.ts';
import { createWarmCache, type WarmingNeeds } from './warm-cache.ts';

const sites = [
  { slug: 'lapunk', origin: 'http://lapunk.example:3000', pathPrefix: '' },
  { slug: 'melle', origin: 'http://lapunk.example:3000', pathPrefix: '/melle' },
];

/** Articles have a year in their address. */
const judge = (({ host, path }) => ({
  outcome: host === 'lapunk.example:3000' ? 'page' : 'bad-request',
  site: { site: sites[path.startsWith('/melle') ? 1 : 0], reason: 'domain' },
  route: { name: path.includes('/2026/') ? 'single_article' : 'index', params: {} },
})) as JudgeAddress;

const links =
  '<a href="/cimke/arviz"><a href="/belfold/2026/a"><a href="/belfold/2026/a"><a href="/belfold/2026/b?x=1">';
const fronts: Readonly<Record<string, string>> = {
  '/': `${links}<a href="https://masik.example/2026/c"><a href="/kulfold/2026/d"><a href="/sport/2026/e">`,
  '/melle': '<a href="/melle/2026/f">',
};

const warming = (changes: Partial<WarmingNeeds> = {}, isLacking = (): boolean => false) => {
  const time = createSteerableTime(stillTime());
  const opened: string[] = [];
  const known = new Set<string>();
  const openCachedPage = (async ({ path }, { readerToken, staffToken }, personal) => {
    expect([readerToken, staffToken, personal]).toEqual([null, null, false]);
    opened.push(path);
    const made = !known.has(path);
    known.add(path);
    const html = { identity: Buffer.from(fronts[path] ?? '') };
    return { cachedPage: { html, lifetime: { whileRevalidating: isLacking() ? 0 : 60 } }, stale: false, made };
  }) as OpenCachedPage;
  const work = { running: 0 };
  const lines: string[] = [];
  const needs = {
    sites,
    judge,
    openCachedPage,
    articles: 2,
    work,
    readiness: { accepting: () => true },
    time,
    log: createLog('info', (line) => void lines.push(line)),
    ...changes,
  };
  const { warm, onEvicted } = createWarmCache(needs);
  /** Long enough for every page, in steps shorter than its pauses. */
  const pass = async (steps = 80): Promise<void> => {
    for (let step = 0; step < steps; step += 1) await time.advance(25);
  };
  return { opened, work, lines, warm, onEvicted, pass };
};

describe('warming the cache', () => {
  it('renders each front and the first articles that it links to, each once', async () => {
    const { warm, pass, opened, lines } = warming();
    const warmed = warm();
    await pass();
    await warmed;
    expect(opened).toEqual(['/', '/belfold/2026/a', '/kulfold/2026/d', '/melle', '/melle/2026/f']);
    expect(lines.join()).toContain('"event":"cache-warmed","pages":5');
  });

  it('waits while a page is rendered for a reader', async () => {
    const { warm, pass, opened, work } = warming();
    work.running = 1;
    const warmed = warm();
    await pass();
    expect(opened).toEqual([]);
    work.running = 0;
    await pass();
    await warmed;
    expect(opened).toHaveLength(5);
  });

  it('begins again when many pages were evicted at once, also while it runs', async () => {
    const { warm, onEvicted, pass, opened } = warming();
    void warm();
    await pass(43);
    expect(opened).toHaveLength(3);
    onEvicted(20);
    await pass(160);
    expect(opened).toHaveLength(10);
    onEvicted(19);
    await pass();
    expect(opened).toHaveLength(10);
    onEvicted(20);
    await pass();
    expect(opened).toHaveLength(15);
  });

  it('stops when the node drains, and renders nothing for 0 articles', async () => {
    for (const changes of [{ readiness: { accepting: () => false } }, { articles: 0 }]) {
      const { warm, onEvicted, pass, opened } = warming(changes);
      const warmed = warm();
      onEvicted(100);
      await pass();
      await warmed;
      expect(opened).toEqual([]);
    }
  });

  it('opens a page with a missing block again after the pause of breakers', async () => {
    let isBroken = true;
    const { warm, pass, opened } = warming({}, () => isBroken);
    const warmed = warm();
    await pass(60);
    expect(opened).toEqual(['/']);
    isBroken = false;
    await pass(360);
    await warmed;
    expect(opened).toEqual(['/', '/', '/belfold/2026/a', '/kulfold/2026/d', '/melle', '/melle/2026/f']);
  });

  it('ends a round when an upstream stays away', async () => {
    const { warm, pass, opened } = warming({ articles: 10 }, () => true);
    const warmed = warm();
    await pass(2_000);
    await warmed;
    expect(opened).toEqual([
      '/',
      '/',
      '/belfold/2026/a',
      '/belfold/2026/a',
      '/kulfold/2026/d',
      '/kulfold/2026/d',
      '/sport/2026/e',
      '/sport/2026/e',
      '/melle',
    ]);
  });

  it('survives a failure, and can be repeated', async () => {
    let fails = true;
    const asked: string[] = [];
    const { warm, pass, lines } = warming({
      openCachedPage: ({ path }) => {
        asked.push(path);
        return fails ? Promise.reject(new Error('broken')) : Promise.resolve({ instead: { kind: 'not-found' } });
      },
    });
    const failed = warm();
    await pass();
    await failed;
    expect(lines.join()).toContain('cache-not-warmed');
    fails = false;
    const warmed = warm();
    await pass();
    await warmed;
    expect(asked).toEqual(['/', '/', '/melle']);
  });
});
