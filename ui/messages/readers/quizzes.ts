import type { AnswerFate } from '#core/readers/quizzes/fate-of-answers.ts';
import { thousands } from '#core/wording/thousands.ts';

export const quizMessages = {
  away: 'A kvíz most nem érhető el. Nézz vissza kicsit később!',
  number: (at: number, of: number) => `${at}/${of}. kérdés`,
  several: 'Többet is bejelölhetsz.',
  eachRow: 'Minden sorban egyet választhatsz.',
  send: (open: number) => (open === 1 ? 'Elküldöm a válaszomat' : 'Elküldöm a válaszaimat'),
  hint: (open: number) =>
    open === 1
      ? 'Amit elküldtél, azon már nem lehet változtatni.'
      : 'Nem kell egyszerre mindenre válaszolnod. Amit elküldtél, azon már nem lehet változtatni.',
  until: 'Eddig válaszolhatsz:',
  closed: 'Lezárult:',
  own: 'A te válaszod',
  ownOption: (option: string) => `A te válaszod: ${option}`,
  right: 'Helyes válasz',
  verdict: { right: 'Eltaláltad.', wrong: 'Most nem találtad el.' },
  score: (right: number, of: number) => `${of} kérdésből ${right} helyes válasz`,
  left: (open: number) => `Még ${open} kérdés vár rád.`,
  share: (percent: number, count: number) => `${percent}% · ${thousands(count)} válasz`,
  shareOfMarks: (percent: number, count: number) => `A jelölések ${percent}%-a · ${thousands(count)} jelölés`,
  mean: (average: number, max: number, count: number) =>
    `Átlag: ${thousands(Math.round(average * 10) / 10)} az 1–${max} skálán · ${thousands(count)} válasz`,
  scale: (min: string, max: string, of: number) => `1: ${min}, ${of}: ${max}`,
  nobody: 'Még senki nem válaszolt.',
  fate: {
    counted: 'Megkaptuk, köszönjük!',
    nothing: 'Még nem jelöltél be semmit.',
    twice: 'Erre már válaszoltál korábban: az első válaszod számít.',
    unfit: 'A kérdés közben megváltozott, ezt a választ nem tudtuk beszámítani. Válassz újra!',
    late: 'Ez a kérdés közben lezárult, a válaszod már nem számít bele.',
  } satisfies Record<AnswerFate, string>,
} as const;
