import type { FloodGrade } from '#core/common-data/flooding.ts';

const grades: Readonly<Record<FloodGrade, string>> = { 0: '–', 1: 'I. fok', 2: 'II. fok', 3: 'III. fok' };

/** Words of what stands beside the news and changes by itself. */
export const commonDataMessages = {
  band: 'A nap körülményei',
  weather: 'Időjárás',
  degrees: (celsius: number) => `${celsius} °C`,
  range: (low: number, high: number) => `${low} / ${high} °C`,
  lowAndHigh: (low: number, high: number) => `legalább ${low}, legfeljebb ${high} fok`,
  towns: 'Máshol',
  measured: 'Mérve:',
  old: 'Régi adat.',
  rates: 'Árfolyamok',
  rateDay: (day: string) => `Középárfolyam, ${day}`,
  allRates: 'Minden árfolyam',
  flooding: 'Vízállás',
  gauge: 'Vízmérce',
  change: '24 óra',
  grade: 'Készültség',
  grades,
  record: (level: number) => `rekord: ${level} cm`,
  changeOf: (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−')),
  minutes: 'Olvasói percek',
  sponsored: 'Támogatott tartalom',
} as const;
