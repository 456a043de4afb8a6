export interface RacingDriver {
  readonly id: number;
  readonly name: string;
  readonly abbr: string;
  readonly number: number;
  readonly nationality: string;
  readonly country: { readonly name: string; readonly code: string };
  readonly birthdate: string;
  readonly birthplace: string;
  readonly championships: number;
  readonly entered: number;
  readonly podiums: number;
  readonly points: number;
  readonly best: readonly [position: number, times: number];
  readonly bestGrid: number;
  readonly strength: number;
}

type Line = readonly [
  name: string,
  abbr: string,
  number: number,
  country: string,
  birthdate: string,
  birthplace: string,
  career: string,
  strength: number,
];

// In pairs, in team order. Career: titles, Grands Prix, podiums, points, best finish × times, best grid.
const lines: readonly Line[] = [
  ['Hamar Dénes', 'HAM', 7, 'magyar Magyarország HU', '1997-09-30', 'Vác', '2 146 61 1712.5 1×33 1', 1.006],
  ['Ivánka Teó', 'IVA', 21, 'magyar Magyarország HU', '2002-03-11', 'Kecskemét', '0 58 12 421 1×2 2', 1],
  ['Renzo Castelfranchi', 'CAS', 5, 'olasz Olaszország IT', '1995-06-02', 'Faenza', '1 171 70 1820 1×24 1', 1.004],
  ['Joar Fjellstrand', 'FJE', 16, 'norvég Norvégia NO', '2000-12-19', 'Stavanger', '0 84 19 688 1×3 1', 1.001],
  [
    'Callum Hawkstone',
    'HAW',
    44,
    'brit Egyesült|Királyság GB',
    '1991-01-24',
    'Lincoln',
    '3 248 122 3305.5 1×61 1',
    1.003,
  ],
  ['Niall Greenhaugh', 'GRE', 63, 'ír Írország IE', '2001-05-14', 'Cork', '0 62 9 377 2×3 2', 0.999],
  ['Quirin Brandlechner', 'BRA', 27, 'osztrák Ausztria AT', '1996-08-08', 'Graz', '0 133 31 940 1×5 1', 1.002],
  ['Mikkel Sjøholm', 'SJO', 20, 'dán Dánia DK', '1999-10-27', 'Aarhus', '0 77 6 233 2×1 3', 0.998],
  ['Tancrède Fontbrune', 'FON', 10, 'francia Franciaország FR', '1998-04-17', 'Nîmes', '0 104 11 402 1×1 2', 1],
  ['Eladio Mirasoles', 'MIR', 55, 'spanyol Spanyolország ES', '1994-02-03', 'Jaca', '0 166 22 811 1×2 1', 1.001],
  ['Lorcan Tidewell', 'TID', 81, 'ausztrál Ausztrália AU', '2003-07-21', 'Geelong', '0 40 3 128 3×3 4', 1.002],
  ['Ewan Penhallard', 'PEN', 3, 'új-zélandi Új-Zéland NZ', '1997-11-05', 'Nelson', '0 96 4 214 2×1 3', 0.997],
  ['Leandro Cantarrana', 'CAN', 43, 'argentin Argentína AR', '2002-09-09', 'Rosario', '0 44 1 77 3×1 5', 1.001],
  ['Ramiro Vimioso', 'VIM', 8, 'portugál Portugália PT', '1993-12-30', 'Braga', '0 181 13 590 1×1 2', 0.998],
  ['Takumi Shirakumo', 'SHI', 22, 'japán Japán JP', '2000-05-06', 'Matsue', '0 81 2 145 3×2 5', 1],
  ['Haruto Kurosaki', 'KUR', 12, 'japán Japán JP', '2004-01-16', 'Kóbe', '0 21 0 18 6×1 7', 0.997],
  ['Tadeasz Habrovec', 'HAB', 88, 'lengyel Lengyelország PL', '1998-07-07', 'Toruń', '0 92 1 96 3×1 6', 1],
  ['Valentin Seidenfaden', 'SEI', 31, 'német Németország DE', '2001-10-12', 'Fulda', '0 47 0 41 5×1 8', 0.998],
  ['Tariq Zerhouniya', 'ZER', 6, 'marokkói Marokkó MA', '1999-03-28', 'Fez', '0 68 0 52 4×1 6', 1],
  ['Octavio Riofrío', 'RIO', 24, 'mexikói Mexikó MX', '2003-02-22', 'Puebla', '0 20 0 4 8×1 11', 0.996],
];

export const racingDrivers: readonly RacingDriver[] = lines.map(
  ([name, abbr, number, from, birthdate, birthplace, career, strength], at) => {
    const [nationality = '', country = '', code = ''] = from.split(' ');
    const [titles = '0', entered = '0', podiums = '0', points = '0', best = '', grid = '0'] = career.split(' ');
    const [position = '0', times = '0'] = best.split('×');
    return {
      id: 701 + at,
      name,
      abbr,
      number,
      nationality,
      birthdate,
      birthplace,
      strength,
      country: { name: country.replace('|', ' '), code },
      championships: Number(titles),
      entered: Number(entered),
      podiums: Number(podiums),
      points: Number(points),
      best: [Number(position), Number(times)],
      bestGrid: Number(grid),
    };
  },
);
