import { tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const subjects = [
  { subject: 'a lakásárak', changed: 'változtak', of: 'a lakásárakat', measure: 'négyzetméterár' },
  { subject: 'a bérek', changed: 'változtak', of: 'a béreket', measure: 'medián nettó bér' },
  { subject: 'az ingázás', changed: 'változott', of: 'az ingázást', measure: 'átlagos menetidő' },
  { subject: 'a születések', changed: 'változtak', of: 'a születésszámokat', measure: 'születések száma' },
  { subject: 'a kisboltok', changed: 'változtak', of: 'a kisboltok számát', measure: 'kisboltok száma' },
  {
    subject: 'a háziorvosi körzetek',
    changed: 'változtak',
    of: 'a háziorvosi körzeteket',
    measure: 'üres körzetek száma',
  },
  { subject: 'a napelemek', changed: 'változtak', of: 'a napelemek teljesítményét', measure: 'beépített teljesítmény' },
  {
    subject: 'az iskolák',
    changed: 'változtak',
    of: 'az iskolák létszámát',
    measure: 'egy osztályra jutó gyerekek száma',
  },
  {
    subject: 'a közbeszerzések',
    changed: 'változtak',
    of: 'a közbeszerzéseket',
    measure: 'egyajánlatos eljárások aránya',
  },
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
