import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const works = [
  { thing: 'híd', object: 'hidat', onThing: 'a hídon' },
  { thing: 'aluljáró', object: 'aluljárót', onThing: 'az aluljáróban' },
  { thing: 'körforgalom', object: 'körforgalmat', onThing: 'a körforgalomban' },
  { thing: 'vasúti átjáró', object: 'vasúti átjárót', onThing: 'a vasúti átjárón' },
  { thing: 'elkerülő út', object: 'elkerülő utat', onThing: 'az elkerülő úton' },
  { thing: 'buszpályaudvar', object: 'buszpályaudvart', onThing: 'a buszpályaudvaron' },
  { thing: 'kerékpárút', object: 'kerékpárutat', onThing: 'a kerékpárúton' },
  { thing: 'állomásépület', object: 'állomásépületet', onThing: 'az állomásépületben' },
] as const;

export const roadworks: Family['facts'] = (draw) => ({
  ...draw.next(works),
  months: String(draw.whole(4, 15)),
  cost: tenths(draw.step(21, 96, 1)),
  detour: String(draw.whole(9, 27)),
  cars: figure(draw.step(3200, 18_400, 100)),
  years: String(draw.whole(31, 58)),
  share: String(draw.step(55, 85, 5)),
});
