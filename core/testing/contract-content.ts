import { contractFootball } from './contract-football.ts';
import { contractFormulaOne } from './contract-formula-one.ts';
import { fiveSites } from '../addresses/sites/five-sites.fake.ts';
import { contractArticles, newYear } from './contract-articles.ts';
import type { DashboardMatch } from '../sport/football/score-line.ts';
import type { ContentFixture } from './content-fixture.ts';

const block = { path: null, size: 4 } as const;

export const contractMatches: readonly DashboardMatch[] = [
  {
    id: 1001,
    league: 'NB I',
    home: 'Hídfő SC',
    away: 'Parti TK',
    timestamp: newYear,
    short: '2H',
    goals: { home: 2, away: 1 },
  },
  {
    id: 1002,
    league: 'NB I',
    home: 'Rakpart FC',
    away: 'Zsilip SE',
    timestamp: newYear + 7200,
    short: 'NS',
    goals: { home: null, away: null },
  },
];

const [past, future] = [newYear, 4_102_444_800];

export const contractPasses = {
  open: { validUntil: future, token: 'nyitva-0123456789abcdefghijklmnopqrstuvwxyz' },
  old: { validUntil: past, token: 'lejart-0123456789abcdefghijklmnopqrstuvwxyz' },
  unused: { validUntil: future + 60, key: 'kulcs-0123456789abcdefghijklmnopqrstuvwxyzA', code: '123456' },
  lapsed: { validUntil: future, keyUntil: past, key: 'regi-0123456789abcdefghijklmnopqrstuvwxyzAB' },
} as const;

