import { type SiteKey, siteKeys } from '../../origin/database/schema/origin-site.ts';
import { surroundings } from './surroundings.ts';
import type { SiteSettings } from '../../origin/content/newsroom-content.ts';

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

const placeholders: Readonly<Partial<Record<SiteKey, readonly string[]>>> = {
  main: ['árvíz az Ildón', 'vasútfelújítás', 'lakbér', 'Kövesdombár', 'háziorvos', 'kézilabda'],
  after: ['filmkritika', 'lángosteszt', 'koncert', 'sorozat'],
  g7: ['lakáshitel', 'infláció', 'bérek', 'megtakarítás'],
  karakter: ['portré', 'költözés', 'alvás', 'vonattal'],
  sister: ['Székelyföld', 'iskola', 'fazekasvásár', 'közügyek'],
};

const lines: Readonly<Partial<Record<SiteKey, readonly object[]>>> = {
  main: [
    {
      avCode: 'https://hirdetes.example/sor?hely=[location]&ido=[timestamp]&gdpr=[gdpr_consent]',
      ctLink: 'https://harmat.example/lakashitel',
      cssClass: '',
      description: 'Harmat Takarékpénztár: mennyi törlesztő fér bele? Kiszámoljuk.',
      active: true,
      listPage: true,
      mainSuperTags: ['gazdasag'],
    },
  ],
  g7: [
    {
      avCode: '',
      ctLink: 'https://harmat.example/vallalkozas',
      cssClass: '',
      description: 'Számlavezetés kisvállalkozásoknak a Harmat Takarékpénztártól',
      active: true,
      frontPageSlug: 'g7',
    },
  ],
};

export const settings: readonly SiteSettings[] = siteKeys.map((site) => ({
  site,
  searchPlaceholders: placeholders[site] ?? [],
  assetsUrl: '',
  componentSetup: { donations: '0', refreshQuiz: '0' },
  exchangesRates: site === 'sister' ? lei : forints,
  pipStatus: noPip,
  sponsoredLines: lines[site] ?? [],
  ...surroundings(site),
}));
