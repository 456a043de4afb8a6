export interface SampleCircuit {
  readonly id: number;
  readonly competition: string;
  readonly country: string;
  readonly city: string;
  readonly name: string;
  readonly kilometres: number;
  readonly laps: number;
  readonly capacity: number;
  readonly opened: number;
  readonly first: number;
  readonly owner: string;
  readonly record: readonly [time: string, driver: string, year: number];
  readonly sprint: boolean;
}

type Line = readonly [
  competition: string,
  place: string,
  name: string,
  kilometres: number,
  laps: number,
  figures: string,
  owner: string,
  record: string,
  sprint?: 'sprint',
];

// Figures: seats, opened, first Grand Prix. Record: time, driver, year.
const lines: readonly Line[] = [
  [
    'Öböl-menti Nagydíj',
    'Bahrein|Manáma',
    'Gyöngyhalász-pálya',
    5.31,
    58,
    '68000 2003 2004',
    'Öböl Motorsport',
    '1:31.447|Callum Hawkstone|2021',
  ],
  [
    'Ausztrál Nagydíj',
    'Ausztrália|Geelong',
    'Corio Bay Circuit',
    5.18,
    59,
    '82000 1994 1996',
    'Corio Bay Trust',
    '1:19.813|Renzo Castelfranchi|2024',
    'sprint',
  ],
  [
    'Japán Nagydíj',
    'Japán|Matsue',
    'Izumo-pálya',
    5.62,
    55,
    '95000 1971 1988',
    'Izumo Raceway',
    '1:29.902|Hamar Dénes|2023',
  ],
  [
    'Emiliai Nagydíj',
    'Olaszország|Brisighella',
    'Autodromo dei Calanchi',
    4.93,
    62,
    '60000 1958 1963',
    'Calanchi S.p.A.',
    '1:15.484|Hamar Dénes|2022',
  ],
  [
    'Riviéra Nagydíj',
    'Franciaország|Menton',
    'Circuit des Citronniers',
    3.42,
    77,
    '34000 1936 1951',
    'Menton városa',
    '1:12.318|Callum Hawkstone|2020',
  ],
  [
    'Spanyol Nagydíj',
    'Spanyolország|Jaca',
    'Circuito de la Peña',
    4.66,
    66,
    '72000 1990 1992',
    'Motor Pirineos',
    '1:17.006|Eladio Mirasoles|2024',
    'sprint',
  ],
  [
    'Magyar Nagydíj',
    'Magyarország|Szolnok',
    'Tisza-gyűrű',
    4.38,
    70,
    '70000 1986 1987',
    'Tiszai Sportpálya Kft.',
    '1:16.627|Hamar Dénes|2020',
  ],
  [
    'Osztrák Nagydíj',
    'Ausztria|Leoben',
    'Erzbergring',
    4.31,
    71,
    '88000 1969 1970',
    'Erzberg Motorsport',
    '1:06.201|Quirin Brandlechner|2023',
  ],
  [
    'Brit Nagydíj',
    'Egyesült Királyság|Lincoln',
    'Fenmarsh Airfield',
    5.77,
    53,
    '120000 1948 1952',
    'Fenmarsh Motor Club',
    '1:27.369|Callum Hawkstone|2019',
  ],
  [
    'Belga Nagydíj',
    'Belgium|Bouillon',
    'Circuit de la Semois',
    6.84,
    45,
    '75000 1925 1954',
    'Semois Circuit ASBL',
    '1:45.108|Joar Fjellstrand|2025',
    'sprint',
  ],
  [
    'Holland Nagydíj',
    'Hollandia|Texel',
    'Duinbaan',
    4.27,
    72,
    '90000 1950 1955',
    'Duinbaan BV',
    '1:11.097|Renzo Castelfranchi|2024',
  ],
  [
    'Argentin Nagydíj',
    'Argentína|Mendoza',
    'Autódromo del Cóndor',
    4.82,
    64,
    '66000 1962 1995',
    'Cóndor Automotor',
    '1:20.745|Ramiro Vimioso|2021',
  ],
  [
    'Mexikói Nagydíj',
    'Mexikó|Puebla',
    'Autódromo Volcán',
    4.55,
    67,
    '99000 1965 1986',
    'Volcán Eventos',
    '1:18.330|Callum Hawkstone|2022',
    'sprint',
  ],
  [
    'Marokkói Nagydíj',
    'Marokkó|Tanger',
    'Szirokkó Street Circuit',
    5.05,
    60,
    '45000 2019 2021',
    'Tanger városa',
    '1:24.590|Tancrède Fontbrune|2025',
  ],
];

export const circuits: readonly SampleCircuit[] = lines.map(
  ([competition, place, name, kilometres, laps, figures, owner, record, sprint], at) => {
    const [country = '', city = ''] = place.split('|');
    const [capacity = 0, opened = 0, first = 0] = figures.split(' ').map(Number);
    const [time = '', driver = '', year = ''] = record.split('|');
    return {
      id: 401 + at,
      competition,
      country,
      city,
      name,
      kilometres,
      laps,
      capacity,
      opened,
      first,
      owner,
      record: [time, driver, Number(year)],
      sprint: sprint !== undefined,
    };
  },
);
