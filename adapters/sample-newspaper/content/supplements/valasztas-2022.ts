import { openDraw } from '../built/templates/draw.ts';
import { people } from '../built/people.ts';
import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { slugOf } from '../../../origin/content/slug-of.ts';
import { constituencySeats } from './counties.ts';
import { parties, type PartyKey } from './parties.ts';

const draw = openDraw('valasztas-2022');
const person = (): string => `${draw.next(people.surnames)} ${draw.next(people.givenNames)}`;

const strength: Readonly<Record<PartyKey, readonly [town: number, country: number]>> = {
  folkozel: [30, 36],
  holnap: [34, 30],
  otthon: [11, 14],
  zold: [9, 4],
  varosok: [12, 4],
  gazdak: [3, 8],
  tanya: [2, 3],
};

const candidatesOf = (voters: number, isTown: boolean) => {
  const wish = (Object.keys(strength) as PartyKey[]).map(
    (key) => [key, Math.max(1, strength[key][isTown ? 0 : 1] + draw.whole(-6, 6))] as const,
  );
  const all = wish.reduce((sum, [, points]) => sum + points, 0);
  return wish.map(([key, points], at) => ({
    name: person(),
    party: parties[key].name,
    // Less than one point apart: two candidates never tie.
    votes: Math.round((voters * points) / all) - at * 41,
  }));
};

const units = constituencySeats.flatMap(([county, towns]) =>
  towns.split(', ').map((seat, at) => {
    const turnout = draw.whole(5_850, 7_460) / 100;
    const name = `${county} ${at + 1}.`;
    return {
      slug: slugOf(name),
      name,
      seat,
      county,
      turnout,
      candidates: candidatesOf(Math.round(74_000 * (turnout / 100)), county === 'Budapest' || at === 0),
    };
  }),
);

export const unitsWon = (county: string, party: string): number =>
  units.filter(
    (unit) =>
      unit.county === county && unit.candidates.toSorted((one, other) => other.votes - one.votes)[0]?.party === party,
  ).length;

const hours = [
  ['7.00', 1.82, 2.24],
  ['9.00', 10.31, 13.17],
  ['11.00', 25.77, 29.93],
  ['13.00', 40.01, 42.32],
  ['15.00', 52.75, 53.64],
  ['17.00', 62.92, 63.21],
  ['18.30', 67.8, 68.13],
] as const;

const lists = (
  [
    ['folkozel', 1_912_480, 35.41, 63],
    ['holnap', 1_704_112, 31.55, 48],
    ['otthon', 705_933, 13.07, 13],
    ['varosok', 421_107, 7.8, 8],
    ['zold', 365_208, 6.76, 6],
    ['gazdak', 182_014, 3.37, 0],
    ['tanya', 110_352, 2.04, 0],
  ] as const
).map(([key, votes, percent, seats]) => ({
  name: parties[key].name,
  colour: parties[key].colour,
  votes,
  percent,
  seats,
}));

const minorities = [
  ['Országos Német Önkormányzat', 24_630, 1],
  ['Országos Roma Önkormányzat', 15_842, 0],
  ['Országos Horvát Önkormányzat', 1_760, 0],
  ['Országos Szlovák Önkormányzat', 1_208, 0],
  ['Országos Ruszin Önkormányzat', 645, 0],
  ['Országos Román Önkormányzat', 526, 0],
  ['Országos Szerb Önkormányzat', 418, 0],
  ['Országos Ukrán Önkormányzat', 396, 0],
  ['Országos Szlovén Önkormányzat', 219, 0],
  ['Országos Lengyel Önkormányzat', 281, 0],
  ['Országos Görög Önkormányzat', 232, 0],
  ['Országos Bolgár Önkormányzat', 157, 0],
  ['Országos Örmény Önkormányzat', 163, 0],
] as const;
const minorityVotes = minorities.reduce((sum, [, votes]) => sum + votes, 0);

const supplement = 'valasztas-2022';

export const generalElection2022: readonly SupplementData[] = [
  {
    supplement,
    path: 'reszvetel',
    blocks: [
      {
        type: 'participation',
        title: 'Részvétel óráról órára',
        note: 'A választójoggal rendelkezők arányában. A sávon a függőleges vonal a 2018-as arányt jelöli.',
        series: '2022',
        earlierSeries: '2018',
        hours: hours.map(([hour, percent, earlier]) => ({ hour, percent, earlier })),
      },
      {
        type: 'frame',
        title: 'Részvétel településenként',
        note: 'Az interaktív táblában mind a 3155 település kereshető.',
        src: 'https://adatok.taviro.example/melleklet/reszvetel-2022',
      },
    ],
  },
  {
    supplement,
    path: 'korzetek',
    blocks: [
      {
        type: 'constituencies',
        title: 'Egyéni körzetek',
        note: 'Az előny az első és a második helyezett szavazatainak különbsége.',
        units,
      },
    ],
  },
  {
    supplement,
    path: 'listak',
    blocks: [
      {
        type: 'shares',
        title: 'Pártlisták',
        note: 'A bejutási küszöb 5 százalék. A mandátumoszlop csak a listáról szerzett helyeket mutatja.',
        rows: lists,
      },
    ],
  },
  {
    supplement,
    path: 'listak/nemzetisegek',
    blocks: [
      {
        type: 'shares',
        title: 'Nemzetiségi listák',
        note: 'A nemzetiségi szavazók arányában. A kedvezményes mandátumhoz 23 831 szavazat kellett; a többi lista szószólót küldött.',
        rows: minorities
          .map(([name, votes, seats], at) => ({
            name,
            colour: (at % 7) + 1,
            votes,
            percent: Math.round((votes / minorityVotes) * 10_000) / 100,
            seats,
          }))
          .toSorted((one, other) => other.votes - one.votes),
      },
    ],
  },
];