export const contractContent: ContentFixture = {
  sites: fiveSites,
  sections: [
    { site: 'main', slug: 'belfold', name: 'Belföld' },
    { site: 'main', slug: 'sport', name: 'Sport' },
    { site: 'main', slug: 'regi', name: 'Régi rovat', active: false },
    { site: 'g7', slug: 'adat', name: 'Adat' },
    { site: 'g7', slug: 'penz', name: 'Pénz' },
    { site: 'after', slug: 'film', name: 'Film' },
    { site: 'karakter', slug: 'test', name: 'Test' },
    { site: 'sister', slug: 'erdely', name: 'Erdély' },
  ],
  authors: [
    { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatar: '/uploads/kiss-anna.png' },
    { slug: 'nagy-bela', name: 'Nagy Béla', title: 'szerkesztő', avatar: null },
  ],
  articles: contractArticles,
  blocks: [
    { ...block, site: 'main', place: 'news', position: 1, layout: 'lead', title: '', picks: ['elso-hir'] },
    {
      ...block,
      site: 'main',
      place: 'news',
      position: 2,
      layout: 'row',
      title: 'Sport',
      path: '/rovat/sport',
      picks: ['tukorfuro', 'ket-oldal'],
    },
    { ...block, site: 'main', place: 'news', position: 1000, layout: 'breaking', title: '', picks: ['elo-arviz'] },
    { ...block, site: 'main', place: 'auto-1', position: 1, layout: 'grid', title: 'Első', picks: ['hir-1'] },
    { ...block, site: 'main', place: 'auto-2', position: 1, layout: 'grid', title: 'Második', picks: ['hir-2'] },
    { ...block, site: 'main', place: 'auto-3', position: 1, layout: 'grid', title: 'Harmadik', picks: ['hir-3'] },
    { ...block, site: 'main', place: 'auto-4', position: 1, layout: 'grid', title: 'Negyedik', picks: ['hir-4'] },
    {
      ...block,
      site: 'main',
      place: 'boxes',
      position: 1,
      layout: 'strip',
      title: 'g7',
      path: '/g7',
      of: 'g7',
      picks: ['adat-cikk', 'penz-cikk'],
    },
    { ...block, site: 'g7', place: 'news', position: 1, layout: 'lead', title: '', picks: ['adat-cikk'] },
  ],
  menus: [
    {
      site: 'main',
      menu: 'main',
      items: [
        { label: 'Belföld', url: '/rovat/belfold' },
        { label: 'Sport', url: '/rovat/sport' },
      ],
    },
    { site: 'main', menu: 'footerApp', items: [{ label: 'Alkalmazás', url: 'https://app.example/' }] },
  ],
  documents: [
    {
      site: 'main',
      slug: 'adatvedelem',
      title: 'Adatvédelem',
      lead: 'Mit őrzünk meg.',
      html: '<p>Semmit.</p>',
      updatedAt: newYear,
    },
    {
      site: 'main',
      slug: 'impresszum',
      title: 'Impresszum',
      lead: '',
      html: '<p>A kiadó adatai.</p>',
      updatedAt: newYear,
    },
  ],
  staff: [
    {
      site: 'main',
      name: 'Szerkesztőség',
      members: [
        { name: 'Kiss Anna', title: 'főszerkesztő', author: 'kiss-anna' },
        { name: 'Nagy Béla', title: 'szerkesztő', author: 'nagy-bela' },
      ],
    },
    { site: 'main', name: 'Kiadó', members: [{ name: 'Tóth Cili', title: 'ügyvezető' }] },
  ],
  podcasts: [
    {
      slug: 'hidlap',
      name: 'Hídlap',
      page: '/cimke/hidlap',
      about: {
        description: 'A folyóról és a hídjairól.',
        author: 'Kiss Anna',
        category: 'News',
        explicit: true,
        serial: true,
        image: '/uploads/hidlap.jpg',
      },
      episodes: Array.from({ length: 5 }, (_, at) => ({
        slug: `hidlap-${at + 1}`,
        title: `${at + 1}. adás`,
        sourceUrl: `https://audio.example/${at + 1}.mp3`,
        image: null,
        duration: 1800 + at,
        publishedAt: newYear + at * 86_400,
        ...(at === 0
          ? {
              chapters: [
                { at: 0, title: 'A part' },
                { at: 610.5, title: 'A híd & a „mi”' },
              ],
              transcript: [
                { at: 0, speaker: 'Kiss Anna', text: 'Ez a Hídlap.' },
                { at: 4, speaker: '', text: '[Vízcsobogás <halkan>]' },
              ],
            }
          : {}),
      })),
    },
    {
      slug: 'pengo',
      name: 'Pengő',
      page: '/g7/podcast',
      site: 'g7',
      episodes: [
        {
          slug: 'pengo-1',
          title: 'Az első pengő',
          sourceUrl: 'https://audio.example/pengo.mp3',
          image: null,
          duration: 600,
          publishedAt: newYear - 86_400,
        },
      ],
    },
  ],
  supplementData: [
    {
      supplement: 'kupa-2024',
      path: 'eredmenyek',
      blocks: [
        {
          type: 'medals',
          title: 'Éremtáblázat',
          note: '',
          own: 'Magyarország',
          rows: [{ country: 'Magyarország', gold: 2, silver: 0, bronze: 1 }],
        },
        {
          type: 'matches',
          title: 'Eredmények',
          note: 'Helyi idő szerint.',
          shows: 'scores',
          matches: [
            {
              at: newYear,
              stage: 'Döntő',
              home: 'Magyarország',
              away: 'Svájc',
              score: { home: 2, away: 1 },
              shootOut: null,
              venue: 'Budapest',
            },
          ],
        },
      ],
    },
    {
      supplement: 'kupa-2024',
      path: 'eredmenyek/regi',
      blocks: [
        {
          type: 'shares',
          title: 'Szavazás',
          note: '',
          rows: [{ name: 'Igen', colour: 1, votes: 10, percent: 100, seats: null }],
        },
      ],
    },
  ],
  tipRounds: [
    {
      slug: '1-fordulo',
      title: '1. forduló',
      lead: 'Két mérkőzés.',
      supplement: null,
      pairs: [
        {
          key: 'egyik-masik',
          at: newYear,
          home: 'Egyik',
          away: 'Másik',
          place: 'Stadion',
          result: { home: 1, away: 0 },
        },
        { key: 'harmadik-negyedik', at: newYear + 3600, home: 'Harmadik', away: 'Negyedik', place: '', result: null },
      ],
    },
  ],
  rates: [
    {
      site: 'main',
      currency: 'EUR',
      days: [
        { day: '2024-11-29', rate: 410 },
        { day: '2025-01-02', rate: 409.2 },
        { day: '2025-01-09', rate: 402.9 },
        { day: '2025-01-10', rate: 402.5 },
      ],
    },
    {
      site: 'sister',
      currency: 'EUR',
      days: [
        { day: '2025-01-09', rate: 4.96 },
        { day: '2025-01-10', rate: 4.97 },
      ],
    },
  ],
  passes: Object.values(contractPasses),
  sport: { football: contractFootball, formulaOne: contractFormulaOne },
  notices: [
    {
      text: 'Elromlott a fizetés.',
      level: 'alert',
      until: future,
      link: null,
      sites: null,
      audience: 'everybody',
      required: true,
    },
    {
      text: 'Tegnap volt.',
      level: 'info',
      until: past,
      link: null,
      sites: null,
      audience: 'everybody',
      required: false,
    },
    {
      text: 'Karbantartás este tízkor.',
      level: 'warning',
      until: future,
      link: '/dokumentum/karbantartas',
      sites: ['main', 'karakter'],
      audience: 'web',
      required: false,
    },
  ],
  minutes: [
    { day: '2025-03-28', recurring: 2, onetime: 5 },
    { day: '2025-03-29', recurring: 3, onetime: 10 },
    { day: '2025-03-30', recurring: 4, onetime: 20 },
  ],
  uniqueGroups: [
    {
      id: 13,
      slug: 'holdblog',
      uniques: [
        {
          slug: 'holdblog',
          content:
            '[{"text":"Az idő a legjobb hitelező.","author":"Tóth Cili","role":"elemző"},{"text":"Ami ingyen van, azt is kifizeti valaki.","author":"","role":""}]',
        },
      ],
    },
    {
      id: 27,
      slug: 'after',
      uniques: [
        { slug: 'after-main', content: '<p>Három film a hétre.</p>' },
        { slug: 'after-youtube', content: '<p>Beszélgetés.</p>' },
      ],
    },
    { id: 47, slug: 'g7', uniques: [{ slug: 'g7-main', content: '<p>Huszonhat milliárd.</p>' }] },
  ],
  uniques: [
    { site: 'after', slug: 'after-music', content: 'https://music.example/playlist/4uLU6hMCjMI75M1A2tKUQC' },
    {
      site: 'main',
      slug: 'szepkilatas-terkep',
      content:
        '{"url":"https://maps.example/view?mid=turak","hikes":[{"name":"Kőrisgerinc","region":"Bakony","level":"konnyu","latitude":47.3,"longitude":17.8,"path":"/szepkilatas/2025/01/01/x"}]}',
    },
    { site: 'main', slug: 'frontpage-podcast-block-position', content: '2' },
    {
      site: 'main',
      slug: 'sport-leagues',
      content:
        '[{"key":"NB I","value":"?orszag=HU&liga=271&szezon=2024"},{"key":"Vb","value":1},{"key":"","value":"x"}]',
    },
    { site: 'main', slug: 'livescore-pp-dashboard', content: JSON.stringify(contractMatches) },
  ],
  settings: [
    {
      site: 'main',
      searchPlaceholders: ['árvíz'],
      assetsUrl: '',
      componentSetup: { donations: '1', refreshQuiz: '0' },
      exchangesRates: [{ currency: 'EUR', rate: 402.5, change: -0.4 }],
      weatherData: { place: 'Budapest', celsius: 4, sky: 'borult' },
      trendingTags: ['Árvíz', 'Duna'],
    },
  ],
};

export const contractSlugs = {
  main: 'lapunk',
  after: 'after',
  g7: 'g7',
  karakter: 'karakter',
  sister: 'testver',
} as const;
