import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const firms = [
  ['Tarnavölgyi Üvegipari', 'üvegipari cég', 'üvegházi panel'],
  ['Fészek Bútorműhely', 'bútorgyártó', 'íróasztal'],
  ['Sajkás Hajtómű', 'gépgyár', 'hajtómű'],
  ['Nádpálca Papír', 'papírgyár', 'csomagolókarton'],
  ['Kékfény Szenzor', 'műszergyártó', 'vízmérő'],
  ['Hármas Malom', 'malomipari cég', 'lisztes zsák'],
  ['Gerendahát Faipari', 'faipari cég', 'tetőszerkezet'],
  ['Pillér Öntöde', 'öntöde', 'fékdob'],
  ['Almáskert Lé', 'gyümölcsfeldolgozó', 'almalé'],
  ['Orsó Fonoda', 'textilgyár', 'munkaruha'],
  ['Ösvény Kerékpár', 'kerékpárgyártó', 'teherbicikli'],
  ['Meszely Pince', 'borászat', 'palackozott bor'],
] as const;

export const company: Family['facts'] = (draw) => {
  const [firm, kind, product] = draw.next(firms);
  return {
    firm,
    kind,
    product,
    people: figure(draw.step(45, 620, 5)),
    money: tenths(draw.step(9, 88, 1)),
    growth: tenths(draw.step(31, 274, 3)),
    share: String(draw.step(35, 85, 5)),
    years: String(draw.whole(8, 44)),
    wage: String(draw.step(430, 690, 10)),
  };
};
