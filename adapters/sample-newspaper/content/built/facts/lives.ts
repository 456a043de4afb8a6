import type { Family } from '../templates/family.ts';

const callings = [
  { calling: 'órásmester', change: 'a villamosvezetést', craft: 'az órajavítás' },
  { calling: 'méhész', change: 'a banki állását', craft: 'a méhészkedés' },
  { calling: 'orgonaépítő', change: 'a mérnöki irodát', craft: 'az orgonaépítés' },
  { calling: 'falusi tanító', change: 'a fővárosi katedrát', craft: 'a tanítás' },
  { calling: 'komposztmester', change: 'a reklámügynökséget', craft: 'a komposztálás' },
  { calling: 'kovács', change: 'a programozást', craft: 'a kovácsolás' },
  { calling: 'bábkészítő', change: 'az ügyvédi praxist', craft: 'a bábkészítés' },
  { calling: 'juhász', change: 'a kamionozást', craft: 'a juhászat' },
  { calling: 'könyvkötő', change: 'a nyomdát', craft: 'a könyvkötés' },
  { calling: 'kertész', change: 'a kórházi műszakokat', craft: 'a kertészkedés' },
] as const;

export const lives: Family['facts'] = (draw) => ({
  ...draw.next(callings),
  age: String(draw.whole(31, 64)),
  years: String(draw.whole(3, 41)),
  children: draw.next(['két', 'három', 'négy']),
  rooms: draw.next(['két', 'három', 'öt']),
  km: String(draw.whole(18, 260)),
  hour: draw.next(['öt', 'hat', 'fél hat']),
});
