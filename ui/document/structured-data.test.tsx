// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Page } from '#core/pages/page.ts';
import type { PageContents } from '#core/pages/pages.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { type RouteName } from '#core/pages/pages.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { calendarOf, formulaOneOf } from '../sport/formula-one/content.fixtures.ts';
import { structuredData } from '#core/discovery/structured-data/structured-data.ts';
import { articleContentOf, contents, frontOf, pageOf, postOf } from '../screens/pages.fixtures.ts';
import { graphSchema } from './structured-data.fixtures.ts';
import { safeJson, StructuredData } from './structured-data.tsx';

interface Written {
  readonly '@graph': readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[];
}

const readBack = (page: Page): Written | null => {
  const html = renderToString(<StructuredData page={page} />);
  const script = new DOMParser()
    .parseFromString(`<!doctype html><head>${html}</head>`, 'text/html')
    .querySelector('script[type="application/ld+json"]');
  return script && (JSON.parse(script.textContent ?? '') as Written);
};

const faultsOf = (page: Page): string | undefined => {
  const error = graphSchema.safeParse(readBack(page)).error;
  return error && z.prettifyError(error);
};

const typesOf = (page: Page): readonly string[] => readBack(page)?.['@graph'].map((thing) => thing['@type']) ?? [];
const articlePage = (
  changes: Parameters<typeof articleContentOf>[0] = {},
  live: PageContents['single_article']['live'] = null,
): Page =>
  pageOf('single_article', articleContentOf(changes, live), {
    head: { title: changes.title ?? 'A cikk címe', canonical: '/belfold/2024/03/28/cikk' },
  }) as Page;

