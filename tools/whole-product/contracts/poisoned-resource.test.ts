import { describePoison } from './spoiled-upstream.fake.ts';

describePoison(
  ['/rovat/belfold', '/dokumentum/adatvedelem', 'zsombekhalom-rendelointezet-szavazas'],
  ['zsombekhalom-rendelointezet-szavazas'],
);
