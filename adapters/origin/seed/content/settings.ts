import type { SiteKey } from '../seed-site.ts';
import type { SeedSettings, SeedStaffGroup } from '../seed-world.ts';

const noPip = {
  pipShow: false,
  pipTitle: '',
  pipUrl: '',
  pipOpen: false,
  pipLabel: 'élő',
  pipIsManual: false,
} as const;

const forints = [
  { currency: 'EUR', rate: 396.42, change: -0.31 },
  { currency: 'USD', rate: 361.18, change: 0.24 },
  { currency: 'CHF', rate: 421.9, change: 0.07 },
  { currency: 'GBP', rate: 463.55, change: -0.42 },
  { currency: 'RON', rate: 79.64, change: -0.05 },
];
const lei = [
  { currency: 'EUR', rate: 4.97, change: 0.02 },
  { currency: 'USD', rate: 4.53, change: 0.11 },
  { currency: 'HUF', rate: 0.0126, change: 0.01 },
];

const placeholders: Readonly<Record<SiteKey, readonly string[]>> = {
  main: ['árvíz az Ildón', 'vasútfelújítás', 'lakbér', 'Kövesdombár', 'háziorvos', 'kézilabda'],
  after: ['filmkritika', 'lángosteszt', 'koncert', 'sorozat'],
  g7: ['lakáshitel', 'infláció', 'bérek', 'megtakarítás'],
  karakter: ['portré', 'költözés', 'alvás', 'vonattal'],
  sister: ['Székelyföld', 'iskola', 'fazekasvásár', 'közügyek'],
};

const trending: Readonly<Record<SiteKey, readonly string[]>> = {
  main: ['önkormányzat', 'infláció', 'vasút', 'egészségügy', 'lakhatás', 'Európai Unió'],
  after: ['magyar film', 'könnyűzene', 'kritika', 'étterem'],
  g7: ['infláció', 'bérek', 'lakhatás', 'közpénz'],
  karakter: ['portré', 'falu', 'család', 'mentális egészség'],
  sister: ['oktatás', 'hagyomány', 'Székelyföld', 'önkormányzat'],
};

export const settings: readonly SeedSettings[] = (Object.keys(placeholders) as SiteKey[]).map((site) => ({
  site,
  searchPlaceholders: placeholders[site],
  assetsUrl: '',
  componentSetup: { donations: '0', refreshQuiz: '0' },
  exchangesRates: site === 'sister' ? lei : forints,
  weatherData:
    site === 'sister'
      ? { place: 'Kolozsvár', celsius: 6, sky: 'felhős' }
      : { place: 'Budapest', celsius: 8, sky: 'borult' },
  pipStatus: noPip,
  trendingTags: trending[site],
}));

const member = (name: string, title: string, author?: string) =>
  author === undefined ? { name, title } : { name, title, author };

export const staff: readonly SeedStaffGroup[] = [
  {
    site: 'main',
    name: 'Főszerkesztőség',
    members: [
      member('Harangozó Lívia', 'főszerkesztő'),
      member('Vermesi Bálint', 'főszerkesztő-helyettes, külföld', 'vermesi-balint'),
      member('Petneki Áron', 'vezető szerkesztő'),
    ],
  },
  {
    site: 'main',
    name: 'Belföld és tényfeltárás',
    members: [
      member('Szalkay Dorka', 'újságíró', 'szalkay-dorka'),
      member('Halmágyi Eszter', 'tényfeltáró újságíró', 'halmagyi-eszter'),
      member('Zsombolyai Ferenc', 'publicista', 'zsombolyai-ferenc'),
    ],
  },
  {
    site: 'main',
    name: 'Gazdaság és adat',
    members: [
      member('Füzesséry Andor', 'rovatvezető, adatújságíró', 'fuzessery-andor'),
      member('Tarcsafalvi Noémi', 'gazdasági újságíró', 'tarcsafalvi-noemi'),
    ],
  },
  {
    site: 'main',
    name: 'Tudomány és sport',
    members: [
      member('Őrsi Botond', 'tudományos újságíró', 'orsi-botond'),
      member('Kesztyűs Márk', 'sportújságíró', 'kesztyus-mark'),
    ],
  },
  {
    site: 'main',
    name: 'Kultúra és életmód',
    members: [
      member('Bodolai Lilla', 'rovatvezető', 'bodolai-lilla'),
      member('Lőrincz-Vass Júlia', 'portréíró', 'lorincz-vass-julia'),
    ],
  },
  {
    site: 'main',
    name: 'Kép és hang',
    members: [
      member('Szarvady Miksa', 'fotószerkesztő'),
      member('Ivánkovics Réka', 'grafikus'),
      member('Dallos Péter', 'hangmérnök'),
    ],
  },
  {
    site: 'main',
    name: 'Kiadó',
    members: [
      member('Gerlóczy Anna', 'ügyvezető'),
      member('Mosonyi Tibor', 'fejlesztési vezető'),
      member('Kocsordi Hajnalka', 'olvasószolgálat'),
    ],
  },
  {
    site: 'sister',
    name: 'Szerkesztőség',
    members: [
      member('Ürmösi Kinga', 'főmunkatárs', 'urmosi-kinga'),
      member('Gyergyai Csongor', 'tudósító', 'gyergyai-csongor'),
      member('Bálványosi Előd', 'szerkesztő'),
    ],
  },
];
