import { tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const subjects = [
  { subject: 'a lakásárak', of: 'lakásárakat', measure: 'négyzetméterár' },
  { subject: 'a bérek', of: 'béreket', measure: 'medián nettó bér' },
  { subject: 'az ingázás', of: 'ingázást', measure: 'átlagos menetidő' },
  { subject: 'a születések', of: 'születésszámokat', measure: 'születések száma' },
  { subject: 'a kisboltok', of: 'kisboltok számát', measure: 'kisboltok száma' },
  { subject: 'a háziorvosi körzetek', of: 'háziorvosi körzeteket', measure: 'üres körzetek száma' },
  { subject: 'a napelemek', of: 'napelemek teljesítményét', measure: 'beépített teljesítmény' },
  { subject: 'az iskolák', of: 'iskolák létszámát', measure: 'egy osztályra jutó gyerekek száma' },
  { subject: 'a közbeszerzések', of: 'közbeszerzéseket', measure: 'egyajánlatos eljárások aránya' },
] as const;

export const figures: Family['facts'] = (draw) => ({
  ...draw.next(subjects),
  change: tenths(draw.step(14, 186, 1)),
  gap: String(draw.whole(2, 5)),
  districts: String(draw.whole(61, 174)),
  years: String(draw.whole(5, 20)),
  share: String(draw.step(20, 75, 5)),
  rank: String(draw.whole(2, 9)),
});
