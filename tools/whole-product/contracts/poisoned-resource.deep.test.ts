import { describePoison } from './spoiled-upstream.fake.ts';

describePoison([
  '/rovat/belfold',
  '/melleklet/eb-2024/csoportok',
  '/dokumentum/adatvedelem',
  'zsombekhalom-rendelointezet-szavazas',
  'ildo-arviz-elo',
]);