describe('structured data', () => {
  const silent: readonly RouteName[] = ['empty', 'app-webview'];

  it.each(Object.keys(contents) as RouteName[])(
    '%s has one valid graph, or none where there is nothing to tell',
    (name) => {
      const page = pageOf(name, contents[name] as never) as Page;
      if (silent.includes(name)) expect(readBack(page)).toBeNull();
      else expect(faultsOf(page)).toBeUndefined();
    },
  );

  it('names the kind of each page', () => {
    expect(typesOf(pageOf('index', frontOf()) as Page).slice(0, 2)).toEqual(['NewsMediaOrganization', 'WebSite']);
    expect(typesOf(articlePage())).toEqual(['NewsMediaOrganization', 'NewsArticle', 'BreadcrumbList']);
    expect(typesOf(articlePage({ pr: true }))[1]).toBe('AdvertiserContentArticle');
    expect(
      typesOf(
        articlePage({ section: { slug: 'velemeny', name: 'Vélemény', siteSlug: 'lapunk', active: true, url: null } }),
      )[1],
    ).toBe('OpinionNewsArticle');
    expect(typesOf(pageOf('articles_by_author', contents.articles_by_author) as Page)[1]).toBe('ProfilePage');
  });

  it('describes a race weekend and its sessions, if their times are known', () => {
    const pageWith = (content: FormulaOneContent): Page =>
      pageOf('articles_by_mstag', content, { head: { canonical: '/rovat/sport/forma-1' } }) as Page;
    const page = pageWith(formulaOneOf());
    expect(faultsOf(page)).toBeUndefined();
    expect(typesOf(page)).toEqual(['NewsMediaOrganization', 'WebPage', 'SportsEvent', 'BreadcrumbList']);
    expect(readBack(page)?.['@graph'][2]).toMatchObject({
      name: 'Tiszai Nagydíj',
      startDate: expect.stringMatching(/[+]0[12]:00$/),
      location: { name: 'Tisza-gyűrű', address: { addressLocality: 'Szolnok', addressCountry: 'Magyarország' } },
      subEvent: [{ name: 'Tiszai Nagydíj: 1. szabadedzés' }, { name: 'Tiszai Nagydíj: Verseny' }],
    });
    const untimed = calendarOf().sessions.map((one) => ({ ...one, startsAt: null }));
    for (const shown of [null, calendarOf({ sessions: untimed }), calendarOf({ weekends: [] })])
      expect(typesOf(pageWith(formulaOneOf({ shown })))).toEqual([
        'NewsMediaOrganization',
        'WebPage',
        'BreadcrumbList',
      ]);
    const off = (status: string) => calendarOf().sessions.map((one) => ({ ...one, status }));
    const statusOf = (status: string) =>
      readBack(pageWith(formulaOneOf({ shown: calendarOf({ sessions: off(status) }) })))?.['@graph'][2]?.[
        'eventStatus'
      ];
    expect([statusOf('Cancelled'), statusOf('Live')]).toEqual([
      'https://schema.org/EventCancelled',
      'https://schema.org/EventScheduled',
    ]);
  });

  it('describes the episode of an article, with audio URL and feed', () => {
    const [episode] = frontOf().episodes;
    const page = articlePage();
    const heard = { ...page, content: { ...(page.content as ArticleContent), episode } } as Page;
    expect(faultsOf(heard)).toBeUndefined();
    expect(readBack(heard)?.['@graph'][2]).toMatchObject({
      '@type': 'PodcastEpisode',
      associatedMedia: { contentUrl: 'https://lapunk.example/a.mp3', duration: 'PT3725S' },
      partOfSeries: { name: 'Hangok', webFeed: 'https://lapunk.example/rss/podcast/p' },
    });
  });

  it('gives every post of a live blog its times, and an end only to a closed one', () => {
    const live = {
      pinned: [],
      posts: [postOf(2, { publishedAt: 1_711_600_000 }), postOf(1, { publishedAt: 1_711_500_000 })],
      page: 1,
      version: 1,
      olderPage: null,
      newerPage: null,
      totalPages: 1,
      totalItems: 2,
    };
    const blog = (isLive: boolean) =>
      readBack(articlePage({ type: 'liveblog', live: isLive }, live))?.['@graph'][1] as unknown as {
        coverageEndTime?: string;
        liveBlogUpdate: { datePublished: string; url: string }[];
      };
    expect(blog(true).liveBlogUpdate.map(({ datePublished }) => datePublished)).toEqual([
      '2024-03-28T05:26:40+01:00',
      '2024-03-27T01:40:00+01:00',
    ]);
    expect(blog(true).liveBlogUpdate[0]?.url).toBe('https://lapunk.example/belfold/2024/03/28/p2');
    expect(blog(true).coverageEndTime).toBeUndefined();
    expect(blog(false).coverageEndTime).toBeDefined();
  });

  it('says of a gated article that it is not free, and counts no words of it', () => {
    const [, gated] = readBack(articlePage({ gated: true }))!['@graph'];
    expect(gated).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.gated' },
    });
    expect(gated?.['wordCount']).toBeUndefined();
    expect(readBack(articlePage())!['@graph'][1]).toMatchObject({ isAccessibleForFree: true });
  });

  it('is found out when a date, a headline or an author is wrong', () => {
    const graph = structuredData(articlePage()) as unknown as { '@graph': Record<string, unknown>[] };
    const broken = (changes: Record<string, unknown>) =>
      graphSchema.safeParse({
        '@context': 'https://schema.org',
        '@graph': [graph['@graph'][0], { ...graph['@graph'][1], ...changes }],
      }).success;
    expect(broken({})).toBe(true);
    expect([{ datePublished: '2024-03-28' }, { headline: '' }, { author: [] }, { image: [] }].map(broken)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('reads back unchanged, with any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028', '\ud800', '&lt;'),
    );
    fc.assert(
      fc.property(hostile, hostile, (title, name) => {
        const page = articlePage({ title: `x${title}`, tags: [{ slug: 'a', name, url: null }] });
        expect(readBack(page)).toEqual(JSON.parse(JSON.stringify(structuredData(page))));
        expect(safeJson({ title })).not.toMatch(/[<>&\u2028\u2029]/);
      }),
    );
  });
});
