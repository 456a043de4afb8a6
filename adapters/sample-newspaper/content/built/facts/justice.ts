import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const cases = [
  { crime: 'csalás', forCrime: 'csalás miatt', loot: 'tűzifára szedett előlegek' },
  { crime: 'hűtlen kezelés', forCrime: 'hűtlen kezelés miatt', loot: 'a szövetkezeti kassza' },
  { crime: 'lopás', forCrime: 'lopás miatt', loot: 'rézkábelek' },
  { crime: 'sikkasztás', forCrime: 'sikkasztás miatt', loot: 'a temetői egyesület pénze' },
  { crime: 'természetkárosítás', forCrime: 'természetkárosítás miatt', loot: 'a védett égerliget fái' },
  { crime: 'zsarolás', forCrime: 'zsarolás miatt', loot: 'a piaci árusok pénze' },
  { crime: 'orgazdaság', forCrime: 'orgazdaság miatt', loot: 'lopott kerékpárok' },
  { crime: 'okirat-hamisítás', forCrime: 'okirat-hamisítás miatt', loot: 'hamis műszaki vizsgák' },
] as const;

export const justice: Family['facts'] = (draw) => ({
  ...draw.next(cases),
  years: String(draw.whole(2, 6)),
  victims: String(draw.whole(14, 86)),
  age: String(draw.whole(34, 67)),
  damage: `${figure(draw.step(6, 94, 1))} millió forint`,
  pages: figure(draw.step(1200, 9600, 100)),
  witnesses: String(draw.whole(11, 40)),
});
