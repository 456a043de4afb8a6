import { openDraw } from '../built/templates/draw.ts';
import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { countyTiles } from './counties.ts';
import { parties, type PartyKey } from './parties.ts';

const draw = openDraw('valasztas-2024');
const supplement = 'valasztas-2024';
const keys: readonly PartyKey[] = ['folkozel', 'folkozel', 'holnap', 'folkozel', 'otthon', 'folkozel', 'holnap'];

const tiles = countyTiles.map(([code, name, row, column], at) => {
  const party = parties[name === 'Budapest' ? 'holnap' : (keys[at % keys.length] ?? 'folkozel')];
  return { code, name, row, column, colour: party.colour, winner: party.name, value: draw.whole(541, 648) / 10 };
});

const rows = (shares: readonly (readonly [PartyKey, number, number, number])[]): readonly object[] =>
  shares.map(([key, votes, percent, seats]) => ({
    name: parties[key].name,
    colour: parties[key].colour,
    votes,
    percent,
    seats,
  }));

export const localElection2024: readonly SupplementData[] = [
  {
    supplement,
    path: 'adatok',
    blocks: [
      {
        type: 'tile-map',
        title: 'Ki nyerte a vármegyei közgyűlést?',
        note: 'Budapestnél a fővárosi lista győztese. A szám a részvétel százalékban.',
        unit: 'Vármegye',
        measure: 'Részvétel (%)',
        tiles,
      },
      {
        type: 'frame',
        title: 'Településkereső',
        note: 'Polgármesterek és képviselő-testületek mind a 3177 önkormányzatban.',
        src: 'https://adatok.taviro.example/melleklet/telepulesek-2024',
      },
    ],
  },
  {
    supplement,
    path: 'adatok/megyek',
    blocks: [
      {
        type: 'shares',
        title: 'Vármegyei közgyűlések, országosan',
        note: 'A 19 közgyűlés listás szavazatai együtt, a főváros és a megyei jogú városok nélkül.',
        rows: rows([
          ['folkozel', 902_310, 38.12, 164],
          ['holnap', 611_407, 25.83, 107],
          ['otthon', 398_622, 16.84, 68],
          ['gazdak', 231_915, 9.8, 31],
          ['zold', 121_640, 5.14, 8],
          ['tanya', 100_981, 4.27, 3],
        ]),
      },
    ],
  },
  {
    supplement,
    path: 'adatok/budapest',
    blocks: [
      {
        type: 'shares',
        title: 'Fővárosi Közgyűlés',
        note: 'A fővárosi lista szavazatai; 32 mandátum kel el a listáról.',
        rows: rows([
          ['holnap', 281_774, 34.9, 12],
          ['folkozel', 203_112, 25.16, 9],
          ['varosok', 158_049, 19.58, 7],
          ['zold', 91_204, 11.3, 4],
          ['otthon', 36_418, 4.51, 0],
          ['tanya', 36_752, 4.55, 0],
        ]),
      },
      {
        type: 'participation',
        title: 'Részvétel Budapesten',
        note: 'A függőleges vonal a 2019-es önkormányzati választás azonos időpontja.',
        series: '2024',
        earlierSeries: '2019',
        hours: [
          ['7.00', 2.41, 2.1],
          ['9.00', 12.06, 11.2],
          ['11.00', 27.34, 24.89],
          ['13.00', 38.91, 35.02],
          ['15.00', 47.85, 42.61],
          ['17.00', 55.73, 48.9],
          ['18.30', 60.12, 51.47],
        ].map(([hour, percent, earlier]) => ({ hour, percent, earlier })),
      },
    ],
  },
];
