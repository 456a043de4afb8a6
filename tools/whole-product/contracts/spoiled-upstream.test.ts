import {
  describeRefusalOfEverything,
  describeRefusals,
  describeSpoiledPages,
  spoiledPages,
} from './spoiled-upstream.fake.ts';

const few = ['/rovat/belfold', '/arfolyam', 'zsombekhalom-rendelointezet-szavazas'];

describeRefusals();
describeRefusalOfEverything();
describeSpoiledPages(spoiledPages.filter(({ page }) => few.includes(page)));
