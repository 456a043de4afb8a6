import { openDraw } from '../built/templates/draw.ts';
import { people } from '../built/people.ts';
import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { countyTiles } from './counties.ts';
import { parties, type PartyKey } from './parties.ts';

const draw = openDraw('ep-2024');
const supplement = 'ep-2024';
const works = [
  'agrármérnök',
  'tanár',
  'jogász',
  'közgazdász',
  'orvos',
  'polgármester',
  'szociológus',
  'vállalkozó',
  'mérnök',
  'civil szervező',
  'vízügyi szakértő',
  'történész',
  'ápoló',
  'logisztikus',
];
const person = () => ({
  name: `${draw.next(people.surnames)} ${draw.next(people.givenNames)}`,
  work: draw.next(works),
});

const results: readonly (readonly [PartyKey, votes: number, percent: number, seats: number])[] = [
  ['holnap', 1_498_220, 33.12, 8],
  ['folkozel', 1_342_906, 29.69, 7],
  ['otthon', 560_871, 12.4, 3],
  ['varosok', 398_104, 8.8, 2],
  ['zold', 291_337, 6.44, 1],
  ['gazdak', 214_880, 4.75, 0],
  ['tanya', 216_922, 4.8, 0],
];

const tiles = countyTiles.map(([code, name, row, column], at) => {
  const party =
    parties[
      ['Budapest', 'Pest', 'Csongrád-Csanád', 'Baranya', 'Fejér', 'Komárom-Esztergom', 'Győr-Moson-Sopron'].includes(
        name,
      )
        ? 'holnap'
        : at % 9 === 5
          ? 'otthon'
          : 'folkozel'
    ];
  return { code, name, row, column, colour: party.colour, winner: party.name, value: draw.whole(538, 652) / 10 };
});

const factions = [
  { name: 'Egyenlő Európa', short: 'EE', stance: 'radikális baloldal', seats: 44, members: [], colour: 6 },
  {
    name: 'Európai Szociáldemokraták',
    short: 'ESZD',
    stance: 'balközép',
    seats: 138,
    members: ['Nyitott Városok'],
    colour: 2,
  },
  { name: 'Zöld Kontinens', short: 'ZK', stance: 'zöld, föderalista', seats: 56, members: ['Zöld Part'], colour: 3 },
  { name: 'Liberális Unió', short: 'LU', stance: 'liberális', seats: 81, members: [], colour: 5 },
  {
    name: 'Európai Néppárti Szövetség',
    short: 'ENSZ–EP',
    stance: 'jobbközép',
    seats: 190,
    members: ['Holnapután Mozgalom'],
    colour: 1,
  },
  {
    name: 'Nemzetek Reformköre',
    short: 'NRK',
    stance: 'konzervatív',
    seats: 80,
    members: ['Földközel Párt'],
    colour: 7,
  },
  {
    name: 'Szuverén Európa',
    short: 'SZE',
    stance: 'nemzeti radikális',
    seats: 92,
    members: ['Otthon Szövetség'],
    colour: 4,
  },
  { name: 'Függetlenek', short: 'FGL', stance: 'képviselőcsoporton kívül', seats: 39, members: [], colour: 8 },
] as const;

export const europeanElection2024: readonly SupplementData[] = [
  {
    supplement,
    path: 'adatok',
    blocks: [
      {
        type: 'tile-map',
        title: 'Melyik lista győzött vármegyénként?',
        note: 'A szám a részvétel százalékban.',
        unit: 'Vármegye',
        measure: 'Részvétel (%)',
        tiles,
      },
      {
        type: 'shares',
        title: 'Országos eredmény',
        note: 'A bejutási küszöb 5 százalék.',
        rows: results.map(([key, votes, percent, seats]) => ({
          name: parties[key].name,
          colour: parties[key].colour,
          votes,
          percent,
          seats,
        })),
      },
      {
        type: 'frame',
        title: 'Így szavazott a te utcád',
        note: 'Szavazókörönkénti eredmények; az ábra a szerkesztőség adatoldaláról töltődik be.',
        src: 'https://adatok.taviro.example/melleklet/ep-szavazokorok',
      },
    ],
  },
  {
    supplement,
    path: 'adatok/reszvetel',
    blocks: [
      {
        type: 'participation',
        title: 'Részvétel óráról órára',
        note: 'A sávon a függőleges vonal a 2019-es EP-választás azonos időpontja.',
        series: '2024',
        earlierSeries: '2019',
        hours: [
          ['7.00', 2.3, 1.66],
          ['9.00', 11.25, 7.16],
          ['11.00', 25.49, 17.16],
          ['13.00', 36.6, 24.01],
          ['15.00', 44.87, 30.89],
          ['17.00', 52.48, 37.2],
          ['18.30', 57.02, 41.74],
        ].map(([hour, percent, earlier]) => ({ hour, percent, earlier })),
      },
    ],
  },
  {
    supplement,
    path: 'partlistak',
    blocks: [
      {
        type: 'party-lists',
        title: 'Pártlisták',
        note: 'A listák első tizenegy helye.',
        lists: results.map(([key, , , seats]) => ({
          party: parties[key].name,
          colour: parties[key].colour,
          seats,
          candidates: Array.from({ length: seats === 0 ? 6 : 11 }, person),
        })),
      },
    ],
  },
  {
    supplement,
    path: 'frakciok',
    blocks: [{ type: 'factions', title: 'EP-frakciók', note: 'Az alakuló ülés napján, balról jobbra.', factions }],
  },
  {
    supplement,
    path: 'mandatumok',
    blocks: [
      {
        type: 'seats',
        title: 'Az Európai Parlament 720 széke',
        note: 'Az alakuló ülés napján.',
        groups: factions.map(({ name, short, colour, seats }) => ({ name, short, colour, seats })),
      },
      {
        type: 'seats',
        title: 'A 21 magyar mandátum',
        note: 'Balról jobbra a frakciók ülésrendje szerint.',
        groups: (['varosok', 'zold', 'holnap', 'folkozel', 'otthon'] as const).map((key) => ({
          name: parties[key].name,
          short: parties[key].short,
          colour: parties[key].colour,
          seats: results.find(([one]) => one === key)?.[3] ?? 0,
        })),
      },
    ],
  },
];
