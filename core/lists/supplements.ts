export interface SupplementTab {
  readonly label: string;
  /** What follows the supplement's own path; empty for its articles. */
  readonly subPath: string;
}

/** A collection of articles on one topic under /melleklet/{slug} (spec §2.3). */
export interface Supplement {
  readonly slug: string;
  readonly title: string;
  readonly tabs: readonly SupplementTab[];
}

const articles: SupplementTab = { label: 'Cikkek', subPath: '' };
const tab = (label: string, subPath: string): SupplementTab => ({ label, subPath });

const war: readonly SupplementTab[] = [
  articles, tab('Összefoglalók', 'osszefoglalok'), tab('Helyszíni riportok', 'riportok'), tab('Elemzések', 'elemzesek'),
];

/** Every supplement with the tabs of its bar, the first of which lists its articles (spec §2.3). */
export const supplements: readonly Supplement[] = [
  { slug: 'tokio-2020', title: 'Tokió 2020', tabs: [articles, tab('Éremtáblázat', 'eremtablazat')] },
  {
    slug: 'foci-vb-2022', title: 'Foci-vb 2022',
    tabs: [articles, tab('Menetrend', 'menetrend'), tab('Eredmények', 'eredmenyek'), tab('Csoportok', 'csoportok')],
  },
  {
    slug: 'eb-2024', title: 'Eb 2024',
    tabs: [
      articles, tab('Menetrend', 'menetrend'), tab('Eredmények', 'eredmenyek'), tab('Csoportok', 'csoportok'),
      tab('Góllövők', 'gollovok'), tab('Sárga lapok', 'sarga-lapok'), tab('Piros lapok', 'piros-lapok'),
    ],
  },
  {
    slug: 'parizs-2024', title: 'Párizs 2024',
    tabs: [articles, tab('Menetrend', 'menetrend'), tab('Magyarok', 'magyarok'), tab('Éremtáblázat', 'eremtablazat')],
  },
  { slug: 'orosz-ukran-valsag', title: 'Orosz–ukrán válság', tabs: war },
  { slug: 'orosz-ukran-haboru', title: 'Orosz–ukrán háború', tabs: war },
  {
    slug: 'valasztas-2022', title: 'Választás 2022',
    tabs: [
      articles, tab('Részvétel', 'reszvetel'), tab('Egyéni körzetek', 'korzetek'), tab('Országos listák', 'listak'),
      tab('Tippjáték', 'tippjatek'),
    ],
  },
  { slug: 'valasztas-2024', title: 'Választás 2024', tabs: [articles, tab('Tudnivalók', 'tudnivalok'), tab('Adatok', 'adatok'), tab('Műsorok', 'musorok')] },
  {
    slug: 'ep-2024', title: 'EP-választás 2024',
    tabs: [
      articles, tab('Tudnivalók', 'tudnivalok'), tab('Adatok', 'adatok'), tab('Műsorok', 'musorok'),
      tab('Pártlisták', 'partlistak'), tab('EP-frakciók', 'frakciok'), tab('Mandátumok', 'mandatumok'),
    ],
  },
  { slug: 'usa-2024', title: 'USA 2024', tabs: [articles, tab('Adatok', 'adatok'), tab('Elemzések', 'elemzesek'), tab('Műsorok', 'musorok')] },
];
