import { electionNights } from './election-nights.ts';
import type { SiteKey } from '../../origin/database/schema/origin-site.ts';
import type { SiteSettings } from '../../origin/content/newsroom-content.ts';
import type { GaugePlan, PlacedWidget, WeatherPlan } from '../../origin/editorial/common-data/plans.ts';

const atHome: WeatherPlan = {
  seed: 'távíró',
  towns: [
    { place: 'Budapest', warmer: 0.6 },
    { place: 'Szeged', warmer: 1 },
    { place: 'Pécs', warmer: 0.7 },
    { place: 'Győr', warmer: 0 },
    { place: 'Debrecen', warmer: -0.3 },
    { place: 'Miskolc', warmer: -0.9 },
  ],
  areas: ['Dunántúl', 'Északi-középhegység', 'Alföld', 'Budapest környéke', 'Az Ildó völgye'],
};

const inTransylvania: WeatherPlan = {
  seed: 'távíró',
  towns: [
    { place: 'Kolozsvár', warmer: -1.4 },
    { place: 'Marosvásárhely', warmer: -1.2 },
    { place: 'Csíkszereda', warmer: -4 },
    { place: 'Nagyvárad', warmer: 0.2 },
  ],
  areas: ['Székelyföld', 'Kolozs megye', 'Partium'],
};

const liveBlog = 'ildo-arviz-elo';

/** The flood wave in the live blog: 688 at the first post, then 700 and 708; the forecast is 715. */
const atLudaser: NonNullable<GaugePlan['wave']>['points'] = [
  [-60, 330],
  [-36, 430],
  [-20, 505],
  [-10, 556],
  [0, 687],
  [0.15, 688],
  [1.75, 700],
  [3, 707],
  [5, 708],
  [16, 715],
  [26, 706],
  [48, 640],
  [90, 500],
  [160, 340],
];
const moved = (hours: number, lower: number): NonNullable<GaugePlan['wave']> => ({
  article: liveBlog,
  points: atLudaser.map(([at, level]) => [at + hours, level - lower]),
});

const gauges: readonly GaugePlan[] = [
  { river: 'Ildó', place: 'Ludasér', usual: 210, strays: 60, grades: [560, 620, 680], record: 731, wave: moved(0, 0) },
  {
    river: 'Ildó',
    place: 'Alsóhenye',
    usual: 180,
    strays: 55,
    grades: [490, 545, 600],
    record: 668,
    wave: moved(-4, 62),
  },
  {
    river: 'Ildó',
    place: 'Ildószeg',
    usual: 240,
    strays: 60,
    grades: [450, 505, 560],
    record: 702,
    wave: moved(5, 34),
  },
  { river: 'Karéj', place: 'Kövesdombár', usual: 150, strays: 70, grades: [320, 400, 470], record: 512 },
  { river: 'Zsombó', place: 'Zsombékhalom', usual: 95, strays: 45, grades: [220, 280, 340], record: 371 },
];

const widgets: readonly PlacedWidget[] = [
  { kind: 'minutes' },
  {
    kind: 'promo',
    title: 'Az olvasóinkból élünk',
    text: 'Egy hónapban egy kávé áráért is része lehetsz a szerkesztőségnek.',
    label: 'Támogatom',
    url: '/tamogatas',
  },
];

export const surroundings = (
  site: SiteKey,
): Pick<SiteSettings, 'weatherPlan' | 'gaugePlans' | 'widgets' | 'electionNights'> =>
  site === 'sister'
    ? { weatherPlan: inTransylvania, widgets: [] }
    : { weatherPlan: atHome, gaugePlans: gauges, widgets, ...(site === 'main' && { electionNights }) };
