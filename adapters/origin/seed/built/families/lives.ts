import { life } from '../desks/life.ts';
import type { Family } from '../family.ts';

const callings = [
  { calling: 'órásmester', change: 'a villamosvezetést', craft: 'az órajavítás' },
  { calling: 'méhész', change: 'a banki állását', craft: 'a méhészkedés' },
  { calling: 'orgonaépítő', change: 'a mérnöki irodát', craft: 'az orgonaépítés' },
  { calling: 'falusi tanító', change: 'a fővárosi katedrát', craft: 'a tanítás' },
  { calling: 'komposztmester', change: 'a reklámügynökséget', craft: 'a komposztálás' },
  { calling: 'kovács', change: 'a programozást', craft: 'a kovácsolás' },
  { calling: 'bábkészítő', change: 'az ügyvédi praxist', craft: 'a bábkészítés' },
  { calling: 'juhász', change: 'a kamionozást', craft: 'a juhászat' },
  { calling: 'könyvkötő', change: 'a nyomdát', craft: 'a könyvkötés' },
  { calling: 'kertész', change: 'a kórházi műszakokat', craft: 'a kertészkedés' },
] as const;

/** People, families and rooms. */
export const lives: Family = {
  id: 'lives',
  desk: life,
  authors: ['lorincz-vass-julia'],
  motifs: ['portrait', 'house', 'hands', 'kitchen', 'field'],
  appears: [
    { site: 'karakter', section: 'eletut', count: 46 },
    { site: 'karakter', section: 'csalad', count: 39 },
    { site: 'karakter', section: 'otthon', count: 39 },
  ],
  tags: ['portré', 'falu', 'család', 'otthon', 'váltás', 'kézművesség', 'interjú'],
  roles: ['háziasszony', 'nyugdíjas tanítónő', 'asztalos', 'kétgyerekes apa', 'védőnő'],
  otherRoles: ['szomszéd', 'pszichológus', 'falugondnok', 'családterapeuta', 'régi kolléga'],
  facts: (draw) => ({
    ...draw.next(callings),
    age: String(draw.whole(31, 64)),
    years: String(draw.whole(3, 41)),
    children: draw.next(['két', 'három', 'négy']),
    rooms: draw.next(['két', 'három', 'öt']),
    km: String(draw.whole(18, 260)),
    hour: draw.next(['öt', 'hat', 'fél hat']),
  }),
  angles: [
    {
      // A change.
      titles: [
        'Otthagyta {change}, {calling} lett {at}',
        '{age} évesen kezdte újra {at}',
        '{km} kilométerre a régi élettől',
      ],
      leads: [
        '{age} éves volt, amikor otthagyta {change}. Azt mondja, nem a pénz hiányzik, hanem a villamos hangja.',
        'Nem hősök, nem példaképek: emberek, akik egyszer nemet mondtak.',
      ],
      openings: [
        '{age} éves, és ha kérdezik, azt mondja: most kezdte. A {local} udvaron két tyúk és egy félkész pad fogad.',
        'Tizenkét éve hagyta ott {change}, a munkaruháját azóta is őrzi.',
        '{km} kilométer és két átszállás: ennyire van a régi lakás {from}.',
      ],
    },
    {
      // A craft.
      titles: [
        'Aki reggel {hour} órakor kel: egy {calling} napja',
        '{Craft} és a türelem: beszélgetés {at}',
        'Mit hagyunk a gyerekeinkre? {Craft} {at}',
        'Amikor {craft} már nem munka',
      ],
      leads: [
        'Egy {calling} {at}, aki {years} éve ugyanabban a műhelyben dolgozik, és még mindig talál benne ismeretlent.',
        '{Craft} ma ritka foglalkozás. Egy {local} mester szerint éppen ezért van jövője.',
        'Reggel {hour} órakor kel, este nyolckor már senki sem hívja. Portré.',
      ],
      openings: [
        'A műhely ajtaja kifelé nyílik, mert befelé nem volna hely. {At} vagyunk, egy {calling} birodalmában.',
        'Reggel {hour} órakor már ég a lámpa {at}.',
        'Az első kérdésre nem felel, inkább megmutatja: {craft} ujjakkal kezdődik.',
      ],
    },
    {
      // A family.
      titles: [
        '{Children} gyerek, {rooms} szoba, egy kályha',
        'Három nemzedék egy fedél alatt {at}',
        'A ház, amelyet senki sem akart megvenni',
      ],
      leads: [
        '{Children} gyerekkel költöztek {to}, {rooms} szobába. A kályhát mindenki megtanulta begyújtani.',
        'A család {km} kilométert tett meg, hogy közelebb legyen önmagához. Nem sikerült elsőre.',
        'Egy ház, amelynek minden szobája más évtizedből való, és egy család, amely mindet lakja.',
        'Az asztalnál mindenki egyszerre beszél, és mindenki hall mindent.',
      ],
      openings: [
        'A költözés napján esett, a {children} gyerek a dobozok tetején aludt el.',
        'A {local} ház {rooms} szobás, de mindenki a konyhában lakik.',
      ],
    },
    {
      // Home again.
      titles: ['{years} év után hazaköltözött {to}'],
      leads: ['{years} év külföld után tért haza {to}. A haza közben megváltozott, ő is.'],
      openings: [
        '{km} kilométer és két átszállás: ennyire van a régi lakás {from}.',
        'Azt kérte, hogy ne írjunk róla szépet. Megpróbáljuk.',
      ],
    },
  ],
  details: [
    '{years} éve él itt, és a postás még mindig a régi tulajdonos nevén szólítja.',
    'A tanulóévek nehezek voltak: két télen át kölcsönből élt.',
    '{Craft} nem sietős munka, ezt az árban is nehéz megértetni.',
    'A {children} gyerek közül a legkisebb már tudja, melyik fiókban van a gyalu.',
    'A házat a szomszédok segítségével tették rendbe, cserébe nyáron mindenki itt főz be.',
    'A pénz kevesebb, az idő több, a kettő közt naponta alkudni kell.',
    'A városba havonta egyszer jár, akkor is a könyvtár miatt.',
    'A vendégkönyvben hét nyelven köszönik meg a levest.',
    'Az internet lassú, a szomszéd gyors: így kap híreket.',
    'Szerszámai felét örökölte, a másik felét maga csinálta.',
  ],
  captions: ['A műhelyben {at}', 'Konyhaasztal {at}', 'Ház {at}, kora este'],
};
