import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const objects = [
  { thing: 'buszmegálló', object: 'buszmegállót' },
  { thing: 'iskolai pad', object: 'iskolai padot' },
  { thing: 'magtár', object: 'magtárat' },
  { thing: 'víztorony', object: 'víztornyot' },
  { thing: 'játszótér', object: 'játszóteret' },
  { thing: 'betűtípus', object: 'betűtípust' },
  { thing: 'piactető', object: 'piactetőt' },
  { thing: 'könyvesbolt', object: 'könyvesboltot' },
  { thing: 'lámpa', object: 'lámpát' },
  { thing: 'kilátó', object: 'kilátót' },
  { thing: 'panellakás', object: 'panellakást' },
] as const;

export const design: Family['facts'] = (draw) => ({
  ...draw.next(objects),
  area: figure(draw.step(12, 640, 4)),
  cost: figure(draw.step(2, 180, 2)),
  months: String(draw.whole(3, 22)),
  years: String(draw.whole(40, 130)),
  pieces: String(draw.whole(6, 240)),
  people: String(draw.whole(3, 26)),
});
