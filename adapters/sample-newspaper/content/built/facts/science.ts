import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const finds = [
  { topic: 'a fecskék vonulása', find: 'a fecskék két héttel korábban érkeznek', tag: 'madarak' },
  { topic: 'a talaj emlékezete', find: 'a talaj évekig őrzi az aszály nyomát', tag: 'klíma' },
  { topic: 'egy rejtett barlangi tó', find: 'a barlang alatt még egy tó van', tag: 'geológia' },
  { topic: 'a méhek tájékozódása', find: 'a méhek a villanyoszlopokat is számon tartják', tag: 'állatok' },
  { topic: 'egy késő avar kút', find: 'a kút deszkáit egyetlen tölgyből hasították', tag: 'régészet' },
  { topic: 'a városi hősziget', find: 'egy udvar három fokkal hűvösebb, ha nem parkolnak benne', tag: 'klíma' },
  { topic: 'a denevérek téli álma', find: 'a denevérek felébrednek, ha zajos az út', tag: 'állatok' },
  { topic: 'egy halvány üstökös', find: 'az üstökös pályája eltér a számítottól', tag: 'csillagászat' },
  { topic: 'a folyami kagylók', find: 'a kagylók héjából kiolvasható a vízszint', tag: 'környezet' },
] as const;

export const science: Family['facts'] = (draw) => ({
  ...draw.next(finds),
  years: String(draw.whole(3, 17)),
  samples: figure(draw.step(240, 12_600, 20)),
  effect: tenths(draw.step(12, 310, 1)),
  team: String(draw.whole(4, 19)),
});
