import type { Article } from '../content/article.ts';
import type { NewsroomContent } from '../content/newsroom-content.ts';
import { fiveSites } from './five-sites.ts';

export const now = 1_790_000_000;
const hour = 3600;

const article = (slug: string, given: Partial<Article>): Article => ({
  site: 'main',
  type: 'article',
  slug,
  title: `Cím: ${slug}`,
  lead: 'Bevezető.',
  pages: [`<p>Szöveg ${slug}.</p>`],
  publishedAt: now - hour,
  section: 'belfold',
  authors: ['kiss-anna'],
  ...given,
});

const many = Array.from({ length: 23 }, (_, at) =>
  article(`sor-${at}`, { publishedAt: now - (100 + at) * hour, tags: ['Sor'], section: 'sport' }),
);

export const smallContent: NewsroomContent = {
  sites: fiveSites,
  sections: [
    { site: 'main', slug: 'belfold', name: 'Belföld' },
    { site: 'main', slug: 'sport', name: 'Sport' },
    { site: 'main', slug: 'regi', name: 'Régi', active: false },
    { site: 'g7', slug: 'adat', name: 'Adat' },
    { site: 'sister', slug: 'erdely', name: 'Erdély' },
  ],
  authors: [
    { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatar: '/uploads/avatar-kiss-anna.jpg' },
    { slug: 'orsi-bela', name: 'Őrsi Béla', title: 'szerkesztő', avatar: null },
  ],
  articles: [
    article('friss', {
      title: 'Árvíztűrő tükörfúrógép',
      lead: 'A képviselők a vízről vitáznak.',
      tags: ['Árvíz', 'Víz'],
      flags: ['legfontosabb'],
      publishedAt: now - 600,
      updatedAt: now - 60,
      alsoIn: ['sport'],
    }),
    article('hosszu', {
      type: 'longform',
      pages: ['<p>Első oldal a kombájnról, a tűnél.</p>', '<p>Második oldal.</p>'],
      publishedAt: now - 2 * hour,
      flags: ['kedvenc'],
      subtitle: 'Alcím',
    }),
    article('elo', {
      type: 'liveblog',
      flags: ['live'],
      publishedAt: now - 3 * hour,
      posts: [
        ...Array.from({ length: 33 }, (_, at) => ({
          title: `Poszt ${at}`,
          html: `<p>${at}</p>`,
          publishedAt: now - 3 * hour + (33 - at) * 60,
        })),
        { title: 'Kitűzve', html: '<p>!</p>', publishedAt: now - 3 * hour, pinned: true },
      ],
    }),
    article('rejtett', { active: false }),
    article('jovo', { publishedAt: now + hour }),
    article('megszunt', { section: 'regi' }),
    article('angol', { english: true, section: null, publishedAt: now - 5 * hour }),
    article('partner', { flags: ['pr'], ctUrl: 'https://partner.example/', publishedAt: now - 6 * hour }),
    article('adatos', {
      site: 'g7',
      section: 'adat',
      publishedAt: now - 4 * hour,
      mirroring: ['sister'],
      authors: ['orsi-bela', 'kiss-anna'],
    }),
    article('erdelyi', { site: 'sister', section: 'erdely', publishedAt: now - 7 * hour }),
    ...many,
  ],
  blocks: [
    {
      site: 'main',
      place: 'news',
      position: 1000,
      layout: 'breaking',
      title: 'Most',
      path: null,
      shelf: { of: 'flag', value: 'legfontosabb' },
      size: 1,
      maxAge: hour,
    },
    {
      site: 'main',
      place: 'news',
      position: 1,
      layout: 'lead',
      title: '',
      path: null,
      shelf: { of: 'newest' },
      size: 2,
      picks: ['hosszu'],
    },
    {
      site: 'main',
      place: 'news',
      position: 2,
      layout: 'list',
      title: 'Sport',
      path: '/rovat/sport',
      shelf: { of: 'section', value: 'sport' },
      size: 3,
    },
    {
      site: 'main',
      place: 'news',
      position: 3,
      layout: 'list',
      title: 'Üres',
      path: null,
      shelf: { of: 'flag', value: 'nincs' },
      size: 3,
    },
    {
      site: 'main',
      place: 'auto-2',
      position: 1,
      layout: 'row',
      title: 'Kedvenc',
      path: null,
      shelf: { of: 'flag', value: 'kedvenc' },
      size: 3,
    },
    {
      site: 'main',
      place: 'boxes',
      position: 1,
      layout: 'strip',
      title: 'G7',
      path: '/g7',
      of: 'g7',
      shelf: { of: 'site' },
      size: 4,
    },
  ],
  menus: [{ site: 'main', menu: 'main', items: [{ label: 'Belföld', url: '/rovat/belfold' }] }],
  documents: [{ site: 'main', slug: 'elvek', title: 'Elvek', lead: 'Lead', html: '<p>Szabály.</p>', updatedAt: now }],
  staff: [
    {
      site: 'main',
      name: 'Szerkesztők',
      members: [
        { name: 'Kiss Anna', title: 'szerkesztő', author: 'kiss-anna' },
        { name: 'Más Valaki', title: 'grafikus' },
      ],
    },
  ],
  podcasts: [
    {
      slug: 'hang',
      name: 'Hang',
      page: '/cimke/hang',
      episodes: Array.from({ length: 6 }, (_, at) => ({
        slug: `ep-${at}`,
        title: `Adás ${at}`,
        sourceUrl: `/audio/${at}.mp3`,
        image: null,
        duration: 60 * at,
        publishedAt: now - at * hour,
        ...(at === 0 ? { article: 'hosszu' } : {}),
      })),
    },
  ],
  uniques: [{ site: 'main', slug: 'frontpage-podcast-block-position', content: '3' }],
  uniqueGroups: [
    {
      id: 27,
      slug: 'after',
      uniques: [
        { slug: 'after-main', content: '<p>Egy.</p>' },
        { slug: 'after-youtube', content: '<p>Kettő.</p>' },
      ],
    },
  ],
  settings: [
    {
      site: 'main',
      searchPlaceholders: ['árvíz'],
      trendingTags: ['Árvíz'],
      weatherData: { place: 'Budapest', celsius: 3, sky: 'derült' },
      componentSetup: { donations: '1', refreshQuiz: '0' },
    },
  ],
};
