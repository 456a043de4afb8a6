import { slugOf } from '../../../origin/content/slug-of.ts';
import type { TipRound } from '../../../origin/content/newsroom-content.ts';
import { parties } from './parties.ts';
import { unitsWon } from './valasztas-2022.ts';

const counties = [
  'Baranya',
  'Bács-Kiskun',
  'Békés',
  'Borsod-Abaúj-Zemplén',
  'Csongrád-Csanád',
  'Fejér',
  'Győr-Moson-Sopron',
  'Heves',
  'Nógrád',
  'Somogy',
];

const day = 86_400;
const hour = 3600;

interface Pair {
  readonly home: string;
  readonly away: string;
  readonly place: string;
  readonly at: number;
  readonly result: { readonly home: number; readonly away: number } | null;
}

const pairOf = (pair: Pair): object => ({ key: slugOf(`${pair.home} ${pair.away}`), ...pair });

/** Format: `hazai–vendég; helyszín; 2-1`, one match per hour. */
const pairs = (from: number, lines: readonly string[]): readonly object[] =>
  lines.map((line, at) => {
    const [teams = '', place = '', goals] = line.split('; ');
    const [home = '', away = ''] = teams.split('–');
    const [one, other] = goals?.split('-').map(Number) ?? [];
    return pairOf({
      home,
      away,
      place,
      at: from + Math.floor(at / 2) * 2 * hour,
      result: one === undefined || other === undefined ? null : { home: one, away: other },
    });
  });

const evening = (now: number, days: number): number => Math.floor(now / day) * day + days * day + 15 * hour;

/** `now` is the first start (unix seconds). The first two rounds move with the days since then. */
export const tipRoundsAt = (now: number): readonly TipRound[] => [
  {
    slug: 'kupa-negyeddonto',
    title: 'Kupa, negyeddöntők',
    lead: 'Nyolc csapat, négy egymeccses párosítás, és egy harmadosztályú, amely már két élvonalbelit kivert.',
    supplement: null,
    followsToday: true,
    pairs: pairs(evening(now, 5), [
      'Bodonyvári Kikötő–Kőszegerdő SE; Bodonyvár, Kikötő utcai pálya',
      'Duna-menti Vasas–FC Ludasér; Ludasér',
      'Sóstói Halászok–Mezőgárdony TK; Sóstó',
      'Hargita Medvék–Borsodi Kohász; Csíkzsombor',
    ]),
  },
  {
    slug: 'bajnoksag-14-fordulo',
    title: 'Bajnokság, 14. forduló',
    lead: 'Hat mérkőzés, kettő közülük hóesésben. A forduló lezárult, az eredmények véglegesek.',
    supplement: null,
    followsToday: true,
    pairs: pairs(evening(now, -4), [
      'FC Ludasér–Sóstói Halászok; Ludasér; 2-1',
      'Borsodi Kohász–Bodonyvári Kikötő; Ózdvölgy; 0-0',
      'Mezőgárdony TK–Kőszegerdő SE; Mezőgárdony; 1-3',
      'Hargita Medvék–Duna-menti Vasas; Csíkzsombor; 2-2',
      'Kőrisgerinc SC–Tiszavirág FK; Kőrisgerinc; 4-0',
      'Zsombékhalmi Torna–Felsőborzas; Zsombékhalom; 1-0',
    ]),
  },
  {
    slug: 'valasztas-2022',
    title: 'Hány körzetet visz a két nagy?',
    lead: 'Vármegyénként az egyéni körzetek száma: a Földközel Párté – a Holnapután Mozgalomé. Ami marad, másoké.',
    supplement: 'valasztas-2022',
    pairs: counties.map((county) => ({
      key: slugOf(county),
      at: Date.parse('2022-04-03T06:00:00+02:00') / 1000,
      home: parties.folkozel.name,
      away: parties.holnap.name,
      place: county,
      result: { home: unitsWon(county, parties.folkozel.name), away: unitsWon(county, parties.holnap.name) },
    })),
  },
];
