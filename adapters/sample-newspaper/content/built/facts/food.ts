import type { Family } from '../templates/family.ts';

const spots = [
  ['Kanál és Kés', 'tárkonyos raguleves'],
  ['Petrezselyem', 'túrós csusza'],
  ['Sógor Konyhája', 'káposztás tészta'],
  ['Sós Fánk', 'kelt fánk'],
  ['Lenn a Kikötőben', 'harcsapaprikás'],
  ['Fél Zsömle', 'kakaós csiga'],
  ['Zeller Bisztró', 'zellerkrém'],
  ['Vadgesztenye', 'vadas marha'],
  ['Piros Lábas', 'lecsó'],
  ['Mákvirág', 'mákos guba'],
  ['Kemence Utca', 'kemencés lángos'],
  ['Szilvamag', 'szilvás gombóc'],
] as const;

export const food: Family['facts'] = (draw) => {
  const [place, dish] = draw.next(spots);
  return {
    place,
    dish,
    price: String(draw.step(1400, 5900, 50)),
    seats: String(draw.whole(12, 46)),
    years: String(draw.whole(2, 33)),
    score: String(draw.whole(6, 9)),
    minutes: String(draw.whole(9, 35)),
    tests: String(draw.whole(5, 11)),
  };
};
