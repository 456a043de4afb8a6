import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { moment } from './tournament.ts';

type Medals = readonly [country: string, gold: number, silver: number, bronze: number];

const tokyo: readonly Medals[] = [
  ['Egyesült Államok', 36, 38, 31],
  ['Kína', 35, 30, 19],
  ['Japán', 25, 15, 17],
  ['Nagy-Britannia', 21, 20, 22],
  ['Ausztrália', 16, 8, 21],
  ['Németország', 12, 10, 16],
  ['Olaszország', 11, 9, 19],
  ['Franciaország', 10, 13, 11],
  ['Hollandia', 10, 11, 13],
  ['Kanada', 8, 7, 10],
  ['Brazília', 7, 7, 7],
  ['Új-Zéland', 7, 5, 7],
  ['Magyarország', 6, 8, 5],
  ['Dél-Korea', 6, 5, 10],
  ['Kuba', 6, 3, 5],
  ['Lengyelország', 5, 5, 4],
  ['Csehország', 4, 4, 3],
  ['Norvégia', 4, 2, 2],
  ['Kenya', 4, 3, 3],
  ['Svédország', 3, 6, 0],
  ['Svájc', 3, 4, 6],
  ['Dánia', 3, 4, 4],
  ['Horvátország', 3, 3, 2],
  ['Szerbia', 3, 1, 5],
  ['Szlovénia', 3, 1, 1],
  ['Románia', 1, 3, 0],
  ['Szlovákia', 1, 2, 1],
  ['Ausztria', 1, 1, 5],
  ['Ukrajna', 1, 6, 12],
];

const paris: readonly Medals[] = [
  ['Egyesült Államok', 38, 40, 41],
  ['Kína', 37, 28, 24],
  ['Franciaország', 20, 22, 21],
  ['Japán', 19, 12, 14],
  ['Ausztrália', 17, 18, 15],
  ['Hollandia', 14, 8, 11],
  ['Nagy-Britannia', 14, 20, 28],
  ['Olaszország', 12, 13, 14],
  ['Németország', 11, 14, 9],
  ['Dél-Korea', 11, 9, 10],
  ['Kanada', 9, 7, 10],
  ['Új-Zéland', 9, 6, 3],
  ['Magyarország', 7, 6, 6],
  ['Spanyolország', 5, 4, 9],
  ['Kenya', 4, 3, 5],
  ['Norvégia', 4, 1, 3],
  ['Brazília', 3, 7, 10],
  ['Svédország', 4, 4, 3],
  ['Lengyelország', 1, 4, 5],
  ['Románia', 3, 4, 2],
  ['Ukrajna', 3, 5, 4],
  ['Horvátország', 2, 2, 3],
  ['Szerbia', 3, 1, 1],
  ['Csehország', 3, 0, 2],
  ['Ausztria', 2, 0, 3],
  ['Szlovénia', 2, 1, 0],
  ['Szlovákia', 0, 0, 1],
];

const medals = (supplement: string, rows: readonly Medals[], note: string): SupplementData => ({
  supplement,
  path: 'eremtablazat',
  blocks: [
    {
      type: 'medals',
      title: 'Éremtáblázat',
      note,
      own: 'Magyarország',
      rows: rows.map(([country, gold, silver, bronze]) => ({ country, gold, silver, bronze })),
    },
  ],
});

