import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const goods = [
  { good: 'a lakáshitel', goodObject: 'a lakáshitelt' },
  { good: 'az albérlet', goodObject: 'az albérletet' },
  { good: 'a lakásbiztosítás', goodObject: 'a lakásbiztosítást' },
  { good: 'a bankszámla', goodObject: 'a bankszámlát' },
  { good: 'a mobilcsomag', goodObject: 'a mobilcsomagot' },
  { good: 'az internet', goodObject: 'az internetet' },
  { good: 'az autóbiztosítás', goodObject: 'az autóbiztosítást' },
  { good: 'a hitelkártya', goodObject: 'a hitelkártyát' },
  { good: 'a személyi kölcsön', goodObject: 'a személyi kölcsönt' },
] as const;

export const householdMoney: Family['facts'] = (draw) => ({
  ...draw.next(goods),
  rise: tenths(draw.step(21, 192, 1)),
  saving: figure(draw.step(14_000, 182_000, 2000)),
  gap: String(draw.step(15, 60, 5)),
  offers: String(draw.whole(11, 38)),
  share: String(draw.step(25, 70, 5)),
  years: String(draw.whole(2, 9)),
});
