import type { FloodGrade } from '#core/editorial/common-data/flooding.ts';

const grades: Readonly<Record<FloodGrade, string>> = { 0: '–', 1: 'I. fok', 2: 'II. fok', 3: 'III. fok' };

/** Uses the minus sign, which is as wide as a digit and read correctly by screen readers. */
const signed = (value: number): string => String(value).replace('-', '−');

export const commonDataMessages = {
  band: 'A nap körülményei',
  weather: 'Időjárás',
  degrees: (celsius: number) => `${signed(celsius)} °C`,
  range: (low: number, high: number) => `${signed(low)} / ${signed(high)} °C`,
  lowAndHigh: (low: number, high: number) => `legalább ${signed(low)}, legfeljebb ${signed(high)} fok`,
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
  levelOf: signed,
  record: (level: number) => `rekord: ${signed(level)} cm`,
  changeOf: (change: number) => (change > 0 ? `+${change}` : signed(change)),
  minutes: 'Olvasói percek',
  sponsored: 'Támogatott tartalom',
} as const;
