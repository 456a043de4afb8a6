import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const themes = [
  { theme: 'az alvás', themeObject: 'az alvást', tag: 'alvás' },
  { theme: 'a hátfájás', themeObject: 'a hátfájást', tag: 'mozgás' },
  { theme: 'a magas vérnyomás', themeObject: 'a magas vérnyomást', tag: 'egészségügy' },
  { theme: 'a szorongás', themeObject: 'a szorongást', tag: 'mentális egészség' },
  { theme: 'a gyerekkori szemromlás', themeObject: 'a gyerekkori szemromlást', tag: 'gyerek' },
  { theme: 'az influenza', themeObject: 'az influenzát', tag: 'járvány' },
  { theme: 'a gyomorégés', themeObject: 'a gyomorégést', tag: 'táplálkozás' },
] as const;

export const health: Family['facts'] = (draw) => ({
  ...draw.next(themes),
  people: figure(draw.step(180, 9400, 20)),
  effect: tenths(draw.step(60, 340, 5)),
  weeks: String(draw.whole(4, 26)),
  minutes: String(draw.step(15, 60, 5)),
  share: String(draw.step(20, 70, 5)),
  days: String(draw.whole(6, 88)),
});
