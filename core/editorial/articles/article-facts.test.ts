import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreLine, type DashboardMatch } from '../../sport/football/score-line.ts';
import type { Recommendations } from '../front-page/front-block.ts';
import { contractMatches } from '../../testing/contract-content.ts';
import { someResolver } from '../../addresses/address-resolver.fake.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { localTime } from '../../wording/local-time.ts';
import { adsOfArticle } from './ads-of-article.ts';
import type { ArticleCard, PublishedCard } from './article.ts';
import { published } from './published.fake.ts';
import { homeAddress } from './home-address.ts';
import { recommendedReading } from '../front-page/recommended-reading.ts';
import { yearsOld } from './years-old.ts';

const zone = 'Europe/Budapest';
const at = (iso: string): number => Date.parse(iso) / 1000;
const [main, , , , sister] = fiveSites;

describe('yearsOld', () => {
  const age = (published: string, now: string, evergreen = false) =>
    yearsOld({ publishedAt: at(published), evergreen }, at(now), zone);

  it('counts whole years by the calendar of the site', () => {
    expect(age('2024-03-28T12:00:00Z', '2025-03-28T00:30:00Z')).toBe(1);
    expect(age('2024-03-28T12:00:00Z', '2025-03-27T22:30:00Z')).toBeNull();
    expect(age('2024-02-29T12:00:00Z', '2025-02-28T12:00:00Z')).toBeNull();
    expect(age('2019-12-31T12:00:00Z', '2026-01-01T12:00:00Z')).toBe(6);
    expect(age('2024-03-28T12:00:00Z', '2025-04-01T12:00:00Z')).toBe(1);
    expect(age('2024-03-10T12:00:00Z', '2025-02-20T12:00:00Z')).toBeNull();
  });

  it('is null for evergreen articles and future dates', () => {
    expect(age('2019-12-31T12:00:00Z', '2026-01-01T12:00:00Z', true)).toBeNull();
    expect(age('2027-12-31T12:00:00Z', '2026-01-01T12:00:00Z')).toBeNull();
  });

  it('is never more than the years between', () => {
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, seconds, (publishedAt, now) => {
        const years = yearsOld({ publishedAt, evergreen: false }, now, zone) ?? 0;
        const between = localTime(now, zone).year - localTime(publishedAt, zone).year;
        expect(years).toBeLessThanOrEqual(Math.max(0, between));
        expect(years).toBeGreaterThanOrEqual(Math.max(0, between - 1));
      }),
    );
  });
});

describe('adsOfArticle', () => {
  const article = {
    type: 'article' as const,
    flags: [],
    superTags: [],
    section: null,
    adult: false,
    pr: false,
    body: [],
  };
  const tag = (slug: string) => ({ slug, name: slug, siteSlug: 'lapunk', active: true });

  it('shows ads unless something silences them, and says what', () => {
    expect(adsOfArticle(article, false, 'lapunk')).toEqual({ answer: 'show', reason: 'none' });
    expect(adsOfArticle({ ...article, adult: true }, false, 'lapunk').reason).toBe('flag:adult-content');
    expect(adsOfArticle({ ...article, pr: true }, false, 'lapunk').reason).toBe('flag:pr');
    expect(adsOfArticle({ ...article, flags: ['adfree'] }, false, 'lapunk').reason).toBe('flag:adfree');
    expect(adsOfArticle({ ...article, section: tag('hirdetes') }, false, 'lapunk').reason).toBe('super-tag:hirdetes');
    expect(adsOfArticle({ ...article, superTags: [tag('lapunk-bolt')] }, false, 'lapunk').reason).toBe(
      'super-tag:lapunk-bolt',
    );
  });

  it('treats an article with a video as a video page only in the app', () => {
    const video = { ...article, body: [{ embed: { kind: 'video' as const, src: 'https://v.example/1' } }] };
    expect(adsOfArticle(video, true, 'lapunk').reason).toBe('video-in-app');
    expect(adsOfArticle(video, false, 'lapunk').answer).toBe('show');
    const [paragraph, map] = [
      { tag: 'p' as const, children: ['x'] },
      { embed: { kind: 'map' as const, src: 'https://m.example/1' } },
    ];
    expect(
      adsOfArticle({ ...video, body: ['x', paragraph, map, ...video.body, paragraph] }, true, 'lapunk').reason,
    ).toBe('video-in-app');
    expect(adsOfArticle({ ...article, body: ['x', paragraph, map] }, true, 'lapunk').answer).toBe('show');
  });

  it('is as silent in a live blog', () => {
    for (const type of ['longform', 'liveblog', 'liveblogpost'] as const)
      expect(adsOfArticle({ ...article, type, pr: true }, false, 'lapunk').answer).toBe('suppress');
  });
});

