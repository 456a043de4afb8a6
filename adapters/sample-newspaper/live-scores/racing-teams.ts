import type { Crest } from '../../origin/database/schema/live-score-schema.ts';

export interface RacingTeam {
  readonly id: number;
  readonly name: string;
  readonly strength: number;
  readonly crest: Crest;
  readonly base: string;
  readonly firstEntry: number;
  readonly championships: number;
  readonly president: string;
  readonly director: string;
  readonly technicalManager: string;
  readonly chassis: string;
  readonly engine: string;
  readonly tyres: string;
}

type Line = readonly [
  name: string,
  strength: number,
  mark: string,
  base: string,
  firstEntry: number,
  championships: number,
  president: string,
  director: string,
  technicalManager: string,
  chassis: string,
  engine: string,
];

const lines: readonly Line[] = [
  [
    'Kormorán Racing',
    1.03,
    'round KR #0b132b #5bc0be',
    'Szeged, Magyarország',
    1998,
    4,
    'Jakab Levente',
    'Kelen Réka',
    'Lővei Soma',
    'KR-28',
    'Kormorán V6',
  ],
  [
    'Aquilone Corse',
    1.027,
    'shield AC #9b2226 #ffe8d6',
    'Brisighella, Olaszország',
    1961,
    9,
    'Manlio Roccadoro',
    'Tullio Querceti',
    'Elio Valdorci',
    'A64',
    'Aquilone 066',
  ],
  [
    'Silverfen Grand Prix',
    1.022,
    'diamond SF #adb5bd #212529',
    'Fenmarsh, Anglia',
    1984,
    6,
    'Hugh Ashbourn',
    'Gareth Millhurst',
    'Owen Thornlea',
    'SF-41',
    'Silverfen HP',
  ],
  [
    'Nordlicht Motorsport',
    1.015,
    'round NM #023047 #8ecae6',
    'Husum, Németország',
    2004,
    2,
    'Falk Achterberg',
    'Severin Tannhof',
    'Ruben Lindenau',
    'NL22',
    'Nordlicht E6',
  ],
  [
    'Écurie Mistral',
    1.006,
    'shield ÉM #3a0ca3 #f72585',
    'Arles, Franciaország',
    1977,
    1,
    'Gaspard Hautecombe',
    'Octave Rocheblave',
    'Maël Duvernelle',
    'M47',
    'Nordlicht E6',
  ],
  [
    'Tasman Speed',
    1,
    'diamond TS #005f73 #ee9b00',
    'Hobart, Ausztrália',
    2011,
    0,
    'Alden Stanwater',
    'Finlay Netherby',
    'Rhys Oakendale',
    'TS-15',
    'Silverfen HP',
  ],
  [
    'Escudería Cóndor',
    0.994,
    'round EC #6a040f #ffba08',
    'Mendoza, Argentína',
    1995,
    0,
    'Eladio Cerrogrande',
    'Ciro Valdeluna',
    'Hilario Nogueral',
    'C30',
    'Aquilone 066',
  ],
  [
    'Hayabusa Works',
    0.988,
    'shield HW #d90429 #edf2f4',
    'Hamamatsu, Japán',
    1989,
    1,
    'Kazuma Okunami',
    'Ryota Kirishiro',
    'Itsuki Aokigawa',
    'HW37',
    'Hayabusa R',
  ],
  [
    'Baltica Racing Team',
    0.98,
    'diamond BR #1b4332 #d8f3dc',
    'Gdańsk, Lengyelország',
    2016,
    0,
    'Gustaw Lipowiak',
    'Radek Malinec',
    'Kazimir Topolak',
    'B10',
    'Kormorán V6',
  ],
  [
    'Sirocco Team Maghreb',
    0.972,
    'round SM #bc6c25 #fefae0',
    'Tanger, Marokkó',
    2021,
    0,
    'Rashid Lamraniya',
    'Khalil Ouadrissi',
    'Nazim Benmeziane',
    'S05',
    'Hayabusa R',
  ],
];

export const racingTeams: readonly RacingTeam[] = lines.map(
  (
    [name, strength, mark, base, firstEntry, championships, president, director, technicalManager, chassis, engine],
    at,
  ) => {
    const [shape = 'round', text = '', ...colours] = mark.split(' ');
    return {
      id: 601 + at,
      name,
      strength,
      base,
      firstEntry,
      championships,
      president,
      director,
      technicalManager,
      chassis,
      engine,
      tyres: 'Borostyán',
      crest: { shape: shape as Crest['shape'], text, colours },
    };
  },
);
