import type { WorldArticle, WorldPost } from './world.ts';

/** 2025-01-01T00:00:00Z: long enough ago for every clock. */
export const newYear = 1_735_689_600;
const hour = 3600;

const posts: readonly WorldPost[] = [
  { slug: 'elo-arviz-kituzott', title: 'Amit tudni kell', html: '<p>Az utak zárva.</p>', publishedAt: newYear + 20 * hour, pinned: true },
  ...Array.from({ length: 31 }, (_, at): WorldPost => ({
    slug: `elo-arviz-${31 - at}`, title: at === 30 ? '' : `${31 - at}. bejegyzés`, html: `<p>Vízállás: ${700 + at} centi.</p>`,
    publishedAt: newYear + 24 * hour - at * 600,
  })),
];

/** Twelve more articles of the section belfold, older than all others, so that lists have a second page. */
const fillers = Array.from({ length: 12 }, (_, at): WorldArticle => ({
  site: 'main', type: 'article', slug: `hir-${at + 1}`, title: `Hír a ${at + 1}. napról`, lead: 'Rövid hír.', pages: ['<p>Ennyi történt.</p>'],
  publishedAt: newYear - (at + 1) * 24 * hour, section: 'belfold', tags: ['Hírek'], authors: ['nagy-bela'],
  ...(at === 11 ? { gated: true, pages: ['<p>Ennyi történt.</p><!-- gate --><p>A többi a támogatóké.</p>'] } : {}),
}));

/** Every kind of article that the contract tells apart; dates fall by an hour from the first on. */
const kinds: readonly Omit<WorldArticle, 'publishedAt'>[] = [
  {
    site: 'main', type: 'article', slug: 'elso-hir', title: 'Megnyílt az új híd', lead: 'Három év után átadták a hidat.',
    pages: ['<p>Reggel nyolckor hajtott át az első autó.</p><p>Délután már dugó volt.</p>'], section: 'belfold', tags: ['Árvíz', 'Duna'],
    authors: ['kiss-anna', 'nagy-bela'], flags: ['legfontosabb'], updatedAt: newYear + 60 * hour, version: 3, facebookEngagement: 412, livescoreId: 1001,
    cover: { path: '/uploads/hid.jpg', caption: 'Az új híd', credit: 'Fotó: Kiss Anna' },
  },
  { site: 'main', type: 'liveblog', slug: 'elo-arviz', title: 'Árvíz percről percre', lead: 'Élő közvetítés.', pages: ['<p>Emelkedik a víz.</p>'], section: 'belfold', tags: ['Árvíz'], authors: ['kiss-anna'], flags: ['live'], posts },
  { site: 'main', type: 'longform', slug: 'ket-oldal', title: 'Hosszú történet', lead: 'Két részben.', pages: ['<p>Az első oldal.</p>', '<p>A második oldal.</p>'], section: 'sport', tags: ['Duna'], authors: ['kiss-anna'], flags: ['kedvenc'] },
  { site: 'main', type: 'article', slug: 'tukorfuro', title: 'Árvíztűrő tükörfúrógép a piacon', lead: 'Új gép.', pages: ['<p>Fúr.</p>'], section: 'sport', authors: ['nagy-bela'] },
  { site: 'main', type: 'article', slug: 'partner-cikk', title: 'Ajánlat a partnertől', lead: 'Támogatott tartalom.', pages: ['<p>Vegyék meg.</p>'], section: 'belfold', flags: ['pr'], ctUrl: 'https://partner.example/ajanlat' },
  { site: 'main', type: 'article', slug: 'felnott', title: 'Csak felnőtteknek', lead: 'Kényes.', pages: ['<p>Kényes tartalom.</p>'], section: 'sport', flags: ['adult-content'] },
  { site: 'main', type: 'article', slug: 'english-story', title: 'The bridge is open', lead: 'In English.', pages: ['<p>It is open.</p>'], section: null, english: true, authors: ['kiss-anna'] },
  { site: 'main', type: 'article', slug: 'inaktiv', title: 'Visszavont cikk', lead: 'Nem látszik.', pages: ['<p>Titok.</p>'], section: 'belfold', tags: ['Duna'], active: false },
  { site: 'main', type: 'article', slug: 'regi-rovatban', title: 'Megszűnt rovatban', lead: 'Nem látszik.', pages: ['<p>Titok.</p>'], section: 'regi', tags: ['Duna'] },
  { site: 'main', type: 'article', slug: 'atvett', title: 'Átvett írás', lead: 'Másutt jelent meg először.', pages: ['<p>Átvettük.</p>'], section: 'sport', originatingSite: 'g7', authors: ['kiss-anna'] },
  { site: 'g7', type: 'article', slug: 'adat-cikk', title: 'Adatok a hídról', lead: 'Számokban.', pages: ['<p>Huszonhat milliárd.</p>'], section: 'adat', tags: ['Duna'], authors: ['kiss-anna'] },
  { site: 'g7', type: 'article', slug: 'penz-cikk', title: 'Mennyibe került a híd', lead: 'Sokba.', pages: ['<p>Sokba.</p>'], section: 'penz', mirroring: ['sister'] },
  { site: 'after', type: 'article', slug: 'film-kritika', title: 'Híd a filmvásznon', lead: 'Kritika.', pages: ['<p>Jó film.</p>'], section: 'film' },
  { site: 'karakter', type: 'article', slug: 'test-iras', title: 'Futás a hídon', lead: 'Kilenc kilométer.', pages: ['<p>Fárasztó.</p>'], section: 'test' },
  { site: 'sister', type: 'article', slug: 'erdelyi-hir', title: 'Hír Erdélyből', lead: 'Onnan.', pages: ['<p>Szép idő van.</p>'], section: 'erdely', authors: ['nagy-bela'] },
];

/** Not before its time: nobody lists it yet. */
const future: WorldArticle = {
  site: 'main', type: 'article', slug: 'jovo', title: 'A jövő híre', lead: 'Holnapután.', pages: ['<p>Majd.</p>'],
  publishedAt: 4_102_444_800, section: 'belfold', tags: ['Duna'], authors: ['kiss-anna'],
};

export const contractArticles: readonly WorldArticle[] = [
  future,
  ...kinds.map((article, at): WorldArticle => ({ ...article, publishedAt: newYear + (48 - at) * hour })),
  ...fillers,
];
