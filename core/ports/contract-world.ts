import { fiveSites } from '../sites/five-sites.fake.ts';
import { contractArticles, newYear } from './contract-articles.ts';
import type { World } from './world.ts';

const block = { path: null, size: 4 } as const;

/** The small newsroom against which every implementation of a port is held. */
export const contractWorld: World = {
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
    { ...block, site: 'main', place: 'news', position: 2, layout: 'row', title: 'Sport', path: '/rovat/sport', picks: ['tukorfuro', 'ket-oldal'] },
    { ...block, site: 'main', place: 'news', position: 1000, layout: 'breaking', title: '', picks: ['elo-arviz'] },
    { ...block, site: 'main', place: 'auto-1', position: 1, layout: 'grid', title: 'Első', picks: ['hir-1'] },
    { ...block, site: 'main', place: 'auto-2', position: 1, layout: 'grid', title: 'Második', picks: ['hir-2'] },
    { ...block, site: 'main', place: 'auto-3', position: 1, layout: 'grid', title: 'Harmadik', picks: ['hir-3'] },
    { ...block, site: 'main', place: 'auto-4', position: 1, layout: 'grid', title: 'Negyedik', picks: ['hir-4'] },
    { ...block, site: 'main', place: 'boxes', position: 1, layout: 'strip', title: 'g7', path: '/g7', of: 'g7', picks: ['adat-cikk', 'penz-cikk'] },
    { ...block, site: 'g7', place: 'news', position: 1, layout: 'lead', title: '', picks: ['adat-cikk'] },
  ],
  menus: [
    { site: 'main', menu: 'main', items: [{ label: 'Belföld', url: '/rovat/belfold' }, { label: 'Sport', url: '/rovat/sport' }] },
    { site: 'main', menu: 'footerApp', items: [{ label: 'Alkalmazás', url: 'https://app.example/' }] },
  ],
  documents: [
    { site: 'main', slug: 'adatvedelem', title: 'Adatvédelem', lead: 'Mit őrzünk meg.', html: '<p>Semmit.</p>', updatedAt: newYear },
    { site: 'main', slug: 'impresszum', title: 'Impresszum', lead: '', html: '<p>A kiadó adatai.</p>', updatedAt: newYear },
  ],
  staff: [
    { site: 'main', name: 'Szerkesztőség', members: [{ name: 'Kiss Anna', title: 'főszerkesztő', author: 'kiss-anna' }, { name: 'Nagy Béla', title: 'szerkesztő', author: 'nagy-bela' }] },
    { site: 'main', name: 'Kiadó', members: [{ name: 'Tóth Cili', title: 'ügyvezető' }] },
  ],
  podcasts: [
    {
      slug: 'hidlap', name: 'Hídlap', page: '/cimke/hidlap',
      episodes: Array.from({ length: 5 }, (_, at) => ({
        slug: `hidlap-${at + 1}`, title: `${at + 1}. adás`, sourceUrl: `https://audio.example/${at + 1}.mp3`, image: null,
        duration: 1800 + at, publishedAt: newYear + at * 86_400,
      })),
    },
  ],
  uniques: [{ site: 'main', slug: 'frontpage-podcast-block-position', content: '2' }],
  settings: [
    {
      site: 'main', searchPlaceholders: ['árvíz'], assetsUrl: '', componentSetup: { donations: '1', refreshQuiz: '0' },
      exchangesRates: [{ currency: 'EUR', rate: 402.5, change: -0.4 }], weatherData: { place: 'Budapest', celsius: 4, sky: 'borult' }, trendingTags: ['Árvíz', 'Duna'],
    },
  ],
};

/** Slugs of the world's sites. */
export const contractSlugs = { main: 'lapunk', after: 'after', g7: 'g7', karakter: 'karakter', sister: 'testver' } as const;