describe('homeAddress', () => {
  const needs = { sites: fiveSites, linkTo: someResolver().linkTo };
  const article = {
    siteSlug: 'lapunk',
    section: { slug: 'penz', name: 'Pénz', siteSlug: 'lapunk', active: true },
    publishedAt: at('2026-03-28T12:00:00Z'),
    slug: 'cikk',
    type: 'article' as const,
  };

  it('is at the site that owns the article, wherever it is read', () => {
    const home = { origin: main.origin, path: '/penz/2026/03/28/cikk' };
    expect(homeAddress(needs, main, article)).toEqual(home);
    expect(homeAddress(needs, sister!, article)).toEqual(home);
  });

  it('is the current site when the owner is unknown', () => {
    expect(homeAddress(needs, sister!, { ...article, siteSlug: 'idegen' }).origin).toBe(sister!.origin);
  });
});

describe('recommendedReading', () => {
  const card = (id: number, more: Partial<ArticleCard> = {}): PublishedCard =>
    published<ArticleCard>({
      id,
      siteSlug: 'lapunk',
      type: 'article',
      slug: `c${id}`,
      path: `/c${id}`,
      partnerUrl: null,
      title: `${id}`,
      lead: '',
      section: null,
      cover: null,
      authors: [],
      publishedAt: 0,
      updatedAt: null,
      live: false,
      pr: false,
      adult: false,
      english: false,
      ...more,
    });
  const all = (lists: Partial<Recommendations>): Recommendations => ({
    special: [],
    breaking: [],
    important: [],
    newest: [],
    favorite: [],
    pr: [],
    after: [],
    g7: [],
    ...lists,
  });
  const ids = (cards: readonly PublishedCard[]) => cards.map(({ id }) => id);

  it('has no duplicates and nothing that the page already shows', () => {
    const { picks } = recommendedReading(
      all({ special: [card(1), card(2)], important: [card(2), card(3)], favorite: [card(4), card(5), card(6)] }),
      [1],
    );
    expect(ids(picks)).toEqual([2, 3, 4, 5]);
  });

  it('keeps partner content to its own place, and adult content away', () => {
    const { picks, partners } = recommendedReading(
      all({ important: [card(1, { pr: true }), card(2, { adult: true }), card(3)], pr: [card(7), card(8), card(9)] }),
      [],
    );
    expect(ids(picks)).toEqual([3]);
    expect(ids(partners)).toEqual([7, 8]);
    expect(ids(recommendedReading(all({ pr: [card(7), card(8), card(9)] }), [8]).partners)).toEqual([7, 9]);
  });
});

describe('scoreLine', () => {
  const matchWith = (short: string): DashboardMatch => ({ ...contractMatches[0]!, short });

  it('names the match of the article', () => {
    expect(scoreLine(contractMatches, 1001)).toMatchObject({
      home: 'Hídfő SC',
      status: 'in-progress',
      score: { home: 2, away: 1 },
    });
    expect(scoreLine(contractMatches, 9)).toBeNull();
  });

  it('has no score before kick-off', () => {
    expect(scoreLine([matchWith('NS')], 1001)).toMatchObject({ status: 'not-started', score: null });
    expect(scoreLine([matchWith('FT')], 1001)?.status).toBe('finished');
  });
});
