import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArticleCard, PublishedCard } from '#core/editorial/articles/article.ts';
import { published } from '#core/editorial/articles/published.fake.ts';
import { emptyCommonData } from '#core/editorial/common-data/empty-common-data.ts';
import { frameOf } from '#core/pages/building/frame.ts';
import { headOf } from '#core/pages/building/head.ts';
import type { Page } from '#core/pages/page.ts';
import { anonymous } from '#core/pages/visitor.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { jsonFeedSchema } from '../fixtures/json-feed.fixtures.ts';
import { shownAsHtml, textsIn } from '../fixtures/read-as-html.fake.ts';
import { faultsOfXml } from '../fixtures/valid-xml.fake.ts';
import { feedOf } from './feed.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

const { linkTo } = someResolver();
const card = (changes: Partial<ArticleCard> = {}): PublishedCard =>
  published<ArticleCard>({
    id: 7,
    siteSlug: 'lapunk',
    type: 'article',
    slug: 'a',
    path: '/belfold/2026/11/21/a',
    partnerUrl: null,
    title: 'Cím',
    lead: 'Bevezető',
    section: { name: 'Belföld', slug: 'belfold' },
    cover: { path: '/uploads/kep.jpg', alt: 'Híd' },
    authors: [{ name: 'Őrsi Béla', slug: 'orsi-bela', avatar: null }],
    publishedAt: 1_795_000_000,
    updatedAt: 1_795_000_600,
    live: false,
    pr: false,
    adult: false,
    english: false,
    ...changes,
  });

const pageWith = (items: readonly PublishedCard[], title = 'Legfrissebb', site: Site = fiveSites[0]): Page =>
  ({
    route: { name: 'legfrissebb', params: {} },
    frame: frameOf(
      { sites: fiveSites, clock: { now: () => 1_800_000_000 }, preview: false },
      site,
      emptyCommonData,
      anonymous,
    ),
    head: headOf({ title, canonical: '/legfrissebb' }),
    content: { list: { items } },
  }) as unknown as Page;

const feed = (items: readonly PublishedCard[], title?: string) =>
  feedOf(pageWith(items, title), '/rss', (author) => linkTo('articles_by_author', { fullPath: author }));
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(']]>', '</title>', '&amp;', '\u0000\u0008\ud800', '👩‍🚒', '<!--', '\ufffe'),
);

