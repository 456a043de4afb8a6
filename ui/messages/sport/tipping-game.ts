import type { TipOutcome } from '#core/sport/tipping-game/score-tips.ts';
import type { RoundState } from '#core/sport/tipping-game/tip-round.ts';

/** Words of the tipping game. */
export const gameMessages = {
  title: 'Tippjáték',
  rounds: 'Fordulók',
  allRounds: 'A tippjáték összes fordulója',
  state: { open: 'Még tippelhető', waiting: 'Eredményre vár', finished: 'Lezárult' } satisfies Record<
    RoundState,
    string
  >,
  pairs: (count: number) => `${count} párosítás`,
  closes: 'Lezárul:',
  closed: 'Lezárult:',
  pair: 'Párosítás',
  yourTip: 'Tipp',
  result: 'Eredmény',
  points: 'Pont',
  unknown: '–',
  goalsOf: (name: string) => `${name}, tipp 0 és 9 között`,
  tooLate: 'már nem tippelhető',
  submit: 'Összesítem a tippjeimet',
  hint: 'Elküldés után a tippjeid egy saját címre kerülnek: azt megoszthatod, elteheted, és az eredmények után ott látod a pontjaidat. Bejelentkezés nem kell hozzá, mi nem tároljuk.',
  sheet: 'Ezek a tippek',
  sheetLead: (given: number, all: number) =>
    `${all} párosításból ${given} tipp. Ez a cím őrzi őket: oszd meg, vagy mentsd el.`,
  total: (points: number, most: number) => `${points} pont, legfeljebb ${most} lehetett`,
  exact: (count: number) => (count === 0 ? 'Pontos találat nem volt.' : `Ebből ${count} pontos találat.`),
  outcome: {
    exact: 'pontos eredmény',
    difference: 'jó különbség',
    winner: 'jó győztes vagy döntetlen',
    missed: 'nem talált',
    none: 'nincs tipp',
    unknown: 'még nincs eredmény',
  } satisfies Record<TipOutcome, string>,
  change: 'Módosítom',
  own: 'Saját tippet adok',
  otherRounds: 'További fordulók',
  rules: 'Szabályok',
  pointsTable: 'Pontozás',
  forWhat: 'Mire jár',
  keep: 'Megőrzöm ezen az eszközön',
  kept: 'Megőriztük ezen az eszközön.',
  keepFailed: 'Nem sikerült megőrizni; mentsd el az oldal címét.',
  keptTips: 'Az eltett tippjeid',
  keptLink: 'Megnézem',
  toRound: 'Az egész forduló',
  about: (place: string) => `Mire megy: ${place}`,
  noRounds: 'Most nincs forduló. Nézz vissza a következő torna előtt.',
} as const;