/** Day of July and August 2024, hour; sport; event; venue; Hungarian athletes; outcome. */
const days: readonly (readonly [
  when: string,
  sport: string,
  event: string,
  venue: string,
  who?: string,
  outcome?: string,
])[] = [
  ['07-26T19:30', 'Megnyitóünnepség', '', 'Szajna'],
  [
    '07-27T09:00',
    'Vízilabda',
    'férfiak, A csoport: Magyarország – Ausztrália',
    'Vizes Központ',
    'a férfiválogatott',
    '14–9',
  ],
  ['07-27T10:30', 'Vívás', 'férfi kard, egyéni', 'Grand Palais', 'Körmöczy Bálint, Sajkás Zalán', '5. hely'],
  ['07-27T20:42', 'Úszás', 'női 400 m gyors, döntő', 'La Défense Aréna', 'Patakfalvi Flóra', '6. hely'],
  ['07-28T10:00', 'Cselgáncs', 'női 52 kg', 'Champ-de-Mars', 'Ligetfalvi Réka', '7. hely'],
  ['07-28T20:30', 'Úszás', 'férfi 400 m vegyes, döntő', 'La Défense Aréna', 'Nádaskay Gellért', 'bronzérem'],
  ['07-29T15:00', 'Kézilabda', 'nők: Magyarország – Norvégia', 'Dél-párizsi Aréna', 'a női válogatott', '24–25'],
  ['07-29T20:48', 'Úszás', 'női 100 m hát, elődöntő', 'La Défense Aréna', 'Ormándi Luca', 'döntős'],
  ['07-30T20:40', 'Úszás', 'férfi 200 m pillangó, döntő', 'La Défense Aréna', 'Váradszegi Máté', 'aranyérem'],
  ['07-31T14:00', 'Párbajtőrvívás', 'női csapat, döntő', 'Grand Palais', 'a női párbajtőrcsapat', 'ezüstérem'],
  ['07-31T20:20', 'Úszás', 'női 200 m pillangó, elődöntő', 'La Défense Aréna', 'Gyöngyvári Emma', 'döntős'],
  ['08-01T09:30', 'Evezés', 'férfi kettes, döntő', 'Vaires-sur-Marne', 'Kaszálós és Mezőhegyi', '4. hely'],
  ['08-01T20:36', 'Úszás', 'női 200 m pillangó, döntő', 'La Défense Aréna', 'Gyöngyvári Emma', 'bronzérem'],
  ['08-02T10:05', 'Atlétika', 'női súlylökés, selejtező', 'Stade de France', 'Tömörkényi Hanna', 'nem jutott tovább'],
  ['08-03T18:00', 'Sportlövészet', 'férfi 50 m puska, döntő', 'Châteauroux', 'Pernyész Dániel', 'bronzérem'],
  ['08-04T19:30', 'Öttusa', 'edzőnap', 'Versailles'],
  ['08-05T14:00', 'Birkózás', 'férfi kötöttfogás 97 kg, elődöntő', 'Champ-de-Mars', 'Bodrogvári Kristóf', 'döntős'],
  ['08-06T10:00', 'Kajak-kenu', 'férfi K–1 1000 m, előfutam', 'Vaires-sur-Marne', 'Zentelki Ádám', 'továbbjutott'],
  ['08-06T19:30', 'Birkózás', 'férfi kötöttfogás 97 kg, döntő', 'Champ-de-Mars', 'Bodrogvári Kristóf', 'aranyérem'],
  [
    '08-07T14:00',
    'Vízilabda',
    'férfiak, negyeddöntő: Magyarország – Olaszország',
    'La Défense Aréna',
    'a férfiválogatott',
    '12–10',
  ],
  ['08-08T13:30', 'Kajak-kenu', 'női K–4 500 m, döntő', 'Vaires-sur-Marne', 'a női négyes', 'ezüstérem'],
  ['08-08T18:00', 'Taekwondo', 'női 57 kg', 'Grand Palais', 'Magyarkúti Lili', '9. hely'],
  ['08-09T12:40', 'Kajak-kenu', 'férfi K–2 500 m, döntő', 'Vaires-sur-Marne', 'Jakabfalvy és Szárhegyi', 'aranyérem'],
  ['08-09T20:10', 'Atlétika', 'női gerelyhajítás, döntő', 'Stade de France', 'Csomortáni Anna', '8. hely'],
  ['08-10T11:30', 'Kajak-kenu', 'női K–1 500 m, döntő', 'Vaires-sur-Marne', 'Egervölgyi Tekla', 'aranyérem'],
  ['08-10T17:30', 'Öttusa', 'férfi döntő', 'Versailles', 'Fertályos Ákos', 'ezüstérem'],
  ['08-11T11:00', 'Öttusa', 'női döntő', 'Versailles', 'Harsányfalvi Kinga', 'aranyérem'],
  [
    '08-11T14:00',
    'Vízilabda',
    'férfiak, bronzmérkőzés: Magyarország – Egyesült Államok',
    'La Défense Aréna',
    'a férfiválogatott',
    'bronzérem',
  ],
  ['08-11T21:00', 'Záróünnepség', '', 'Stade de France'],
];

const events = days.map(([when, sport, event, venue, who, outcome = '']) => ({
  at: moment(`2024-${when}+02:00`),
  sport,
  event,
  venue,
  who: who === undefined ? [] : who.split(', '),
  outcome,
}));

const schedule = (path: string, title: string, note: string, shown: readonly object[]): SupplementData => ({
  supplement: 'parizs-2024',
  path,
  blocks: [{ type: 'schedule', title, note, events: shown }],
});

export const olympics: readonly SupplementData[] = [
  medals(
    'tokio-2020',
    tokyo,
    'Arany-, ezüst- és bronzérmek szerint rendezve; csak a legalább három érmet szerző országok.',
  ),
  medals(
    'parizs-2024',
    paris,
    'Arany-, ezüst- és bronzérmek szerint rendezve; válogatás a legeredményesebb országokból és a környező államokból.',
  ),
  schedule(
    'menetrend',
    'Menetrend',
    'Minden kezdési idő magyar idő szerint; a program a fontosabb döntőkre szűkítve.',
    events.map((event) => ({ ...event, who: [] })),
  ),
  schedule(
    'magyar-esemenyek',
    'Magyar események',
    'Minden kezdési idő magyar idő szerint.',
    events.filter(({ who }) => who.length > 0),
  ),
];
