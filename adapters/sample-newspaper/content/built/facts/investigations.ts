import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const trails = [
  { trail: 'kavicsbánya', trailObject: 'kavicsbányát', firm: 'Fehér Kavics Nyersanyag' },
  { trail: 'szociális konyha', trailObject: 'szociális konyhát', firm: 'Tálcán Közétkeztető' },
  { trail: 'turistaház', trailObject: 'turistaházat', firm: 'Hegyoldal Ingatlan' },
  { trail: 'szennyvíztelep', trailObject: 'szennyvíztelepet', firm: 'Tisztaforrás Közmű' },
  { trail: 'sportcsarnok', trailObject: 'sportcsarnokot', firm: 'Boltív Építő' },
  { trail: 'hulladékudvar', trailObject: 'hulladékudvart', firm: 'Körforgás Hulladék' },
  { trail: 'kastélypark', trailObject: 'kastélyparkot', firm: 'Platánsor Kert' },
] as const;

export const investigations: Family['facts'] = (draw) => ({
  ...draw.next(trails),
  money: `${figure(draw.step(140, 3900, 10))} millió forint`,
  papers: figure(draw.step(160, 4200, 20)),
  firms: String(draw.whole(3, 9)),
  minutes: String(draw.whole(6, 48)),
  years: String(draw.whole(2, 8)),
  share: String(draw.step(60, 95, 5)),
});
