import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { type Group, groupMatches, knockOut, moment, standingsOf } from './tournament.ts';

const groups: readonly Group[] = [
  ['A csoport', ['Katar', 'Ecuador', 'Szenegál', 'Hollandia'], '0-1 1-2 1-3 2-1 3-0 1-1'],
  ['B csoport', ['Anglia', 'Irán', 'Egyesült Államok', 'Wales'], '3-1 0-0 1-1 1-1 0-2 1-2'],
  ['C csoport', ['Argentína', 'Szaúd-Arábia', 'Mexikó', 'Lengyelország'], '2-0 1-1 2-1 2-0 1-1 0-2'],
  ['D csoport', ['Franciaország', 'Ausztrália', 'Dánia', 'Tunézia'], '3-0 1-0 2-2 0-1 1-2 1-2'],
  ['E csoport', ['Spanyolország', 'Costa Rica', 'Németország', 'Japán'], '4-0 1-1 1-1 2-0 1-2 0-3'],
  ['F csoport', ['Belgium', 'Kanada', 'Marokkó', 'Horvátország'], '1-0 0-0 1-1 2-1 1-1 0-2'],
  ['G csoport', ['Brazília', 'Szerbia', 'Svájc', 'Kamerun'], '2-0 1-1 1-1 1-2 0-1 2-2'],
  ['H csoport', ['Portugália', 'Ghána', 'Uruguay', 'Dél-Korea'], '2-1 0-0 1-0 1-1 0-2 1-3'],
];

const venues = ['Dóha', 'Luszaíl', 'Er-Rajján', 'El-Hor', 'El-Vakra'];
const hours = ['11', '14', '17', '20'];
const matches = groupMatches(groups, {
  venues,
  at: (matchDay, place) =>
    moment(`2022-11-21T${hours[place % 4]}:00+01:00`) + (matchDay * 4 + Math.floor(place / 4)) * 86_400,
});

const finals = knockOut([
  'Nyolcaddöntő; 2022-12-03T16:00+01:00; Hollandia 2-1 Egyesült Államok; Er-Rajján',
  'Nyolcaddöntő; 2022-12-03T20:00+01:00; Argentína 2-0 Dánia; Dóha',
  'Nyolcaddöntő; 2022-12-04T16:00+01:00; Spanyolország 1-1 Belgium (2-4); El-Vakra',
  'Nyolcaddöntő; 2022-12-04T20:00+01:00; Anglia 1-0 Szenegál; El-Hor',
  'Nyolcaddöntő; 2022-12-05T16:00+01:00; Franciaország 3-1 Lengyelország; Dóha',
  'Nyolcaddöntő; 2022-12-05T20:00+01:00; Brazília 2-1 Uruguay; Luszaíl',
  'Nyolcaddöntő; 2022-12-06T16:00+01:00; Marokkó 1-0 Németország; Er-Rajján',
  'Nyolcaddöntő; 2022-12-06T20:00+01:00; Portugália 2-2 Szerbia (4-3); Luszaíl',
  'Negyeddöntő; 2022-12-09T16:00+01:00; Belgium 1-2 Brazília; Er-Rajján',
  'Negyeddöntő; 2022-12-09T20:00+01:00; Hollandia 0-1 Argentína; Luszaíl',
  'Negyeddöntő; 2022-12-10T16:00+01:00; Marokkó 1-1 Portugália (4-2); Dóha',
  'Negyeddöntő; 2022-12-10T20:00+01:00; Anglia 2-3 Franciaország; El-Hor',
  'Elődöntő; 2022-12-13T20:00+01:00; Argentína 1-0 Brazília; Luszaíl',
  'Elődöntő; 2022-12-14T20:00+01:00; Franciaország 2-2 Marokkó (3-5); El-Hor',
  'Bronzmérkőzés; 2022-12-17T16:00+01:00; Brazília 3-1 Franciaország; Er-Rajján',
  'Döntő; 2022-12-18T16:00+01:00; Argentína 2-1 Marokkó; Luszaíl',
]);

const all = [...matches, ...finals];

export const worldCup2022: readonly SupplementData[] = [
  {
    supplement: 'foci-vb-2022',
    path: 'menetrend',
    blocks: [
      {
        type: 'matches',
        title: 'Menetrend',
        note: 'Minden kezdési idő magyar idő szerint.',
        shows: 'times',
        matches: all,
      },
    ],
  },
  {
    supplement: 'foci-vb-2022',
    path: 'eredmenyek',
    blocks: [
      {
        type: 'matches',
        title: 'Eredmények',
        note: 'A 11-esekkel eldőlt mérkőzéseknél a hosszabbítás utáni állás szerepel.',
        shows: 'scores',
        matches: all,
      },
    ],
  },
  {
    supplement: 'foci-vb-2022',
    path: 'csoportok',
    blocks: [{ type: 'groups', title: 'Csoportok', note: '', through: 2, rows: standingsOf(groups, matches) }],
  },
];
