import type { SupplementData } from '../../../origin/content/newsroom-content.ts';

/** States on a grid: code, name, row, column, electors, winner (H = Hale, I = Ibarra). */
const states = `ME Maine 0 10 4 I|AK Alaszka 0 0 3 H|VT Vermont 1 9 3 I|NH New Hampshire 1 10 4 I|WA Washington 2 0 12 I|ID Idaho 2 1 4 H|MT Montana 2 2 4 H|ND Észak-Dakota 2 3 3 H|MN Minnesota 2 4 10 I|IL Illinois 2 5 19 I|WI Wisconsin 2 6 10 I|MI Michigan 2 7 15 H|NY New York 2 8 28 I|RI Rhode Island 2 9 4 I|MA Massachusetts 2 10 11 I|OR Oregon 3 0 8 I|NV Nevada 3 1 6 I|WY Wyoming 3 2 3 H|SD Dél-Dakota 3 3 3 H|IA Iowa 3 4 6 H|IN Indiana 3 5 11 H|OH Ohio 3 6 17 H|PA Pennsylvania 3 7 19 I|NJ New Jersey 3 8 14 I|CT Connecticut 3 9 7 I|CA Kalifornia 4 0 54 I|UT Utah 4 1 6 H|CO Colorado 4 2 10 I|NE Nebraska 4 3 5 H|MO Missouri 4 4 10 H|KY Kentucky 4 5 8 H|WV Nyugat-Virginia 4 6 4 H|VA Virginia 4 7 13 I|MD Maryland 4 8 10 I|DE Delaware 4 9 3 I|AZ Arizona 5 1 11 H|NM Új-Mexikó 5 2 5 I|KS Kansas 5 3 6 H|AR Arkansas 5 4 6 H|TN Tennessee 5 5 11 H|NC Észak-Karolina 5 6 16 H|SC Dél-Karolina 5 7 9 H|DC Washington D. C. 5 8 3 I|OK Oklahoma 6 3 7 H|LA Louisiana 6 4 8 H|MS Mississippi 6 5 6 H|AL Alabama 6 6 9 H|GA Georgia 6 7 16 H|HI Hawaii 7 0 4 I|TX Texas 7 3 40 H|FL Florida 7 8 30 H`;

const camps = { H: { colour: 2, winner: 'Warren Hale' }, I: { colour: 1, winner: 'Lucía Ibarra' } } as const;

const tiles = states.split('|').map((line) => {
  const [, code = '', name = '', row, column, value, camp] = /^(\S+) (.+) (\d+) (\d+) (\d+) ([HI])$/.exec(line) ?? [];
  return {
    code,
    name,
    row: Number(row),
    column: Number(column),
    value: Number(value),
    ...camps[camp === 'I' ? 'I' : 'H'],
  };
});

const electors = (winner: string): number =>
  tiles.filter((tile) => tile.winner === winner).reduce((sum, { value }) => sum + value, 0);

const supplement = 'usa-2024';

export const americanElection2024: readonly SupplementData[] = [
  {
    supplement,
    path: 'adatok',
    blocks: [
      {
        type: 'tile-map',
        title: 'Ki vitte az államot?',
        note: 'Minden négyzet egy állam, a szám az elektorok száma. Nebraska és Maine megosztott elektorai egyben szerepelnek.',
        unit: 'Állam',
        measure: 'Elektorok',
        tiles,
      },
      {
        type: 'frame',
        title: 'Csatatérállamok megyénként',
        note: 'Hét állam, 512 megye: az ábra a szerkesztőség adatoldaláról töltődik be.',
        src: 'https://adatok.taviro.example/melleklet/usa-csatater',
      },
    ],
  },
  {
    supplement,
    path: 'adatok/elektorok',
    blocks: [
      {
        type: 'seats',
        title: 'Az 538 elektor',
        note: 'A győzelemhez 270 elektor kell.',
        groups: [camps.I, camps.H].map(({ winner, colour }) => ({
          name: winner,
          short: winner,
          colour,
          seats: electors(winner),
        })),
      },
      {
        type: 'shares',
        title: 'Országos szavazatok',
        note: 'A jelöltekre leadott összes szavazat; a választást nem ez, hanem az elektorok száma dönti el.',
        rows: [
          { name: 'Lucía Ibarra', colour: 1, votes: 76_804_112, percent: 49.31, seats: null },
          { name: 'Warren Hale', colour: 2, votes: 75_190_340, percent: 48.27, seats: null },
          { name: 'Gideon Pratt', colour: 8, votes: 2_104_588, percent: 1.35, seats: null },
          { name: 'egyéb', colour: 5, votes: 1_668_021, percent: 1.07, seats: null },
        ],
      },
    ],
  },
];
