import type { PeriodWord } from '#core/services/exchange/read-rates-query.ts';

const months = ['jan.', 'febr.', 'márc.', 'ápr.', 'máj.', 'jún.', 'júl.', 'aug.', 'szept.', 'okt.', 'nov.', 'dec.'];
const partsOf = (day: string): readonly [year: string, month: string, day: number] => [
  day.slice(0, 4),
  months[Number(day.slice(5, 7)) - 1] ?? '',
  Number(day.slice(8)),
];

const names: Readonly<Record<string, string>> = {
  EUR: 'euró',
  USD: 'amerikai dollár',
  CHF: 'svájci frank',
  GBP: 'angol font',
  RON: 'román lej',
  HUF: 'magyar forint',
  PLN: 'lengyel złoty',
  CZK: 'cseh korona',
};

export const ratesMessages = {
  title: 'Árfolyamok',
  lead: (day: string) => `Középárfolyamok, ${day}`,
  name: (currency: string) => names[currency] ?? currency,
  periods: { '1het': '1 hét', '1ho': '1 hónap', '3ho': '3 hónap', '1ev': '1 év', '2ev': '2 év' } satisfies Readonly<
    Record<PeriodWord, string>
  >,
  period: 'Időszak',
  currencies: 'Pénznemek',
  unit: (unit: number, currency: string) => `${unit} ${currency}`,
  since: (change: string, percent: string) => `${change} (${percent}%) az időszak elejéhez képest`,
  lowest: 'Legalacsonyabb',
  highest: 'Legmagasabb',
  last: 'Utolsó',
  chart: (name: string, period: string) => `${name}, ${period}: az árfolyam alakulása`,
  described: (text: {
    readonly first: string;
    readonly last: string;
    readonly lowest: string;
    readonly highest: string;
  }) => `Kezdetben ${text.first}, a végén ${text.last}. Legalacsonyabb: ${text.lowest}. Legmagasabb: ${text.highest}.`,
  pointer: 'Az árfolyam napról napra',
  pointerHint: 'Egy-egy nap árfolyama: mutatóval, ujjal vagy a nyilakkal a vonalon.',
  onDay: (amount: string, day: string) => `${amount} (${day})`,
  day: (day: string) => {
    const [year, month, date] = partsOf(day);
    return `${year}. ${month} ${date}.`;
  },
  dayOfYear: (day: string) => {
    const [, month, date] = partsOf(day);
    return `${month} ${date}.`;
  },
  monthOfYear: (day: string) => {
    const [year, month] = partsOf(day);
    return `${year}. ${month}`;
  },
  table: 'Az utolsó tizennégy nap',
  dayHead: 'Nap',
  rate: 'Középárfolyam',
  change: 'Változás',
  rose: 'emelkedett',
  fell: 'csökkent',
  same: 'nem változott',
  converter: 'Átváltó',
  amount: 'Összeg',
  currency: 'Pénznem',
  direction: 'Mit mire?',
  intoOwn: (own: string) => `Devizát ${own}`,
  intoForeign: (own: string) => `${own} devizára`,
  own: { HUF: ['forintra', 'Forintot'], RON: ['lejre', 'Lejt'] } as Readonly<Record<string, readonly [string, string]>>,
  convert: 'Átváltom',
  result: (from: string, to: string) => `${from} = ${to}`,
  byRate: (rate: string) => `Középárfolyamon: ${rate}. A pénzváltók és a bankok ettől eltérnek.`,
  noRates: 'Most nincs elérhető árfolyam. Nézzen vissza később.',
  noCourse: 'Ennek a pénznemnek most nem érhető el a múltja.',
  note: 'Az árfolyamok tájékoztató középértékek, munkanaponként frissülnek.',
} as const;
