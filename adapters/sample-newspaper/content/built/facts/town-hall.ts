import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const matters = [
  { matter: 'a piac', matterObject: 'a piacot' },
  { matter: 'az uszoda', matterObject: 'az uszodát' },
  { matter: 'a bölcsőde', matterObject: 'a bölcsődét' },
  { matter: 'a könyvtár', matterObject: 'a könyvtárat' },
  { matter: 'az orvosi rendelő', matterObject: 'az orvosi rendelőt' },
  { matter: 'a mozi', matterObject: 'a mozit' },
  { matter: 'a strand', matterObject: 'a strandot' },
  { matter: 'a művelődési ház', matterObject: 'a művelődési házat' },
  { matter: 'az iskolai konyha', matterObject: 'az iskolai konyhát' },
] as const;

export const townHall: Family['facts'] = (draw, eastern) => ({
  ...draw.next(matters),
  money: `${figure(draw.step(18, 460, 2))} ${eastern ? 'ezer lej' : 'millió forint'}`,
  yes: String(draw.whole(7, 11)),
  no: String(draw.whole(2, 5)),
  families: figure(draw.step(120, 2400, 20)),
  rise: String(draw.whole(8, 34)),
  months: String(draw.whole(3, 14)),
});