describe('a feed', () => {
  it('keeps the ids of its entries when its site moves to another domain', () => {
    const moved = { ...fiveSites[0], origin: 'https://ujlap.example', feedIdOrigin: fiveSites[0].origin };
    const page = pageWith([card()], undefined, moved);
    const [entry] = feedOf(page, '/rss', () => null).items;
    expect([entry?.id, entry?.url]).toEqual([
      feed([card()]).items[0]?.id,
      expect.stringMatching(/^https:\/\/ujlap\.example\//),
    ]);
  });

  it('is named after its list and its site, and knows its newest change', () => {
    expect(feed([card()])).toMatchObject({
      title: 'Legfrissebb – lapunk',
      home: 'https://lapunk.example/legfrissebb',
      self: 'https://lapunk.example/rss',
      updatedAt: 1_795_000_600,
    });
    expect(feed([card()], '').title).toBe('lapunk');
  });

  it('names an article the same when its slug and its section change', () => {
    const [before] = feed([card()]).items;
    const [after] = feed([
      card({ slug: 'b', path: '/kulfold/2026/11/21/b', section: { name: 'Külföld', slug: 'kulfold' } }),
    ]).items;
    expect(after?.id).toBe(before?.id);
    expect(before?.id).toBe('tag:lapunk.example,2026:7');
  });

  it('leaves an advertisement among the newest out', () => {
    expect(feed([card(), card({ id: 8, pr: true })]).items).toHaveLength(1);
  });

  it('dates as each format wants it', () => {
    expect(writeRss(feed([card()]))).toContain('<pubDate>Wed, 18 Nov 2026 11:06:40 GMT</pubDate>');
    expect(writeAtom(feed([card()]))).toContain('<updated>2026-11-18T11:16:40Z</updated>');
    expect(writeJsonFeed(feed([card()]))).toContain('"date_published":"2026-11-18T11:06:40Z"');
  });

  it.each([
    ['with articles', [card(), card({ id: 8, cover: null, section: null, authors: [], lead: '', updatedAt: null })]],
    ['without any', []],
  ])('is valid in every format, %s', async (_, items) => {
    expect(await faultsOfXml('rss', writeRss(feed(items)))).toEqual([]);
    expect(await faultsOfXml('atom', writeAtom(feed(items)))).toEqual([]);
    expect(jsonFeedSchema.safeParse(JSON.parse(writeJsonFeed(feed(items)))).error).toBeUndefined();
  });

  it('would be found out: a broken date, a missing id, a wrong root', async () => {
    const rss = writeRss(feed([card()]));
    expect(await faultsOfXml('rss', rss.replace(/<pubDate>[^<]*/, '<pubDate>2026-11-18'))).not.toEqual([]);
    expect(await faultsOfXml('rss', rss.replace(/<guid.*?<\/guid>/, ''))).not.toEqual([]);
    expect(await faultsOfXml('atom', rss)).not.toEqual([]);
    expect(await faultsOfXml('atom', writeAtom(feed([card()])).replace(/<entry><id>.*?<\/id>/, '<entry>'))).not.toEqual(
      [],
    );
  });

  it('stays valid with any title, lead, name or picture', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(hostile, hostile, hostile, hostile), { minLength: 40, maxLength: 40 }),
        async (texts) => {
          const items = texts.map(([title, lead, name, alt], id) =>
            card({
              id,
              title,
              lead,
              authors: [{ slug: name, name: `x${name}`, avatar: null }],
              cover: { path: '/uploads/a.jpg', alt },
            }),
          );
          expect(await faultsOfXml('rss', writeRss(feed(items)))).toEqual([]);
          expect(await faultsOfXml('atom', writeAtom(feed(items)))).toEqual([]);
          expect(jsonFeedSchema.safeParse(JSON.parse(writeJsonFeed(feed(items)))).error).toBeUndefined();
        },
      ),
      { numRuns: 3, endOnFailure: true },
    );
  });
});

describe('a feed in a feed reader', () => {
  const texts = fc.oneof(
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '&lt;img src=x onerror=alert(1)&gt;',
      '</description><script>alert(1)</script>',
      'Tom & Jerry <3',
      '&amp;lt;b&amp;gt;',
      ']]><b>x',
      'a "b" \'c\'',
    ),
    fc.string({ unit: fc.constantFrom('<', '>', '&', 'lt;', 'amp;', '#60;', 'img', ' ', 'é', '"', '/') }),
  );

  it('is the text of the lead and no element, where descriptions are HTML', () => {
    fc.assert(
      fc.property(texts, texts, (lead, title) => {
        const xml = writeRss({ ...feed([card({ lead })]), description: title });
        expect(textsIn(xml, 'description').map(shownAsHtml)).toEqual([title, lead]);
      }),
    );
  });

  it('has no entity for a space that does not break, which a reader of text would show', () => {
    expect(textsIn(writeRss(feed([card({ lead: '12\u00a0345 & 6' })])), 'description')).toContain(
      '12\u00a0345 &amp; 6',
    );
  });

  it('is the text of the lead where summaries are text', () => {
    fc.assert(
      fc.property(texts, (lead) => {
        // Without a type it is plain text (RFC 4287 §3.1.1).
        expect(textsIn(writeAtom(feed([card({ lead })])), 'summary')).toEqual([lead]);
        const [item] = (JSON.parse(writeJsonFeed(feed([card({ lead })]))) as { items: Record<string, unknown>[] })
          .items;
        expect([item?.['content_text'], item?.['summary'], 'content_html' in (item ?? {})]).toEqual([
          lead,
          lead,
          false,
        ]);
      }),
    );
  });
});
