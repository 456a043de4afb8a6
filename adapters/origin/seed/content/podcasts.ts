import { coverPath } from '../picture-paths.ts';
import type { CoverWish } from '../picture-paths.ts';
import type { SeedPodcast, SiteKey } from '../seed-world.ts';

interface Show {
  readonly slug: string;
  readonly name: string;
  readonly site: SiteKey;
  readonly page: string;
  readonly cover: CoverWish;
  /** Hours between the first start and the newest episode. */
  readonly newest: number;
  readonly episodes: readonly (readonly [slug: string, title: string, minutes: number])[];
}

const shows: readonly Show[] = [
  {
    slug: 'harmadik-hullamhossz', name: 'Harmadik hullámhossz', site: 'main', page: '/cimke/harmadik-hullamhossz', cover: { motif: 'radio', variant: 1 }, newest: 7,
    episodes: [
      ['gat-es-szandek', 'Gát és szándék: mire jó egy árvíz utáni jelentés?', 41], ['ki-irja-a-kiirast', 'Ki írja a kiírást? Közbeszerzés kezdőknek', 37], ['a-hetedik-oldal', 'A hetedik oldal: egy eltűnt jegyzőkönyv nyomában', 52], ['tizenegy-gyerek', 'Tizenegy gyerek és egy iskola', 33],
      ['mennyit-er-egy-szavazat', 'Mennyit ér egy szavazat? Részvétel, vidék, unalom', 46], ['vonat-menetrend-nelkul', 'Vonat menetrend nélkül', 29], ['a-lakber-ara', 'A lakbér ára', 38], ['levelek-a-szerkesztoseghez', 'Levelek a szerkesztőséghez', 44],
    ],
  },
  {
    slug: 'kamatos-kamat', name: 'Kamatos kamat', site: 'g7', page: '/g7/podcast', cover: { motif: 'coins', variant: 1 }, newest: 26,
    episodes: [
      ['mit-mond-az-inflacio', 'Mit mond az infláció, ha nem kiabál?', 35], ['tartsuk-parnaban', 'Tartsuk párnában? Megtakarítás kis pénzből', 31], ['a-garazscegek-vege', 'A garázscégek vége', 48], ['egy-kenyer-utja', 'Egy kenyér útja', 27], ['torlesztes-elott', 'Törlesztés előtt: öt kérdés a bankhoz', 39],
      ['aki-nyugdijra-gyujt', 'Aki nyugdíjra gyűjt, és aki nem tud', 42], ['negynapos-het', 'Négynapos hét, ötnapos gondok', 36], ['az-adat-nem-velemeny', 'Az adat nem vélemény, de', 33],
    ],
  },
  {
    slug: 'nyolcadik-sor', name: 'Nyolcadik sor', site: 'after', page: '/cimke/nyolcadik-sor', cover: { motif: 'cinema', variant: 1 }, newest: 50,
    episodes: [
      ['kisvarosi-mozi', 'Kisvárosi mozi, nagy vászon', 43], ['a-csend-dramaturgiaja', 'A csend dramaturgiája', 51], ['lemez-amit-nem-adunk-kolcson', 'Lemez, amit nem adunk kölcsön', 47], ['sorozatok-kozepe', 'Mi történik a sorozatok közepén?', 38], ['a-palacsinta-elmelete', 'A palacsinta elmélete', 30],
      ['festivalrol-haza', 'Fesztiválról haza, gyalog', 45], ['betuk-a-falon', 'Betűk a falon', 34], ['taps-vagy-sohaj', 'Taps vagy sóhaj?', 40],
    ],
  },
];

const hour = 3600;

/** Three podcasts with eight weekly episodes each; `now` is the first start. */
export const podcastsAt = (now: number): readonly SeedPodcast[] =>
  shows.map(({ slug, name, page, site, cover, newest, episodes }) => ({
    slug, name, page,
    episodes: episodes.map(([episode, title, minutes], at) => ({
      slug: episode, title, sourceUrl: `/audio/${slug}/${episode}.mp3`, image: coverPath(site, cover), duration: minutes * 60 + ((at * 17) % 60), publishedAt: now - (newest + at * 24 * 7) * hour,
    })),
  }));
