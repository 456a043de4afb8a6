import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { type Group, groupMatches, knockOut, moment, standingsOf } from './tournament.ts';

const groups: readonly Group[] = [
  ['A csoport', ['Németország', 'Skócia', 'Magyarország', 'Svájc'], '2-0 1-1 2-1 1-1 1-1 1-2'],
  ['B csoport', ['Spanyolország', 'Horvátország', 'Olaszország', 'Albánia'], '2-1 1-0 1-1 1-1 0-2 1-1'],
  ['C csoport', ['Szlovénia', 'Dánia', 'Szerbia', 'Anglia'], '1-1 0-1 1-0 1-1 2-1 2-0'],
  ['D csoport', ['Lengyelország', 'Hollandia', 'Ausztria', 'Franciaország'], '1-2 1-1 1-1 2-1 1-0 2-2'],
  ['E csoport', ['Belgium', 'Szlovákia', 'Románia', 'Ukrajna'], '1-0 2-2 2-0 1-1 0-1 1-1'],
  ['F csoport', ['Törökország', 'Grúzia', 'Portugália', 'Csehország'], '2-1 3-1 1-2 1-1 1-0 1-1'],
];

const venues = [
  'Berlin',
  'München',
  'Dortmund',
  'Gelsenkirchen',
  'Köln',
  'Hamburg',
  'Düsseldorf',
  'Stuttgart',
  'Lipcse',
  'Frankfurt',
];
const hours = ['15', '18', '21'];
const matches = groupMatches(groups, {
  venues,
  at: (matchDay, place) =>
    moment(`2024-06-14T${hours[place % 3]}:00+02:00`) + (matchDay * 4 + Math.floor(place / 3)) * 86_400,
});

const finals = knockOut([
  'Nyolcaddöntő; 2024-06-29T18:00+02:00; Magyarország 1-0 Olaszország; Berlin',
  'Nyolcaddöntő; 2024-06-29T21:00+02:00; Németország 1-1 Dánia (5-4); Dortmund',
  'Nyolcaddöntő; 2024-06-30T18:00+02:00; Anglia 2-1 Törökország; Gelsenkirchen',
  'Nyolcaddöntő; 2024-06-30T21:00+02:00; Spanyolország 2-0 Ausztria; Köln',
  'Nyolcaddöntő; 2024-07-01T18:00+02:00; Franciaország 1-0 Csehország; Düsseldorf',
  'Nyolcaddöntő; 2024-07-01T21:00+02:00; Portugália 2-1 Szlovénia; Frankfurt',
  'Nyolcaddöntő; 2024-07-02T18:00+02:00; Belgium 1-0 Svájc; München',
  'Nyolcaddöntő; 2024-07-02T21:00+02:00; Hollandia 2-1 Ukrajna; Lipcse',
  'Negyeddöntő; 2024-07-05T18:00+02:00; Spanyolország 2-1 Németország; Stuttgart',
  'Negyeddöntő; 2024-07-05T21:00+02:00; Portugália 1-2 Franciaország; Hamburg',
  'Negyeddöntő; 2024-07-06T18:00+02:00; Anglia 2-1 Magyarország; Düsseldorf',
  'Negyeddöntő; 2024-07-06T21:00+02:00; Hollandia 2-2 Belgium (4-2); Berlin',
  'Elődöntő; 2024-07-09T21:00+02:00; Spanyolország 1-2 Franciaország; München',
  'Elődöntő; 2024-07-10T21:00+02:00; Hollandia 2-0 Anglia; Dortmund',
  'Döntő; 2024-07-14T21:00+02:00; Franciaország 1-2 Hollandia; Berlin',
]);

const all = [...matches, ...finals];

/** Name, team, goals, yellow cards, second yellows, red cards. */
const players = (
  [
    ['Marek Dvorský', 'Csehország', 2, 3, 0, 0],
    ['Alonso Vidarte', 'Spanyolország', 5, 1, 0, 0],
    ['Kasper Lindegaard', 'Dánia', 3, 2, 0, 0],
    ['Dombrády Bence', 'Magyarország', 3, 2, 0, 0],
    ['Ruben Valadares', 'Portugália', 3, 1, 0, 0],
    ['Jonas Altenburg', 'Németország', 3, 2, 0, 0],
    ['Cem Yıldıray', 'Törökország', 2, 3, 1, 0],
    ['Thijs van Ommen', 'Hollandia', 4, 0, 0, 0],
    ['Harry Whitlock', 'Anglia', 2, 1, 0, 0],
    ['Lukas Brandstötter', 'Ausztria', 2, 2, 0, 0],
    ['Mathis Delcourt', 'Belgium', 2, 1, 0, 0],
    ['Íñigo Larraín', 'Spanyolország', 2, 2, 0, 0],
    ['Szederkényi Áron', 'Magyarország', 1, 3, 0, 0],
    ['Giorgi Beradze', 'Grúzia', 1, 2, 0, 0],
    ['Pietro Salvemini', 'Olaszország', 1, 3, 0, 1],
    ['Craig Dunmore', 'Skócia', 1, 3, 0, 0],
    ['Emil Søndergaard', 'Dánia', 1, 1, 0, 0],
    ['Jan Kowalczewski', 'Lengyelország', 1, 2, 0, 0],
    ['Ondrej Havlíček', 'Szlovákia', 1, 2, 0, 0],
    ['Reto Aebersold', 'Svájc', 1, 2, 0, 0],
    ['Ardit Kelmendi', 'Albánia', 0, 2, 1, 0],
    ['Nikola Vukmirić', 'Szerbia', 0, 3, 0, 0],
    ['Burak Erdoğmuş', 'Törökország', 0, 2, 0, 1],
    ['Harsányfalvi Márk', 'Magyarország', 0, 2, 0, 0],
    ['Andrij Kovtunenko', 'Ukrajna', 1, 1, 0, 0],
    ['Mihai Drăgulescu', 'Románia', 1, 2, 0, 0],
    ['Žan Petrovčič', 'Szlovénia', 1, 1, 0, 0],
    ['Domagoj Perišin', 'Horvátország', 1, 2, 1, 0],
  ] as const
).map(([name, team, goals, yellow, yellowred, red]) => ({ name, team, goals, yellow, yellowred, red }));

const topList = (path: string, title: string, counts: string, note = '') => ({
  supplement: 'eb-2024',
  path,
  blocks: [{ type: 'top-list', title, note, counts, players }],
});

export const euro2024: readonly SupplementData[] = [
  {
    supplement: 'eb-2024',
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
    supplement: 'eb-2024',
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
    supplement: 'eb-2024',
    path: 'csoportok',
    blocks: [
      {
        type: 'groups',
        title: 'Csoportok',
        note: 'A négy legjobb harmadik is a nyolcaddöntőbe jutott.',
        through: 2,
        rows: standingsOf(groups, matches),
      },
    ],
  },
  topList('gollovok', 'Góllövők', 'goals', 'Öngólok és a tizenegyespárbajok góljai nélkül.'),
  topList('sarga-lapok', 'Sárga lapok', 'yellow'),
  topList('piros-lapok', 'Piros lapok', 'red', 'A második sárga lap utáni kiállításokkal együtt.'),
];
