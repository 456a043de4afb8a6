import { expect } from 'vitest';
import type { AskCase } from './table-cases.fixtures.ts';

export const otherCases: readonly AskCase[] = [
  [
    'followed-list',
    { query: '?a=1&lista=szerzo.b~Cimke.A~cimke.a~mas' },
    {
      kind: 'list',
      items: ['cimke.a', 'szerzo.b'],
      text: 'cimke.a~szerzo.b',
      address: '/kovetett?lista=cimke.a~szerzo.b',
    },
  ],
  [
    'followed-list',
    { query: `lista=${Array.from({ length: 21 }, (_, at) => `cimke.a${at}`).join('~')}` },
    { kind: 'too-many', items: [], text: 'tul-sok', address: '/kovetett' },
  ],
  ['followed-list', { list: '' }, { kind: 'list', items: [], text: '', address: '/kovetett' }],
  [
    'follow',
    { kept: [['cimke.a', 'A']], follow: [['szerzo.b', 'B']] },
    {
      outcome: 'followed',
      kept: [
        ['szerzo.b', 'B'],
        ['cimke.a', 'A'],
      ],
    },
  ],
  ['unfollow', { kept: [['cimke.a', 'A']], leave: 'cimke.a' }, { followed: true, kept: [] }],
  [
    'followable',
    {
      tags: [
        { slug: 'a', name: 'A', url: '/cimke/a' },
        { slug: 'b', name: 'B', url: 'https://masik.example/cimke/b' },
      ],
      supplements: [{ slug: 'eb', name: 'Eb' }],
      sections: ['eb'],
    },
    [
      { text: 'tortenet.eb', name: 'Eb' },
      { text: 'cimke.a', name: 'A' },
    ],
  ],
  ['followable-as', { follow: 'cimke.a', name: '' }, null],
  [
    'newest-of',
    {
      lists: [
        [{ id: 1, site: 'a', publishedAt: 5 }],
        [
          { id: 2, site: 'a', publishedAt: 9 },
          { id: 1, site: 'a', publishedAt: 5 },
        ],
      ],
      most: 5,
    },
    [
      { id: 2, site: 'a', from: [1] },
      { id: 1, site: 'a', from: [0, 1] },
    ],
  ],
  ['feed-refusal', { route: 'kovetett', query: 'lista=mas' }, 'lista: names nothing that can be followed'],
  ['feed-refusal', { route: 'kovetett', query: 'lista=cimke.a' }, null],
  ['visits', { now: 100 }, { since: null, last: 100, fresh: false }],
  ['visits', { kept: [10, 1000], now: 2800, publishedAt: 1001 }, { since: 1000, last: 2800, fresh: true }],
  ['visits', { kept: [10, 1000], now: 2799, publishedAt: 10 }, { since: 10, last: 2799, fresh: false }],
  [
    'notices-on-page',
    {
      now: 100,
      site: 'lapunk',
      notices: [
        { id: 'a', level: 'info', until: 101 },
        { id: 'b', level: 'alert', until: 101, sites: ['lapunk'] },
        { id: 'c', level: 'alert', until: 100 },
        { id: 'd', level: 'alert', until: 101, audience: 'app' },
      ],
    },
    ['b', 'a'],
  ],
  ['notice-text', { text: ' Ma\neste \u202Etíz ' }, 'Ma este tíz'],
  ['notice-text', { text: ' ' }, null],
  ['notice-link', { link: 'javascript:x' }, null],
  ['notice-link', { link: '/dokumentum/x' }, '/dokumentum/x'],
  ['notice-dismissed', { kept: [['7', 100]], id: '7', until: 100 }, true],
  ['notice-dismissed', { kept: 'x', id: '7', until: 100 }, false],
  [
    'notice-dismiss',
    { kept: [['6', 100]], id: '7', until: 200, now: 50 },
    [
      ['6', 100],
      ['7', 200],
    ],
  ],
  [
    'common-figures',
    {
      now: 1_795_410_000,
      place: 'Budapest',
      celsius: 9,
      observedAt: 1_795_409_400,
      warnings: [
        { level: 2, event: 'szélvihar', area: 'Alföld', from: 1_795_400_000, until: 1_795_413_600 },
        { level: 3, event: 'zivatar', from: 1_795_300_000, until: 1_795_410_000 },
      ],
      gauges: [{ place: 'Ludasér', level: 708, grade: 3, observedAt: 1_795_409_400 }],
      rates: [
        { currency: 'EUR', rate: 400.4, day: 1_795_392_000 },
        { currency: 'USD', rate: 370, day: 1_763_856_000 },
      ],
      widgets: [{ minutes: 5, from: null, until: 1_795_400_000 }],
    },
    {
      line: ['2026. november 23., hétfő', 'Budapest 9 °C', 'EUR 400,40\u00a0Ft'],
      alarms: ['Másodfokú figyelmeztetés: szélvihar, Alföld, 07:00-ig'],
      weather: 'told',
      gauges: ['Ludasér'],
      widgets: 0,
      changesAt: 1_795_413_600,
    },
  ],
  ['page-of-feed', { path: '/rss/rovat/g7' }, '/g7'],
  ['page-of-feed', { path: '/rss/x' }, null],
  [
    'feed-formats',
    { path: '/rss/cimke/vasut' },
    { rss: '/rss/cimke/vasut', atom: '/atom/cimke/vasut', jsonfeed: '/jsonfeed/cimke/vasut' },
  ],
  ['sitemap-files', { month: '2026-11', articles: 50_001 }, ['/sitemaps/2026-11.xml', '/sitemaps/2026-11-2.xml']],
  ['sitemap-at', { path: '/sitemaps/2026-11-2.xml' }, { month: '2026-11', part: 2 }],
  ['feed-formats', { path: '/cimke/vasut' }, null],
  [
    'recommender',
    { special: [1, 2, 3, 4, 5], pr: [1, 2, 3, 4, 5], g7: [9] },
    { special: [1, 2, 3, 4], breaking: [], important: [], newest: [], favorite: [], pr: [1, 2, 3], after: [], g7: [9] },
  ],
  ['turned-away', { preview: true, route: 'index', staff: false }, true],
  ['failed-page', { failure: 'malformed', retryAfter: 7 }, { kind: 'unavailable', retryAfter: 7 }],
  ['failed-page', { failure: 'session-expired' }, { kind: 'sign-in-required' }],
  ['bad-path', { path: '/a%2Fb' }, 'encoded-slash'],
  ['query-parameters', { url: '/archivum' }, ['term', 'filters', 'tol', 'ig', 'rend', 'oldal', 'isMobileApp']],
  [
    'search-query',
    { query: 'term=h%C3%ADd&tol=2026-11-24&ig=2026-11-01&rend=regi' },
    {
      term: 'híd',
      filters: {},
      period: { from: '2026-11-01', until: '2026-11-24', oldestFirst: true },
      query: 'term=h%C3%ADd&tol=2026-11-01&ig=2026-11-24&rend=regi',
    },
  ],
  ['why-unmatched', { url: '/belfold/2023/02/29/x' }, { kind: 'impossible-date', date: '2023/02/29' }],
  ['why-unmatched', { url: '/te' }, null],
  ['iso-time', { at: 1711629000.9 }, '2024-03-28T12:30:00Z'],
  ['zoned-time', { at: 1711629000 }, '2024-03-28T13:30:00+01:00'],
  ['address-site', { site: 'lapunk', owner: 'testver' }, 'lapunk'],
  ['address-site', { site: 'lapunk', owner: 'g7' }, 'g7'],
  [
    'label-address',
    { site: 'testver', label: 'tag', slug: 'vasut', owner: 'g7' },
    'https://lapunk.example/cimke/vasut',
  ],
  [
    'label-address',
    { site: 'testver', label: 'author', slug: 'kiss-anna', owner: 'g7', mirroring: ['testver'] },
    '/szerzo/kiss-anna',
  ],
  ['family-address', { site: 'lapunk', address: 'https://testver.example/x' }, 'https://testver.example/x'],
  ['family-address', { site: 'g7', address: 'https://lapunk.example/x?a' }, '/x?a'],
  ['label-address', { site: 'lapunk', label: 'section', slug: 'adat', owner: 'g7' }, '/g7/rovat/adat'],
  ['years-old', { pubDate: 1711629000, now: 1790000000 }, 2],
  ['years-old', { pubDate: 1711629000, now: 1790000000, evergreen: true }, null],
  ['text-pauses', { body: ['Egy.', 'és kettő', 'Három.', '## Közcím', 'Négy.'] }, [1, 3]],
  [
    'inserts',
    { body: ['1.', '2.', '3.', '4.', '5.', '6.', '7.'], ads: true, related: true },
    [{ insert: 'ad', before: 4 }],
  ],
  ['outer-links', { links: ['https://egy.example/', '/rovat/x'] }, ['https://egy.example/']],
  [
    'home-address',
    { site: 'testver', owner: 'g7', mainSuperTag: 'penz', pubDate: 1711629000, slug: 'cikk' },
    { here: '/penz/2024/03/28/cikk', origin: 'https://lapunk.example', path: '/g7/penz/2024/03/28/cikk' },
  ],
  ['article-ads', { flags: [], superTags: ['lapunk-bolt'] }, 'suppress'],
  [
    'recommended-reading',
    { special: [1, 2], important: [2, 3], pr: [8, 9], shown: [1] },
    { picks: [2, 3], partners: [8, 9] },
  ],
  ['frame-origins', {}, ['https://video.example', 'https://zene.example']],
  [
    'score-line',
    { id: 1, matches: [{ id: 1, short: 'FT', home: 3, away: 2 }] },
    { status: 'finished', score: { home: 3, away: 2 } },
  ],
  [
    'live-merge',
    {
      known: {
        posts: [
          { id: 1, publishedAt: 10 },
          { id: 2, publishedAt: 20 },
        ],
      },
      news: {
        posts: [
          { id: 2, publishedAt: 20, version: 2, pinned: true },
          { id: 3, publishedAt: 30 },
        ],
        removed: [{ id: 1, version: 1 }],
      },
    },
    {
      posts: [
        { id: 2, version: 2, publishedAt: 20, pinned: true },
        { id: 3, version: 1, publishedAt: 30, pinned: false },
      ],
      removed: [{ id: 1, version: 1 }],
    },
  ],
  [
    'live-news',
    {
      known: {
        posts: [
          { id: 1, publishedAt: 10 },
          { id: 2, publishedAt: 20 },
        ],
      },
      page: { posts: [{ id: 2, publishedAt: 20 }], page: 1, totalPages: 1 },
    },
    { posts: [{ id: 2, version: 1, publishedAt: 20, pinned: false }], removed: [{ id: 1, version: 1 }] },
  ],
  [
    'live-feed',
    {
      posts: [{ id: 1, publishedAt: 10 }],
      hasOlder: false,
      steps: [{ news: { posts: [{ id: 2, publishedAt: 20 }] } }],
    },
    { shown: [1], new: 1 },
  ],
  [
    'live-feed',
    {
      posts: [{ id: 1, publishedAt: 10 }],
      hasOlder: false,
      steps: [{ news: { posts: [{ id: 2, publishedAt: 20 }] } }, 'show'],
    },
    { shown: [2, 1], new: 0 },
  ],
  [
    'live-points',
    {
      posts: [
        { id: 2, pinned: true, title: 'Összefoglaló', items: ['Zárva az út. Vasárnapig.', 'Van ivóvíz.'] },
        { id: 5, title: 'Apad az Ildó' },
      ],
    },
    [
      { postId: 2, label: '', text: 'Zárva az út.' },
      { postId: 2, label: '', text: 'Van ivóvíz.' },
      { postId: 5, label: '', text: 'Apad az Ildó' },
    ],
  ],
  ['live-page', { total: 95 }, { pages: 3, from: 0, to: 35, older: 3 }],
  ['live-page', { total: 95, page: 2 }, { pages: 3, from: 65, to: 95, newer: 3 }],
  ['live-page', { total: 95, page: 9 }, null],
  ['live-page-of', { total: 95, index: 94 }, 2],
  [
    'live-poll',
    {
      at: 100,
      chance: 0.5,
      outcomes: [
        { at: 115, ok: false },
        { at: 145, ok: false, retryAfter: 90 },
      ],
      now: 150,
    },
    { failures: 2, dueAt: 244, seconds: 94 },
  ],
  [
    'live-poll',
    { at: 100, chance: 0, outcomes: [], now: 105, hidden: true },
    { failures: 0, dueAt: 112, seconds: null },
  ],
  ['article-refetch', { reader: 3, server: 4 }, true],
  ['article-followed', { flags: ['refresh'] }, true],
  ['article-followed', { flags: ['pr'] }, false],
  ['post-headline', { text: 'Apad az Ildó.', liveBlog: 'Árvíz' }, 'Apad az Ildó. – Árvíz'],
  ['post-title', { text: 'Apad az Ildó.' }, 'Apad az Ildó.'],
  [
    'related-posts',
    {
      pinned: [{ id: 5, publishedAt: 1 }],
      posts: [
        { id: 5, publishedAt: 1 },
        { id: 4, publishedAt: 1 },
        { id: 3, publishedAt: 1 },
        { id: 2, publishedAt: 1 },
        { id: 1, publishedAt: 1 },
      ],
      id: 4,
    },
    [5, 3, 2, 1],
  ],
  [
    'section-tabs',
    { url: '/rovat/ellenorzo' },
    [
      { label: 'Cikkek', path: '/rovat/ellenorzo', filter: { by: 'mstag', value: 'ellenorzo' } },
      { label: 'Módszertan', path: '/dokumentum/ellenorzo-modszertan', filter: null },
    ],
  ],
  [
    'sidebar-boxes',
    { url: '/english' },
    { newest: false, follow: false, links: true, music: false, day: false, hikingNews: false },
  ],
  ['highlight-filters', { url: '/rovat/belfold' }, { superTagSlugs: ['belfold'] }],
  [
    'highlight-filters',
    { url: '/rovat/szepkilatas/nehez' },
    { superTagSlugs: ['szepkilatas'], withoutTags: ['turahirek'] },
  ],
  ['hiking-page', { url: '/rovat/szepkilatas/nehez' }, true],
  ['hiking-page', { url: '/rovat/belfold' }, false],
  ['cover-plan', { site: 'karakter' }, null],
  [
    'cover-plan',
    { site: 'g7' },
    {
      news: 0,
      sections: ['kozelet', 'adat', 'penz'],
      cards: 8,
      articles: { asked: 5, shown: 3 },
      episodes: { asked: 5, shown: 3 },
      uniques: { group: 47, opening: 'g7-main', video: null },
      quotes: 4,
    },
  ],
  [
    'cover',
    {
      site: 'after',
      blocks: [
        [1, 2, 3, 4, 5],
        [6, 7],
        [8, 1],
      ],
      recommended: [2, 9],
    },
    { news: [1, 2, 3], ofSections: [], cards: [6, 8, 7, 4, 5], articles: [9] },
  ],
  [
    'cover',
    { site: 'g7', sections: [[1, 2], [1, 3], []], blocks: [[1, 4]], recommended: [3, 5, 6, 7, 8, 9] },
    { news: [], ofSections: [1, 3], cards: [4], articles: [5, 6, 7] },
  ],
  [
    'front',
    {
      now: 1_000_000,
      blocks: [
        { layout: 'lead', items: [{ id: 1, at: 999_000, picture: 'a', motif: 'train' }], picked: 1 },
        {
          layout: 'row',
          items: [
            { id: 2, at: 998_000, picture: 'b', motif: 'train' },
            { id: 3, at: 997_000, picture: 'c' },
          ],
          picked: 0,
        },
        { layout: 'list', items: [{ id: 4, at: 996_000, posts: 9 }], picked: 0, spare: [{ id: 5, at: 995_000 }] },
      ],
      newest: [
        { id: 1, at: 999_000 },
        { id: 6, at: 994_000 },
      ],
      important: [
        { id: 7, at: 1_000 },
        { id: 8, at: 990_000 },
      ],
    },
    {
      containers: [[1], [4, 3], [5]],
      newest: [1, 6],
      important: [1, 8],
      favorite: [],
      special: [],
      pr: [],
    },
  ],
  ['drawn-block', { items: [1, 2, 3], shown: [2] }, [1, 3]],
  ['drawn-block', { items: [2], shown: [2] }, null],
  ['some', { items: [1, 2, 3], count: 2, chances: [0.9, 0] }, [3, 1]],
  ['highlight-filters', { url: '/rovat/velemeny' }, null],
  [
    'list-header',
    { url: '/szerzo/kis-eva', author: 'Kis Éva', rss: '/rss/szerzo/kis-eva' },
    { description: '', avatar: null, role: '', rss: '/rss/szerzo/kis-eva', kind: 'author', title: 'Kis Éva' },
  ],
  ['rss', { url: '/g7' }, '/rss/rovat/g7'],
  ['partner', { items: [1, 2, 3, 4], partner: 4 }, [1, 2, 4, 3]],
  ['partner', { items: [1], partner: null }, [1]],
  ['search-filters', { filters: '{"superTags":["Belföld (15)"],"x":1}' }, { superTags: ['Belföld'] }],
  ['tag-refusal', { tags: [], add: { type: 'tags', text: 'Rovatok', suggested: true } }, 'reserved-label'],
  [
    'tag-delete',
    {
      tags: [
        { type: 'tags', text: 'a' },
        { type: 'tags', text: 'b', protected: true },
      ],
      index: 0,
    },
    { tags: [{ type: 'tags', text: 'b', protected: true }], marked: null },
  ],
  [
    'tag-delete',
    { tags: [{ type: 'tags', text: 'b', protected: true }], index: 0 },
    { tags: [{ type: 'tags', text: 'b', protected: true }], marked: null },
  ],
  ['reserved-label', { text: 'Szerzők' }, true],
  ['without-count', { text: 'Belföld (15)' }, 'Belföld'],
  [
    'filters-of-tags',
    {
      tags: [
        { type: 'superTags', text: 'Belföld (15)' },
        { type: 'tags', text: 'foci' },
      ],
    },
    { and_tags: ['foci'], superTags: ['Belföld'] },
  ],
  [
    'tags-of-filters',
    { filters: { and_tags: ['foci'] }, tags: [{ type: 'superTags', text: 'Eb 2024' }] },
    [
      { type: 'superTags', text: 'Eb 2024', protected: true },
      { type: 'tags', text: 'foci' },
    ],
  ],
  [
    'search-query',
    { query: 'filters=%7B%22title%22%3A%5B%22a%22%5D%7D&term=+adat+' },
    { term: 'adat', filters: { title: ['a'] }, query: 'term=adat&filters=%7B%22title%22%3A%5B%22a%22%5D%7D' },
  ],
  ['wants-suggestions', { text: ' ' }, false],
  ['lost-filters', { filters: '{"and_tags":["foci"],"colour":["red"]}' }, true],
  ['search-address', { archive: '/g7/archivum', query: 'term=+adat&oldal=2' }, '/g7/archivum?term=adat'],
  [
    'typed-parts',
    { text: 'új híd dun' },
    [
      { before: '', asked: 'új híd dun' },
      { before: 'új híd', asked: 'dun' },
    ],
  ],
  [
    'search-marks',
    { text: 'A Dunán', term: 'duna -híd' },
    [
      { text: 'A ', marked: false },
      { text: 'Dunán', marked: true },
    ],
  ],
  [
    'suggestions',
    {
      suggestions: [
        { type: 'separator', text: 'x' },
        { type: 'authors', text: 'Kis Éva' },
        { type: 'tags', text: 'foci' },
      ],
      tags: [{ type: 'tags', text: 'foci' }],
    },
    [
      { type: 'separator', text: 'Szerzők' },
      { type: 'authors', text: 'Kis Éva' },
    ],
  ],
  ['latest-answer', { sent: 3, ticket: 2 }, false],
  [
    'supplement',
    { path: '/melleklet/valasztas/korzetek/pest/1' },
    { slug: 'valasztas', tab: 'korzetek', content: 'data', below: 'pest/1' },
  ],
  ['supplement', { path: '/melleklet/nincs' }, null],
  [
    'supplement-tabs',
    { path: '/melleklet/kupa-2024/eredmenyek' },
    [
      { label: 'Cikkek', path: '/melleklet/kupa-2024', current: false },
      { label: 'Eredmények', path: '/melleklet/kupa-2024/eredmenyek', current: true },
    ],
  ],
  [
    'supplement-views',
    { path: '/melleklet/kupa-2024/eredmenyek/regi' },
    [
      { label: 'Új', path: '/melleklet/kupa-2024/eredmenyek', current: false },
      { label: 'Régi', path: '/melleklet/kupa-2024/eredmenyek/regi', current: true },
    ],
  ],
  ['supplement-title', { path: '/melleklet/valasztas/elemzesek' }, 'Választás – Elemzések'],
  ['supplement-path', { slug: 'kupa-2024', tab: 'eredmenyek' }, '/melleklet/kupa-2024/eredmenyek'],
  ['supplement-boxes', { slug: 'unio' }, { election: true, euDisclaimer: true }],
  ['supplement-search', { slug: 'kupa-2024' }, [{ type: 'superTags', text: 'Kupa 2024', protected: true }]],
  ['supplement-faults', {}, []],
  ['where-it-stands', { now: 9 }, null],
  [
    'where-it-stands',
    { now: 9, count: { processed: 63.2, at: 7 } },
    { kind: 'counted', at: 7, processed: 63.2, final: false },
  ],
  [
    'where-it-stands',
    { now: 9, matches: [{ at: 90_000, home: 'A', away: 'B' }] },
    { kind: 'match', state: 'next', at: 90_000 },
  ],
  [
    'where-it-stands',
    {
      now: 90_000,
      events: [
        { at: 9, event: 'A' },
        { at: 180_000, event: 'B' },
      ],
    },
    { kind: 'days', state: 'running', at: 180_000, day: 2, days: 3 },
  ],
  ['list-filter', { url: '/melleklet/valasztas/elemzesek' }, { by: 'mstag', value: 'valasztas', withTag: 'elemzes' }],
  ['list-filter', { url: '/melleklet/valasztas/nincs' }, null],
  [
    'medal-ranking',
    {
      rows: [
        { country: 'B', gold: 1, silver: 0, bronze: 2 },
        { country: 'A', gold: 1, silver: 0, bronze: 2 },
        { country: 'C', gold: 2, silver: 0, bronze: 0 },
      ],
    },
    [
      { rank: 1, country: 'C', total: 2 },
      { rank: 2, country: 'A', total: 3 },
      { rank: 2, country: 'B', total: 3 },
    ],
  ],
  [
    'constituencies',
    {
      query: 'term=pecs&x=1',
      units: [
        {
          name: 'Baranya 1.',
          seat: 'Pécs',
          candidates: [
            { name: 'Kis Éva', votes: 2 },
            { name: 'Nagy Bea', votes: 3 },
          ],
        },
        { name: 'Zala 1.' },
      ],
    },
    [{ name: 'Baranya 1.', winner: 'Nagy Bea' }],
  ],
  ['constituency', { below: 'b1', units: [{ slug: 'b1', name: 'Baranya 1.' }] }, 'Baranya 1.'],
  [
    'by-day',
    { times: [{ at: 1718485200 }, { at: 1718478000 }, { at: 1718492400 }] },
    [[1718478000, 1718485200], [1718492400]],
  ],
  ['majority', { seats: 199 }, 100],
  ['tip-points', { tip: { home: 2, away: 0 }, result: { home: 3, away: 1 } }, { outcome: 'difference', points: 3 }],
  ['tip-points', { result: { home: 3, away: 1 } }, { outcome: 'none', points: 0 }],
  [
    'tip-sheet',
    { sheet: '21.--', pairs: [{ result: { home: 2, away: 1 } }, {}] },
    { total: 5, exact: 1, outcomes: ['exact', 'none'] },
  ],
  ['tip-sheet', { sheet: '21', pairs: [{}, {}] }, null],
  ['tips-of-form', { query: 'h1=2&v1=1&h2=0', pairs: 2 }, '21.--'],
  ['tip-fields', { at: 0 }, { home: 'h1', away: 'v1' }],
  ['round-state', { now: 10, pairs: [{ at: 9 }, { at: 8, result: { home: 0, away: 0 } }] }, 'waiting'],
  [
    'rounds',
    {
      now: 10,
      rounds: [
        { slug: 'regi', pairs: [{ at: 1, result: { home: 0, away: 0 } }] },
        { slug: 'nyitott', pairs: [{ at: 20 }] },
      ],
    },
    ['nyitott', 'regi'],
  ],
  ['game-place', { rounds: [{ slug: 'egy', pairs: [{ key: 'a-b' }] }], round: 'egy', key: '21' }, 'sheet'],
  [
    'front-blocks',
    {
      blocks: [
        { position: 20, items: [1] },
        { position: 1000, items: [2] },
        { position: 10, items: [3] },
        { position: 5, items: [] },
      ],
    },
    { breaking: 1000, blocks: [10, 20] },
  ],
  [
    'picture-sources',
    { path: '/uploads/k.jpg', sizes: { m: 'wide' } },
    [
      {
        media: '(min-width: 768px)',
        srcSet:
          '/uploads/k_wide.jpg 1x, /uploads/k_wide:1.25x.jpg 1.25x, /uploads/k_wide:2x.jpg 2x, /uploads/k_wide:3x.jpg 3x, /uploads/k_wide:4x.jpg 4x',
      },
    ],
  ],
  [
    'ad-slot',
    {
      slot: { loadMode: 'in-view', delay: true },
      events: [
        { kind: 'initialised', at: 10 },
        { kind: 'observed', at: 11, near: true },
      ],
    },
    { state: { kind: 'initialised', from: 12, near: true }, wakesAt: 12 },
  ],
  [
    'ad-slot',
    {
      slot: { delay: true },
      events: [
        { kind: 'initialised', at: 10 },
        { kind: 'time-passed', at: 12 },
        { kind: 'answered', filled: true },
      ],
    },
    { state: { kind: 'loaded', at: 12, filled: true }, wakesAt: null },
  ],
  [
    'ad-slot',
    { events: [{ kind: 'initialised', at: 1 }, { kind: 'navigated' }] },
    { state: { kind: 'destroyed' }, wakesAt: null },
  ],
  [
    'ad-reserved-size',
    {
      slot: {
        sizes: [
          [970, 250],
          [300, 250],
          [640, 360],
        ],
      },
      width: 700,
    },
    [640, 360],
  ],
  ['ad-reserved-size', { slot: { sizes: [[300, 250]], loadCollapsed: true }, width: 700 }, null],
  [
    'ad-sizes',
    {
      sizes: [
        [970, 250],
        [300, 250],
      ],
      width: 500,
    },
    [[300, 250]],
  ],
  ['ad-observer-margin', { observerMargin: 900 }, 300],
  ['ad-source', { network: null, consented: true }, 'house'],
  ['ad-source', { network: '123', consented: true }, 'network'],
  ['ad-unit-path', { slot: 'cikk bal', site: 'g7' }, '/123/g7/cikk_bal'],
  [
    'av-code',
    {
      avCode: 'https://h.example/?u=[location]&t=[timestamp]&c=${GDPR_CONSENT_755}',
      location: 'https://l.example/a?b',
      now: 9.5,
    },
    'https://h.example/?u=https%3A%2F%2Fl.example%2Fa%3Fb&t=9&c=',
  ],
  ['desktop', { width: 767 }, false],
  ['sponsored-line-fit', { now: 9, page: { tags: [] }, line: { active: true, dateTo: 8 } }, 'over'],
  [
    'sponsored-line-source',
    { avCode: 'https://h.example/?t=[timestamp]', location: '/', now: 9 },
    'https://h.example/?t=9',
  ],
  ['sponsored-line-source', { avCode: 'javascript:alert(1)', location: '/', now: 9 }, null],
  ['third-parties', { route: 'single_article' }, 'after-consent'],
  ['third-parties', { route: 'support' }, 'never'],
  ['consent', { kept: null, now: 9, privacyControl: true }, 'refused'],
  ['consent', { kept: 'granted 8', now: 9, privacyControl: true }, 'granted'],
  ['kept-consent', { choice: 'refused', now: 9.9 }, 'refused 9'],
  [
    'tcf-grants',
    { purposes: [1, 2, 8], vendors: [], disclosed: null },
    { ads: false, campaign: true, audience: true, social: false },
  ],
  [
    'embed',
    { url: 'https://video.example/watch?v=dQw4w9WgXcQ&t=5' },
    { kind: 'video', src: 'https://video.example/embed/dQw4w9WgXcQ' },
  ],
  [
    'embed',
    { url: 'https://www.masutt.example/cikk' },
    { kind: 'link', url: 'https://www.masutt.example/cikk', label: 'masutt.example' },
  ],
  ['embed', { url: 'javascript:alert(1)' }, null],
  [
    'embed-size',
    { url: 'https://video.example/watch?v=dQw4w9WgXcQ', height: 9 },
    { kind: 'ratio', width: 16, height: 9 },
  ],
  [
    'embed-size',
    { url: 'https://zene.example/track/4uLU6hMCjMI75M1A2tKUQC' },
    { kind: 'pixels', height: 155, follows: false },
  ],
  [
    'theme-message',
    { frameSrc: 'https://keret.example/x', theme: 'dark' },
    { message: { type: 'themeChanged', theme: 'dark' }, targetOrigin: 'https://keret.example' },
  ],
  ['app-mode', { query: 'a=1&isMobileApp' }, true],
  ['app-link', { link: '/cimke/x?oldal=2#a' }, '/cimke/x?oldal=2&isMobileApp=1#a'],
  [
    'app-navigation',
    { link: '/belfold?oldal=3', app: true, bridge: true },
    { go: 'hand-over', url: 'https://lapunk.example/belfold?oldal=3', page: 3 },
  ],
  [
    'app-navigation',
    { link: '/melleklet/tippjatek/x', app: true, bridge: true },
    { go: 'follow', link: '/melleklet/tippjatek/x?isMobileApp=1' },
  ],
  [
    'app-device',
    { userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)', build: '299', playsFrom: 300 },
    { isIos: true, appBuildNumber: 299, playsNatively: false },
  ],
  [
    'bridge-message',
    { url: 'https://lapunk.example/te', page: 2 },
    { name: 'navigate', payload: { url: 'https://lapunk.example/te', page: 2 } },
  ],
  [
    'bridge-message',
    { command: 'Add', episode: { id: 7, slug: 'adas' } },
    { name: 'add', payload: { id: 7, slug: 'adas', title: '', sourceUrl: '', image: null, duration: 0 } },
  ],
  ['prefetch', { saveData: null, effectiveType: '2g' }, false],
  [
    'reading-voice',
    {
      language: 'hu',
      voices: [
        { name: 'felhő', lang: 'hu-HU', default: true },
        { name: 'készülék', lang: 'hu_HU', localService: true },
      ],
    },
    'készülék',
  ],
  ['reading-voice', { language: 'hu', voices: [{ name: 'device', lang: 'en-GB', localService: true }] }, null],
  ['sentences', { text: 'Kiss dr. elindult. Esett.' }, ['Kiss dr. elindult.', 'Esett.']],
  ['prefetch', { privacyControl: true, saveData: null, effectiveType: '4g' }, false],
  ['new-build', { running: 'a', seen: ['b', 'b'] }, true],
  ['reload', { running: 'a', seen: ['b', 'b'], now: 100 }, true],
  ['reload', { running: 'a', seen: ['b', 'b'], markedAt: 95, now: 100 }, false],
  ['reload-on-chunk-error', { reloads: 3, now: 100 }, false],
  ['header-look', { article: { type: 'longform', flags: [], cover: true } }, 'transparent'],
  ['header-look', { article: { type: 'article', flags: ['g7-hero'], cover: false } }, 'solid'],
  ['header-look', { breaking: true }, 'transparent'],
  ['header-threshold', { hero: 'full', width: 901 }, 80],
  [
    'header-scroll',
    {
      events: [
        { y: 500, width: 1200 },
        { y: 600, width: 1200 },
      ],
    },
    { hidden: true, filled: false },
  ],
  [
    'header-scroll',
    {
      events: [
        { y: 500, width: 1200 },
        { y: 400, width: 1200, hero: 'half', heroHeight: 300 },
      ],
    },
    { hidden: false, filled: true },
  ],
  ['colour-mode', { stored: 'rózsaszín' }, 'system'],
  ['colours', { mode: 'system', dark: true }, 'dark'],
  [
    'notice-cookie',
    { notice: 'hirlevel', hiding: 'article' },
    { name: 'hide.hirlevel.article', value: '1', maxAge: 172800 },
  ],
  ['notice-cookie', { notice: 'a;b', hiding: 'front' }, null],
  ['row-ends', { left: 2.5, shown: 500, whole: 1000 }, { start: true, end: false }],
  [
    'row-step',
    {
      left: 0,
      shown: 150,
      whole: 400,
      items: [
        { from: 0, to: 100 },
        { from: 110, to: 210 },
      ],
      forward: true,
    },
    110,
  ],
  ['notice-hidden', { notice: 'hirlevel', place: 'front', cookies: ['hide.hirlevel.article'] }, false],
  ['notice-hidden', { notice: 'hirlevel', place: 'other', cookies: ['hide.hirlevel.permanent'] }, true],
  [
    'refresh-schedule',
    { now: 100, chance: 0.5, events: [{ kind: 'asked' }, { kind: 'failed', now: 116, chance: 0.5 }] },
    146,
  ],
  ['refresh-schedule', { now: 100, chance: 0.5, events: [{ kind: 'hidden', now: 105 }] }, null],
  ['poll-delay', { errors: 9, chance: 0.5 }, 300],
  ['retry-delay', { retryAfter: 60, chance: 0.5 }, 66],
  ['minutes-counter', { recurring: 3, onetime: 4 }, 300034],
  ['support-step', { slug: 'siker' }, 'success'],
  ['support-step', {}, 'start'],
  ['support-step', { slug: 'x' }, null],
  ['fixture-refresh', { short: 'PST' }, null],
  ['fixture-refresh', { short: '2H' }, 15],
  [
    'fixture',
    { id: 1, short: 'PEN', goals: { home: 1, away: 1 }, penalty: { home: 4, away: 3 } },
    { status: 'finished', score: '1–1', shootOut: '4–3', winner: 'home' },
  ],
  [
    'fixture',
    { id: 1, short: 'NS', goals: { home: 0, away: 0 } },
    { status: 'not-started', score: null, shootOut: null, winner: null },
  ],
  [
    'fixture-choice',
    { fixtures: [{ id: 1, short: 'FT', home: 'A', away: 'B', goals: { home: 2, away: 0 } }], chosen: 1 },
    {
      options: [
        { value: 0, text: 'Mérkőzés kiválasztása' },
        { value: 1, text: 'A – B 2–0' },
      ],
      selected: 1,
    },
  ],
  ['fixture-choice', { fixtures: [], chosen: null }, 'Nem rendeznek mérkőzést ezen a napon.'],
  [
    'standings',
    {
      rows: [
        { team: 'B', rank: 2, group: 'A csoport' },
        { team: 'A', rank: 1, group: 'A csoport' },
        { team: 'C', rank: 1, group: 'B csoport' },
      ],
    },
    [
      { group: 'A csoport', teams: ['A', 'B'] },
      { group: 'B csoport', teams: ['C'] },
    ],
  ],
  ['stage-header', { league: 1, index: 56 }, 'Negyeddöntő'],
  ['stage-header', { league: 4, index: 1 }, null],
  [
    'team-side',
    {
      items: [
        { teamId: 2, n: 1 },
        { teamId: 1, n: 2 },
      ],
      home: 1,
      away: 2,
    },
    { home: { teamId: 1, n: 2 }, away: { teamId: 2, n: 1 } },
  ],
  [
    'league-links',
    { content: '[{"key":"NB I","value":271}]' },
    [{ label: 'NB I', league: 271, country: null, season: null }],
  ],
  [
    'football-query',
    { query: 'liga=271&oldal=gol&nap=2024-02-30', now: 1711629000 },
    {
      country: null,
      league: 271,
      season: null,
      view: 'goals',
      day: '2024-03-28',
      fixture: null,
      query: 'liga=271&oldal=gol&nap=2024-03-28',
    },
  ],
  ['match-watch', { short: 'NS', startsAt: 2000, now: 1200 }, true],
  ['match-watch', { short: 'NS', startsAt: 2000, now: 1000 }, false],
  ['match-watch', { short: 'FT', startsAt: 2000, now: 2100 }, false],
  [
    'f1-sessions',
    {
      sessions: [
        { id: 1, type: 'Szabadedzés', startsAt: 20 },
        { id: 2, type: 'Szabadedzés', startsAt: 10 },
        { id: 3, type: 'Race' },
      ],
    },
    { 1: '2. szabadedzés', 2: '1. szabadedzés', 3: 'Verseny' },
  ],
  ['calendar-day', { at: 1711666800 }, '2024-03-29'],
  ['is-calendar-day', { day: '2023-02-29' }, false],
  [
    'match-event',
    { type: 'Goal', detail: 'Own Goal', player: 'X', elapsed: 5 },
    { elapsed: 5, extra: null, teamId: null, player: 'X', kind: 'goal', how: 'own', assist: null, cancelled: false },
  ],
  [
    'match-course',
    {
      events: [
        { type: 'Goal', detail: 'Normal Goal', teamId: 1, player: 'A. Bé', elapsed: 10 },
        { type: 'Var', detail: 'Goal cancelled', teamId: 1, player: 'Anna Bé', elapsed: 12 },
      ],
    },
    {
      events: [
        {
          elapsed: 10,
          extra: null,
          teamId: 1,
          player: 'A. Bé',
          kind: 'goal',
          how: 'normal',
          assist: null,
          cancelled: true,
        },
        {
          elapsed: 12,
          extra: null,
          teamId: 1,
          player: 'Anna Bé',
          kind: 'review',
          cancelsGoal: true,
          detail: 'Goal cancelled',
        },
      ],
      shootOut: [],
    },
  ],
  ['timeline-minutes', { short: 'AET' }, 125],
  ['timeline-position', { elapsed: 45, extra: 2, short: 'FT' }, { minutes: 47, position: 0.44761904761904764 }],
  ['timeline-position', { short: 'FT' }, null],
  [
    'statistics',
    { home: [{ type: 'Ball Possession', value: '55%' }], away: [{ type: 'Ball Possession', value: '45%' }] },
    [{ label: 'Labdabirtoklás', type: 'Ball Possession', unit: 'percent', home: 55, away: 45, homeShare: 0.55 }],
  ],
  ['figure', { value: '55%' }, { value: 55, unit: 'percent' }],
  [
    'prediction',
    { percent: { home: '45%', draw: '120%' } },
    { winner: null, comment: null, chances: { home: 45, draw: 100, away: null }, goals: { home: null, away: null } },
  ],
  ['prediction', {}, null],
  [
    'f1-competitions',
    {
      races: [
        { id: 1, competition: 9, status: 'Completed', startsAt: 1711629000 },
        { id: 2, competition: 9, status: 'Live' },
      ],
    },
    [{ id: 9, date: '2024-03-28', completed: false, races: [1, 2] }],
  ],
  [
    'f1-race-status',
    { status: 'Live' },
    {
      status: 'live',
      over: false,
      live: { tag: 'élő', note: 'Az adatok tájékoztató jellegűek, és nem feltétlenül valós idejűek.' },
    },
  ],
  ['f1-refresh', { status: 'Live' }, 15],
  [
    'f1-ranking',
    {
      rows: [
        { position: 2, n: 'b' },
        { position: null, n: 'c' },
        { position: 1, n: 'a' },
      ],
    },
    {
      kind: 'rows',
      rows: [
        { position: 1, n: 'a' },
        { position: 2, n: 'b' },
        { position: null, n: 'c' },
      ],
    },
  ],
  ['f1-ranking', { rows: null }, { kind: 'not-loaded' }],
  ['football-round', { round: 'Regular Season - 11', league: 1 }, { round: '11. forduló', stages: true }],
  ['football-round', { round: 'x' }, { round: 'X', stages: false }],
  ['day-from', { day: '2026-03-01', days: -1 }, '2026-02-28'],
  ['tells-result', { flags: ['eredmeny'] }, true],
  ['tells-result', { flags: ['pr'] }, false],
  ['sport-page', { fullPath: 'sport/forma-1' }, 'formula-one'],
  ['sport-page', { fullPath: 'sport/forma-1', site: 'g7' }, null],
  [
    'football-choice',
    {
      query: 'liga=9&szezon=1999',
      now: 1711629000,
      countries: ['HU'],
      leagues: [{ league: 271, country: 'HU', season: 2024 }],
      offered: [{ id: 271, name: 'NB I', seasons: [{ year: 2023 }, { year: 2024, current: true }] }],
    },
    {
      country: 'HU',
      league: 271,
      season: 2024,
      view: 'standings',
      day: '2024-03-28',
      fixture: null,
      title: 'NB I, tabella – Focieredmények',
      seasons: [2024, 2023],
      unknown: true,
      query: '',
    },
  ],
  [
    'f1-choice',
    {
      query: 'futam=-12&szezon=2024',
      now: 1711629000,
      seasons: [2024],
      races: [
        { id: 12, competition: 1, status: 'Completed', startsAt: 1711000000 },
        { id: 13, competition: 2, status: 'Scheduled', startsAt: 1712000000 },
      ],
    },
    {
      view: 'calendar',
      season: 2024,
      competition: 1,
      race: { show: 'starting-grid', id: 12 },
      team: null,
      driver: null,
      unknown: false,
      query: 'szezon=2024&verseny=1&futam=-12',
    },
  ],
  [
    'f1-choice',
    { query: 'oldal=csapatok&csapat=9', now: 1711629000, teams: [61] },
    {
      view: 'teams',
      season: 2024,
      competition: null,
      race: null,
      team: null,
      driver: null,
      unknown: true,
      query: 'oldal=csapatok',
    },
  ],
  ['f1-watch', { status: 'Scheduled', startsAt: 10_000, now: 9_100 }, { watched: true, from: 9_100 }],
  ['f1-watch', { status: 'Live', now: 5 }, { watched: true, from: null }],
  [
    'f1-words',
    {
      type: '2nd Practice',
      status: 'Live',
      flag: 'red',
      current: 3,
      total: 70,
      time: 'DNF',
      length: '4.381 Kms',
      day: '1997-09-30',
      country: 'Hungary',
      nationality: 'Hungarian',
    },
    {
      session: '2. szabadedzés',
      grid: false,
      status: 'élő',
      flag: 'piros zászló',
      laps: '3/70. kör',
      time: 'kiesett',
      length: '4,381\u00a0km',
      day: 'szeptember 30.',
      date: '1997. szeptember 30.',
      country: 'Magyarország',
      nationality: 'magyar',
    },
  ],
  [
    'f1-words',
    {},
    {
      session: 'Futam',
      grid: false,
      status: null,
      flag: null,
      laps: null,
      time: null,
      length: null,
      day: null,
      date: null,
      country: null,
      nationality: null,
    },
  ],
  [
    'f1-news',
    { before: { status: 'Scheduled', leader: 'A' }, now: { status: 'Live', flag: 'red', leader: 'B' } },
    ['Elkezdődött.', 'Piros zászló.', 'Az élen: B.'],
  ],
  [
    'f1-query',
    { query: 'futam=-12&szezon=2023', now: 1711629000 },
    {
      view: 'calendar',
      season: 2023,
      competition: null,
      race: { show: 'starting-grid', id: 12 },
      team: null,
      driver: null,
      table: 'Rajtrács',
      query: 'szezon=2023&futam=-12',
    },
  ],
  ['quiz-fit', { question: { answers: ['a'], activeTo: 10 }, responses: [{ answerId: 'a' }], now: 11 }, false],
  ['quiz-fit', { question: { answers: ['a'] }, responses: [{ answerId: 'a' }], now: 11 }, true],
  [
    'quiz-right-answers',
    {
      questions: [
        { id: '1', rightAnswer: 'x' },
        { id: '2', rightAnswer: 'y' },
      ],
      answered: [{ questionId: '1', responses: [{ answerId: 'a' }] }],
    },
    [
      { id: '1', rightAnswer: 'x' },
      { id: '2', rightAnswer: null },
    ],
  ],
  [
    'quiz-answers',
    { steps: [{ keep: { questionId: '1', responses: [{ answerId: 'a' }] } }, 'submit'] },
    {
      answers: [{ questionId: '1', responses: [{ answerId: 'a', optionId: null }], state: 'sending' }],
      batch: [{ questionId: '1', responses: [{ answerId: 'a', optionId: null }] }],
    },
  ],
  [
    'quiz-answers',
    {
      steps: [
        { keep: { questionId: '1', responses: [{ answerId: 'a' }] } },
        'submit',
        { accepted: false },
        { known: [{ questionId: '1', responses: [{ answerId: 'b' }] }] },
      ],
    },
    { answers: [{ questionId: '1', responses: [{ answerId: 'b', optionId: null }], state: 'submitted' }], batch: [] },
  ],
  [
    'quiz-question',
    {
      questions: [{ id: '1' }, { id: '2', activeTo: 9 }, { id: '3', activeTo: 12 }, { id: '4', activeTo: 9 }],
      known: [{ questionId: '4', responses: [{ answerId: 'a' }] }],
      now: 10,
    },
    { states: ['open', 'closed', 'open', 'answered'], closing: 12 },
  ],
  [
    'quiz-shares',
    {
      answers: [
        { id: 'a', answerCount: 1 },
        { id: 'b', answerCount: 2 },
      ],
    },
    [
      { answerId: 'a', count: 1, percent: 33, average: null },
      { answerId: 'b', count: 2, percent: 67, average: null },
    ],
  ],
  [
    'quiz-score',
    {
      questions: [
        { id: '1', rightAnswer: 'a' },
        { id: '2', rightAnswer: 'a' },
      ],
      known: [
        { questionId: '1', responses: [{ answerId: 'a' }] },
        { questionId: '2', responses: [{ answerId: 'b' }] },
      ],
    },
    { right: 1, of: 2 },
  ],
  [
    'quiz-right',
    { question: { rightAnswer: 'a' }, answer: { questionId: '1', responses: [{ answerId: 'a' }, { answerId: 'b' }] } },
    false,
  ],
  [
    'quiz-fate',
    {
      sent: [{ questionId: '1', responses: [{ answerId: 'a' }] }],
      questions: [{ id: '1', activeTo: 9, answers: ['a'] }],
      known: [],
      now: 10,
    },
    'late',
  ],
  [
    'quiz-fields',
    { fields: ['v.1=a', 'v.2.b=o', 'oldal=/x', 'v.3.<=o', 'v=1'] },
    {
      answers: [
        { questionId: '1', responses: [{ answerId: 'a', optionId: null }] },
        { questionId: '2', responses: [{ answerId: 'b', optionId: 'o' }] },
      ],
      fields: ['v.1=a', 'v.2.b=o'],
    },
  ],
  ['quizzes-asked', { quizzes: ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g'] }, ['a', 'b', 'c', 'd', 'e', 'f']],
  ['quiz-refresh', { refreshQuiz: true, articleShown: false }, false],
  [
    'podcast-player',
    { commands: [{ kind: 'Add', episode: 1 }, { kind: 'Play' }, { kind: 'Minimalize', to: 'left' }] },
    { visible: true, minimalized: 'left', episode: 1, playing: true },
  ],
  [
    'podcast-player',
    { commands: [{ kind: 'Add', episode: 1 }, { kind: 'Heard', episode: 1, playing: true }, { kind: 'Destroy' }] },
    { visible: false },
  ],
  [
    'podcast-button',
    { commands: [{ kind: 'Add', episode: 1 }, { kind: 'Play' }], episode: 1 },
    { shows: 'pause', sends: ['Pause'] },
  ],
  [
    'podcast-button',
    { commands: [{ kind: 'Add', episode: 1 }, { kind: 'Play' }], episode: 2 },
    { shows: 'play', sends: ['Add', 'Play'] },
  ],
  ['podcast-native-state', { state: '{"playing":true,"episodeId":4}' }, { episodeId: 4, playing: true }],
  ['one-medium', { playing: 'podcast', starts: 'pip' }, { playing: 'pip', pause: 'podcast' }],
  ['one-medium', { playing: 'podcast', stops: 'pip' }, { playing: 'podcast', pause: null }],
  [
    'pip-player',
    {
      events: [
        { kind: 'status', status: { show: true, url: '/v' } },
        { kind: 'close' },
        { kind: 'status', status: { show: true, url: '/v' } },
      ],
    },
    { offered: false, shown: false, finishing: false, closed: true, startAt: 0 },
  ],
  [
    'pip-player',
    {
      events: [
        { kind: 'status', status: { show: true, url: '/v', manual: true } },
        { kind: 'start', savedAt: 12 },
      ],
    },
    { offered: false, shown: true, finishing: false, closed: false, startAt: 12 },
  ],
  ['uploaded-video', { url: '/uploads/a.mp4' }, true],
  ['uploaded-video', { url: '/login' }, false],
  ['pip-source', { url: '/uploads/a.mp4', manual: true }, { kind: 'file', src: '/uploads/a.mp4', mode: 'NO' }],
  [
    'pip-source',
    { url: 'https://sehol.example/a' },
    { kind: 'link', url: 'https://sehol.example/a', host: 'sehol.example', mode: 'GENTLY_FORCE' },
  ],
  ['pip-source', { url: 'http://sehol.example/a' }, null],
  [
    'refresh-decision',
    { carriedToken: true, repeated: false, refusal: { kind: 'unauthorized', text: 'Expired JWT Token' } },
    true,
  ],
  [
    'refresh-decision',
    { carriedToken: true, repeated: true, refusal: { kind: 'unauthorized', text: 'Expired JWT Token' } },
    false,
  ],
  [
    'refresh-flight',
    {
      events: [
        { kind: 'call-refused', call: 'a', generation: 0 },
        { kind: 'call-refused', call: 'b', generation: 0 },
        { kind: 'renewed' },
      ],
    },
    { flight: { kind: 'idle', generation: 1 }, orders: [{ kind: 'refresh' }, { kind: 'repeat', calls: ['a', 'b'] }] },
  ],
  ['logout-after-refresh', { refusal: { kind: 'unavailable' } }, false],
  [
    'logout-after-call',
    { upstream: 'security', carriedToken: true, refusal: { kind: 'forbidden' }, preview: true },
    true,
  ],
  [
    'sign-in',
    {
      begun: { state: 'aaaaaaaaaaaaaaaaaaaaaa', browser: 'b', begunAt: 0 },
      returned: { state: 'aaaaaaaaaaaaaaaaaaaaaa', browser: 'b' },
      now: 599,
    },
    true,
  ],
  ['sign-in', { begun: null, returned: { state: 'a', browser: 'b' }, now: 5 }, false],
  ['strong-state', { state: 'rovid' }, false],
  ['key-try', { before: [0, 1, 2, 3, 4], now: 10 }, { may: false, times: [0, 1, 2, 3, 4], wait: 50 }],
  [
    'session-handle',
    {
      cookie: 'a=1; n_token=Zm9v_YmFy-YmF6cXV4MTIz; __Host-reader=Zm9v_YmFy-YmF6cXV4MTIz',
      publicOrigin: 'https://lapunk.example',
    },
    'Zm9v_YmFy-YmF6cXV4MTIz-Zm9v_YmFy-YmF6cXV4MTIz',
  ],
  [
    'session-handles',
    {
      cookie: 'n_token=other-site-Zm9v_YmFy-YmF6; n_token=Zm9v_YmFy-YmF6cXV4MTIz; __Host-reader=Zm9v_YmFy-YmF6cXV4MTIz',
      publicOrigin: 'https://lapunk.example',
    },
    ['other-site-Zm9v_YmFy-YmF6-Zm9v_YmFy-YmF6cXV4MTIz', 'Zm9v_YmFy-YmF6cXV4MTIz-Zm9v_YmFy-YmF6cXV4MTIz'],
  ],
  ['cookie-value', { cookie: 'a=1; b=2', name: 'b' }, '2'],
  ['secure-cookies', { publicOrigin: 'http://localhost:3000' }, false],
  [
    'own-cookie',
    { name: 'n_token', value: 'x', path: '/', seconds: 60, publicOrigin: 'https://lapunk.example' },
    'n_token=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  ],
  ['one-time-code', { startedAt: 0, tries: 4, now: 299 }, { may: true, step: { startedAt: 0, tries: 5 }, left: 0 }],
  ['one-time-code', { startedAt: 0, tries: 5, now: 299 }, { may: false, reason: 'too-many' }],
  ['bearer', { bearer: 'first-step', call: 'other' }, false],
  ['requested-path', { remembered: { path: '/te?a', rememberedAt: 0 }, now: 599 }, '/te?a'],
  ['requested-path', { remembered: { path: '/te?a', rememberedAt: 0 }, now: 600 }, '/'],
  [
    'account-action',
    { body: { action: 'newsletter', subscribe: '1', code: 'hirek', more: 1 } },
    { kind: 'newsletter', subscribe: true, code: 'hirek' },
  ],
  ['account-action', { body: { action: 'más' } }, null],
  [
    'may-act',
    {
      body: { action: 'cancel', payment_id: 7 },
      method: 'POST',
      origin: 'https://lapunk.example',
      account: { paymentIds: ['7'], newsletterCodes: [] },
    },
    true,
  ],
  [
    'may-act',
    {
      body: { action: 'delete' },
      method: 'POST',
      origin: 'https://masik.example',
      account: { paymentIds: [], newsletterCodes: [] },
    },
    false,
  ],
  ['own-origin', { fetchSite: 'cross-site', origin: 'https://lapunk.example' }, false],
  ['crm-query', { query: 'forras=a&x=1&forras=b&kampany=c' }, 'forras=a&kampany=c'],
  ['sign-in-link', { typed: ' kis.eva@lapunk.example ' }, { send: 'kis.eva@lapunk.example', answer: 'sent-if-known' }],
  ['newsletter-wish', { form: 'email=eva%40lapunk.example&level=napi', offers: ['napi'] }, []],
  [
    'topics',
    {
      sections: ['belfold'],
      tags: [],
      flags: [],
      adult: false,
      pr: false,
      english: false,
      topics: [
        { id: 'belfold', sections: ['belfold'], tags: [], flags: [] },
        { id: 'sport', sections: ['sport'], tags: [], flags: [] },
      ],
    },
    ['belfold'],
  ],
  [
    'topics',
    {
      sections: ['belfold'],
      tags: [],
      flags: [],
      adult: true,
      pr: false,
      english: false,
      topics: [{ id: 'belfold', sections: ['belfold'], tags: [], flags: [] }],
    },
    [],
  ],
  [
    'own-topics',
    { topics: ['belfold', 'sport'], followed: ['belfold'], asked: 'sport' },
    [
      { id: 'sport', title: '', description: '', followed: false },
      { id: 'belfold', title: '', description: '', followed: true },
    ],
  ],
  ['push-endpoint', { endpoint: 'https://a.push.example.net/b', origins: ['https://push.example.net'] }, true],
  ['push-endpoint', { endpoint: 'https://127.0.0.1/b', origins: ['https://push.example.net'] }, false],
  [
    'push-message',
    {
      message: { title: 'Cím', lead: '', address: 'https://lapunk.example/a', tag: 'cikk-1' },
      origin: 'https://lapunk.example',
    },
    { title: 'Cím', lead: '', path: '/a', tag: 'cikk-1', proof: null },
  ],
  ['push-message', { message: {}, origin: 'https://lapunk.example' }, null],
  ['newsletter-wish', { form: 'email=eva&level=nincs', offers: ['napi'] }, ['email', 'listCodes']],
  ['sign-in-link', { typed: 'nem cím' }, { send: null, answer: 'sent-if-known' }],
  [
    'rates-query',
    { query: 'deviza=usd&idoszak=1ev&osszeg=12,5&irany=deviza', currencies: ['EUR', 'USD'] },
    { currency: 'USD', period: '1ev', amount: 12.5, into: 'foreign' },
  ],
  [
    'rates-query',
    { query: 'deviza=xyz&idoszak=9', currencies: ['EUR'] },
    { currency: 'EUR', period: '3ho', amount: 100, into: 'own' },
  ],
  ['convert-amount', { amount: 10, rate: 400, into: 'own' }, 4000],
  ['convert-amount', { amount: 10, rate: 0, into: 'foreign' }, null],
  ['quote-unit', { rate: 0.0126 }, 100],
  ['rate-facts', { days: [] }, null],
  [
    'rate-days',
    {
      days: [
        { day: '2026-11-19', rate: 4 },
        { day: '2026-11-20', rate: 5 },
      ],
      count: 1,
    },
    [{ day: '2026-11-20', rate: 5, change: 1 }],
  ],
  ['rate-chart', { days: [{ day: '2026-11-19', rate: 4 }] }, null],
  [
    'constants',
    {},
    expect.objectContaining({
      codeTries: 5,
      codeSeconds: 300,
      signInSeconds: 600,
      tagMarkSeconds: 1,
      loggedOutPath: '/login',
      standardAdSizes: [
        [970, 250],
        [300, 250],
        [640, 360],
      ],
    }),
  ],
  [
    'sport-words',
    {},
    expect.objectContaining({
      currentMark: 'most',
      noDataYet: 'Még nincs adat.',
      noResultsYet: 'Nincs még elérhető információ.',
    }),
  ],
  [
    'score-account',
    {
      short: '2H',
      home: 1,
      away: 2,
      goals: { home: 1, away: 0 },
      events: [{ type: 'Goal', detail: 'Normal Goal', teamId: 1, elapsed: 3 }],
    },
    'agreed',
  ],
  ['score-account', { short: '2H', home: 1, away: 2, goals: { home: 1, away: 0 }, events: [] }, 'under-review'],
  [
    'remembered-course',
    {
      home: 1,
      away: 2,
      tellings: [
        { goals: { home: 1, away: 0 }, events: [{ type: 'Goal', detail: 'Normal Goal', teamId: 1, elapsed: 3 }] },
        { goals: { home: 0, away: 0 }, events: [] },
      ],
    },
    { events: [expect.objectContaining({ kind: 'goal', elapsed: 3, cancelled: true })], shootOut: [] },
  ],
  [
    'held-back',
    {
      told: [
        { value: '0–0', at: 100 },
        { value: '1–0', at: 120 },
      ],
      now: 130,
      delay: 30,
    },
    { shown: '0–0', next: 150, stale: false },
  ],
];
